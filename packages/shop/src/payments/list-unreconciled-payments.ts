import { creditNotes } from '@zayy/database/schema/order-changes'
import { orders } from '@zayy/database/schema/orders'
import { payments } from '@zayy/database/schema/payments'
import { oneOf } from '@zayy/database/sql/subquery'
import { halalas } from '@zayy/domain/money'
import type { Executor } from '@zayy/platform/postgres/database'
import { and, asc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'

const MAX_ORDERS = 1_000

/**
 * Lists orders with card payments on which the owner has to act, oldest first. `elsewhere`: refunded in the gateway's dashboard
 * without a credit note; `surplus`: to be refunded, because the order was paid twice, perhaps by transfer too, or cancelled
 * before its payment arrived; `disputed`: the gateway's ids of pages whose payment does not match the order and is not
 * refunded.
 * @param orderId only this order
 */
export async function listUnreconciledPayments(database: Executor, orderId?: number) {
  const creditNoteTotal = oneOf(sql`sum(${creditNotes.total})`, {
    from: creditNotes,
    where: sql`${creditNotes.orderId} = ${orders.id}`,
  })
  const ofPaid = (sum: SQL) => sql`coalesce(sum(${sum}) filter (where ${payments.state} = 'paid'), 0)`
  const elsewhere = ofPaid(sql`greatest(${payments.gatewayRefunded} - ${payments.refunded}, 0)`)
  const held = ofPaid(sql`${payments.amount} - ${payments.refunded}`)
  const isDisputed = sql`${payments.state} = 'disputed' and ${payments.gatewayRefunded} < ${payments.amount}`
  const disputed = sql`coalesce(string_agg(${payments.reference}, ' ' order by ${payments.id}) filter (where ${isDisputed}), '')`
  const isPaidByTransfer = sql`${orders.paymentMethod} = 0 and ${orders.paymentStatus} in ('paid', 'refunded')`
  const left = sql`case when ${orders.status} = 'cancelled' or ${isPaidByTransfer} then 0 else ${orders.grandTotal} - coalesce(${creditNoteTotal}, 0) end`
  // The surplus is refunded first, so dashboard refunds count towards it.
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
        orderId === undefined ? undefined : eq(orders.id, orderId),
      ),
    )
    .groupBy(orders.id)
    .having(or(gt(elsewhere, 0), gt(surplus, 0), sql`bool_or(${isDisputed})`))
    .orderBy(asc(orders.id))
    .limit(MAX_ORDERS)
}
