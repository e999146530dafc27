import { creditNotes } from '@zayy/database/schema/order-changes'
import { orders } from '@zayy/database/schema/orders'
import { payments } from '@zayy/database/schema/payments'
import { oneOf } from '@zayy/database/sql/subquery'
import { halalas } from '@zayy/domain/money'
import type { Executor } from '@zayy/platform/postgres/database'
import { and, asc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'

/** The most orders that are told of. */
const MOST = 1_000

/**
 * Card orders whose money waits for the owner, the oldest first: `elsewhere` went back in the gateway's dashboard, and has no credit note
 * yet; `surplus` is to be given back: the order was paid twice, or cancelled before the gateway told of its payment; `disputed` are the gateway's ids of pages whose
 * money does not agree with the order, and is still there.
 * @param onlyOf the id of one order; otherwise all of them
 */
export async function listUnreconciledPayments(database: Executor, onlyOf?: number) {
  const noted = oneOf(sql`sum(${creditNotes.total})`, {
    from: creditNotes,
    where: sql`${creditNotes.orderId} = ${orders.id}`,
  })
  const ofPaid = (sum: SQL) => sql`coalesce(sum(${sum}) filter (where ${payments.state} = 'paid'), 0)`
  const elsewhere = ofPaid(sql`greatest(${payments.gatewayRefunded} - ${payments.refunded}, 0)`)
  const held = ofPaid(sql`${payments.amount} - ${payments.refunded}`)
  const isDisputed = sql`${payments.state} = 'disputed' and ${payments.gatewayRefunded} < ${payments.amount}`
  const disputed = sql`coalesce(string_agg(${payments.reference}, ' ' order by ${payments.id}) filter (where ${isDisputed}), '')`
  const left = sql`case when ${orders.status} = 'cancelled' then 0 else ${orders.grandTotal} - coalesce(${noted}, 0) end`
  // What is too much goes back first: so what went back elsewhere is of it.
  const surplus = sql`greatest(${held} - (${left}) - ${elsewhere}, 0)`
  return await database
    .select({
      orderId: orders.id,
      code: orders.code,
      elsewhere: elsewhere.mapWith((sum) => halalas(Number(sum))),
      surplus: surplus.mapWith((sum) => halalas(Number(sum))),
      disputed: disputed.mapWith((pages) => String(pages).split(' ').filter(Boolean)),
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        inArray(payments.state, ['paid', 'disputed']),
        onlyOf === undefined ? undefined : eq(orders.id, onlyOf),
      ),
    )
    .groupBy(orders.id)
    .having(or(gt(elsewhere, 0), gt(surplus, 0), sql`bool_or(${isDisputed})`))
    .orderBy(asc(orders.id))
    .limit(MOST)
}
