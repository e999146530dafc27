import { inTransaction } from '@zayy/database/in-transaction'
import { productColours, productSizes, products } from '@zayy/database/schema/catalog'
import { coupons } from '@zayy/database/schema/checkout'
import { creditNotes, orderHistory, shipments } from '@zayy/database/schema/order-changes'
import { orderLineVariants, orders } from '@zayy/database/schema/orders'
import type { OrderState } from '@zayy/domain/orders/order-status'
import { type UndoDecision, type UndoRefusal, undoDecision } from '@zayy/domain/orders/undo-change'
import { auditEntries } from '@zayy/platform/audit/audit-table'
import { recordChange } from '@zayy/platform/audit/record-change'
import { jobs } from '@zayy/platform/jobs/jobs-table'
import type { Database, Executor, Transaction } from '@zayy/platform/postgres/database'
import { and, asc, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { addJob } from '../add-job.ts'
import { findCouponUses } from '../checkout/find-coupon-uses.ts'
import { countSold, countUnsold } from './count-sold.ts'
import { lockOrder } from './lock-order.ts'
import { isErased } from './plan-correction.ts'
import { selectCardPayments, sumHeld } from './record-refund.ts'
import { type OrderStatusEmail, statusEmailOf } from './status-text.ts'

/**
 * `pieces`: the shop no longer sells some pieces of the cancelled order; `coupon`: its coupon has no uses left. `moved`: the
 * order changed after the preview.
 */
export type ChangeUndone =
  | { kind: 'undone'; code: string; from: OrderState; to: OrderState; mail: UndoneMail }
  | { kind: 'unknown' }
  | { kind: 'refused'; because: UndoRefusal | 'pieces' | 'coupon' | 'moved' }

/** `withdrawn`: the mail about the change was not sent yet; `corrected`: another follows it; `none`: none was due. */
type UndoneMail = 'withdrawn' | 'corrected' | 'none'

/** Returns what an undo would do, without doing it. */
export async function checkUndo(database: Database, orderId: number): Promise<UndoDecision> {
  const [order] = await database.select().from(orders).where(eq(orders.id, orderId))
  return order ? await decide(database, order) : { refusal: 'nothing' }
}

/**
 * Undoes the last change of an order's status, or of a recorded bank transfer (decision 051). If the order was also paid by
 * card, it stays paid and becomes a card order; otherwise its only payment would count as surplus. Corrects the counts of sold
 * pieces, the coupon and the parcel. Withdraws a waiting mail about the change; after a sent one, queues another.
 * @param undo `from`: the state in the question to the owner; `by`: a name for the audit trail
 */
export async function undoOrderChange(
  database: Database,
  { code, from: expected, by }: { code: string; from: OrderState; by: string },
): Promise<ChangeUndone> {
  return await inTransaction(database, async (transaction): Promise<ChangeUndone> => {
    const order = await lockOrder(transaction, { code })
    if (!order) return { kind: 'unknown' }
    const decision = await decide(transaction, order)
    if ('refusal' in decision) return { kind: 'refused', because: decision.refusal }
    const { from, to, paidByCard } = decision
    if (!isSameState(from, expected)) return { kind: 'refused', because: 'moved' }
    if (from.status === 'cancelled') {
      if (!(await areAllPiecesSold(transaction, order.id))) return { kind: 'refused', because: 'pieces' }
      if (!(await takeCouponAgain(transaction, order.id))) return { kind: 'refused', because: 'coupon' }
    }
    await transaction
      .update(orders)
      .set({ ...to, ...(paidByCard && { paymentMethod: 1 }) })
      .where(eq(orders.id, order.id))
    if (from.status === 'shipped' && to.status !== 'shipped')
      await transaction.delete(shipments).where(eq(shipments.orderId, order.id))
    const wasCounted = from.paymentStatus === 'paid' && from.status !== 'cancelled'
    const isCounted = to.paymentStatus === 'paid' && to.status !== 'cancelled'
    if (wasCounted && !isCounted) await countUnsold(transaction, order.id)
    if (isCounted && !wasCounted) await countSold(transaction, order.id)
    if (to.paymentStatus !== 'paid') await scheduleCouponReturn(transaction, order.id)
    const mail = paidByCard ? 'none' : await correctMail(transaction, order.id, newsOf(from, to))
    await recordChange(transaction, {
      by,
      action: UNDO_ACTION,
      subject: order.code,
      details: { from: stateText(from), to: `${stateText(to)}${paidByCard ? ', card' : ''}` },
    })
    return { kind: 'undone', code: order.code, from, to, mail }
  })
}

const UNDO_ACTION = 'order.undo'

async function decide(
  database: Executor,
  order: Pick<
    typeof orders.$inferSelect,
    'id' | 'code' | 'paymentMethod' | 'grandTotal' | 'buyerPhone' | 'buyerEmail'
  >,
) {
  const history = await database
    .select({ status: orderHistory.status, paymentStatus: orderHistory.paymentStatus })
    .from(orderHistory)
    .where(eq(orderHistory.orderId, order.id))
    .orderBy(asc(orderHistory.id))
  const [lastByHand] = await database
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subject, order.code),
        inArray(auditEntries.action, ['order.status', 'order.paid', UNDO_ACTION]),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(1)
  const hasCreditNotes = (await database.$count(creditNotes, eq(creditNotes.orderId, order.id))) > 0
  return undoDecision({
    ...order,
    history,
    isUndone: lastByHand?.action === UNDO_ACTION,
    hasCreditNotes,
    cardMoney: sumHeld(await selectCardPayments(database, order.id)),
    isErased: isErased(order),
  })
}

