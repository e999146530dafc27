import { orders } from '@zayy/database/schema/orders'
import { readOrderCode } from '@zayy/domain/orders/order-code'
import { givenUpWithin } from '@zayy/platform/jobs/count-failing-jobs'
import { RESTARTED } from '@zayy/platform/jobs/enqueue'
import { jobs } from '@zayy/platform/jobs/jobs-table'
import type { Database, Executor } from '@zayy/platform/postgres/database'
import { and, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { JobKind } from '../add-job.ts'

/**
 * State of the mail to a buyer after a change of an order.
 * `queued`: a running server sends it. `failing`: queued, but mails about orders currently fail. `refused`: mails about this
 * order were given up. `noAddress`: the buyer was erased, or gave no address on the phone.
 */
export type BuyerMail = 'queued' | 'failing' | 'refused' | 'noAddress'

const orderMails: JobKind[] = ['order-placed', 'order-news', 'buyer-digest', 'transfer-reminder']

const orderOf = sql`(${jobs.payload}->>'orderId')::bigint`
const isGivenUp = and(inArray(jobs.kind, orderMails), isNotNull(jobs.failedAt))

export async function findBuyerMail(database: Database, code: string): Promise<BuyerMail> {
  const [order] = await database
    .select({ id: orders.id, email: orders.buyerEmail })
    .from(orders)
    .where(eq(orders.code, readOrderCode(code)))
  if (!order || order.email === '') return 'noAddress'
  if ((await database.$count(jobs, and(isGivenUp, eq(orderOf, order.id)))) > 0) return 'refused'
  // A first attempt may be running; a second one means that it failed.
  const failed = and(inArray(jobs.kind, orderMails), gt(jobs.attempts, 1), isNull(jobs.failedAt))
  return (await database.$count(jobs, failed)) > 0 ? 'failing' : 'queued'
}

/** Returns the codes of at most `most` orders whose mails were given up in the last `days` days, newest first. */
export async function listOrdersWithoutMail(
  database: Executor,
  most: number,
  days: number,
): Promise<string[]> {
  const rows = await database
    .selectDistinct({ id: orders.id, code: orders.code })
    .from(orders)
    .innerJoin(jobs, eq(orderOf, orders.id))
    .where(and(isGivenUp, givenUpWithin(days)))
    .orderBy(desc(orders.id))
    .limit(most)
  return rows.map(({ code }) => code)
}

/** Restarts the mails about an order that were given up. */
export async function retryBuyerMails(transaction: Executor, orderId: number): Promise<void> {
  await transaction
    .update(jobs)
    .set(RESTARTED)
    .where(and(isGivenUp, eq(orderOf, orderId)))
}
