import { orders } from '@zayy/database/schema/orders'
import { readOrderCode } from '@zayy/domain/orders/order-code'
import { jobs } from '@zayy/platform/jobs/jobs-table'
import type { Database } from '@zayy/platform/postgres/database'
import { and, eq, gt, inArray } from 'drizzle-orm'
import type { JobKind } from '../add-job.ts'

/**
 * State of the mail to a buyer after a change of an order.
 * `queued`: a running server sends it. `failing`: queued, but mails about orders currently fail. `noAddress`:
 * the buyer was erased, or gave no address on the phone.
 */
export type BuyerMail = 'queued' | 'failing' | 'noAddress'

const orderMails: JobKind[] = ['order-placed', 'order-news', 'buyer-digest', 'transfer-reminder']

export async function findBuyerMail(database: Database, code: string): Promise<BuyerMail> {
  const [order] = await database
    .select({ email: orders.buyerEmail })
    .from(orders)
    .where(eq(orders.code, readOrderCode(code)))
  if (!order || order.email === '') return 'noAddress'
  // A first attempt may be running; a second one means that it failed.
  const failed = and(inArray(jobs.kind, orderMails), gt(jobs.attempts, 1))
  return (await database.$count(jobs, failed)) > 0 ? 'failing' : 'queued'
}