function isSameState(one: OrderState, other: OrderState): boolean {
  return one.status === other.status && one.paymentStatus === other.paymentStatus
}

function stateText({ status, paymentStatus }: OrderState): string {
  return `${status}, ${paymentStatus}`
}

/** Returns the mail that the undone change caused. */
function newsOf(from: OrderState, to: OrderState): OrderStatusEmail | null {
  return from.paymentStatus === to.paymentStatus ? statusEmailOf(from.status) : 'paid'
}

/** Pieces of a hidden product, colour or size are not sold. */
async function areAllPiecesSold(transaction: Transaction, orderId: number): Promise<boolean> {
  const [unsold] = await transaction
    .select({ id: orderLineVariants.productId })
    .from(orderLineVariants)
    .innerJoin(products, eq(products.id, orderLineVariants.productId))
    .innerJoin(productColours, eq(productColours.id, orderLineVariants.colourId))
    .innerJoin(productSizes, eq(productSizes.id, orderLineVariants.sizeId))
    .where(
      and(
        eq(orderLineVariants.orderId, orderId),
        or(products.hidden, productColours.hidden, productSizes.hidden),
      ),
    )
    .limit(1)
  return unsold === undefined
}

/**
 * Counts the use of the order's coupon again, if it was returned.
 * @returns false if the coupon, or this buyer's share of it, is used up
 */
async function takeCouponAgain(transaction: Transaction, orderId: number): Promise<boolean> {
  const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId))
  if (!order || order.couponCode === null || order.couponReturnedAt === null) return true
  const [coupon] = await transaction
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(
      and(eq(coupons.code, order.couponCode), or(isNull(coupons.maxUses), lt(coupons.used, coupons.maxUses))),
    )
    .returning({ perCustomer: coupons.perCustomer })
  if (!coupon) return false
  const { customerId, buyerEmail: email, buyerPhone: phone } = order
  const uses = await findCouponUses(transaction, order.couponCode, { customerId, email, phone })
  if (coupon.perCustomer !== null && uses >= coupon.perCustomer) {
    await transaction
      .update(coupons)
      .set({ used: sql`${coupons.used} - 1` })
      .where(eq(coupons.code, order.couponCode))
    return false
  }
  // In a separate statement: together with a new status, the trigger `orders_count_coupon` would count the use twice.
  await transaction.update(orders).set({ couponReturnedAt: null }).where(eq(orders.id, orderId))
  return true
}

/** Queues the return of the coupon use, as for a new order, so that an unpaid order does not use up a coupon. */
async function scheduleCouponReturn(transaction: Transaction, orderId: number): Promise<void> {
  const [row] = await transaction
    .select({ due: sql`now() + make_interval(days => ${orders.transferDays})`.mapWith(orders.createdAt) })
    .from(orders)
    .where(eq(orders.id, orderId))
  await addJob(transaction, 'return-coupon', { orderId }, `${orderId}`, row?.due)
}

/** A mail that a server may be sending counts as sent; `isOutdated` keeps a later attempt from sending it. */
async function correctMail(
  transaction: Transaction,
  orderId: number,
  news: OrderStatusEmail | null,
): Promise<UndoneMail> {
  if (news === null) return 'none'
  const withdrawn = await transaction
    .delete(jobs)
    .where(and(eq(jobs.key, `order-news:${orderId}:${news}`), eq(jobs.attempts, 0)))
    .returning({ id: jobs.id })
  if (withdrawn.length > 0) return 'withdrawn'
  await addJob(transaction, 'order-news', { orderId, news: 'reverted' }, `${orderId}:reverted`)
  return 'corrected'
}
