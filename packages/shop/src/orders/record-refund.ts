import { inTransaction } from '@zayy/database/in-transaction'
import { orders } from '@zayy/database/schema/orders'
import { payments } from '@zayy/database/schema/payments'
import { pick } from '@zayy/database/sql/pick'
import { wholeTax } from '@zayy/domain/checkout/whole-tax'
import { add, type Halalas, subtract, toDecimal, ZERO } from '@zayy/domain/money'
import { creditNoteSums } from '@zayy/domain/orders/credit-note-sums'
import { readOrderCode } from '@zayy/domain/orders/order-code'
import type { OrderStatus, PayableOrder } from '@zayy/domain/orders/order-status'
import { recordChange } from '@zayy/platform/audit/record-change'
import type { Database, Executor, Transaction } from '@zayy/platform/postgres/database'
import { and, eq } from 'drizzle-orm'
import { addJob } from '../add-job.ts'
import { issueCreditNote } from '../invoicing/issue-document.ts'
import { countUnsold } from './count-sold.ts'
import {
  type GivenBack,
  presentGiven,
  refundedOf,
  selectCreditNotes,
  selectRefunded,
} from './credit-note-queries.ts'
import { lockOrder } from './lock-order.ts'
import { returnCouponUse } from './return-coupon.ts'

/**
 * @property amount null: all that is left
 * @property reason for the credit note, 1 to 200 characters
 * @property by who does it, for the audit trail
 */
type RefundDetails = { amount: Halalas | null; reason: string; by: string }

type RefundRecorded =
  | { kind: 'refunded'; code: string; number: number; total: Halalas }
  | { kind: 'unknown' }
  | { kind: 'refused'; because: 'unpaid' }
  | { kind: 'tooMuch'; left: Halalas }

/**
 * Records a refund of an order by any means: issues a credit note and queues a mail to the buyer. The invoice stays unchanged.
 * A fully refunded order becomes `refunded`.
 */
export async function recordRefund(
  transaction: Transaction,
  orderId: number,
  { amount, reason, by }: RefundDetails,
): Promise<RefundRecorded> {
  const order = await lockOrder(transaction, { id: orderId })
  if (!order) return { kind: 'unknown' }
  const { id, code, grandTotal, paymentStatus } = order
  if (paymentStatus !== 'paid' && paymentStatus !== 'refunded') return { kind: 'refused', because: 'unpaid' }
  const refunded = await selectRefunded(transaction, id)
  const left = subtract(grandTotal, refunded.total)
  const invoice = { grandTotal, tax: wholeTax(order), taxRate: order.taxBasisPoints, refunded }
  const sums = creditNoteSums(invoice, amount ?? left)
  if (!sums) return { kind: 'tooMuch', left }
  if (sums.total === left) await markRefunded(transaction, order)
  const number = await issueCreditNote(transaction, { orderId: id, reason, ...sums })
  const news = { orderId: id, news: 'refunded', creditNote: number } as const
  await addJob(transaction, 'order-news', news, `${id}:refunded:${number}`)
  const details = { creditNote: number, amount: toDecimal(sums.total), reason }
  await recordChange(transaction, { by, action: 'order.refund', subject: code, details })
  return { kind: 'refunded', code, number, total: sums.total }
}

async function markRefunded(
  transaction: Transaction,
  { id, status }: { id: number; status: OrderStatus },
): Promise<void> {
  await transaction.update(orders).set({ paymentStatus: 'refunded' }).where(eq(orders.id, id))
  // The payment of a cancelled order used its coupon again, and sold none of its pieces.
  if (status === 'cancelled') await returnCouponUse(transaction, id)
  else await countUnsold(transaction, id)
}

/**
 * @property amount refunded
 * @property held sum of the order's card payments that the shop held before
 * @property reason for the credit note, 1 to 200 characters
 * @property by who does it, for the audit trail
 */
export type CardRefund = { amount: Halalas; held: Halalas; reason: string; by: string }

/**
 * Records a refund of card payments. If an order was paid twice, refunds cover the surplus first: it was never
 * invoiced, so it needs no credit note and the order stays paid.
 * @returns the number of the credit note, or null
 */
export async function recordCardRefund(
  transaction: Transaction,
  orderId: number,
  { amount, held, reason, by }: CardRefund,
): Promise<number | null> {
  const order = await lockOrder(transaction, { id: orderId })
  if (!order) return null
  const left = isPaidByTransfer(order)
    ? ZERO
    : subtract(order.grandTotal, (await selectRefunded(transaction, orderId)).total)
  const surplus = held > left ? subtract(held, left) : ZERO
  const beyond = amount < surplus ? amount : surplus
  if (beyond > ZERO) {
    const details = { creditNote: null, amount: toDecimal(beyond), reason }
    await recordChange(transaction, { by, action: 'order.refund', subject: order.code, details })
  }
  if (amount === beyond) {
    // Its invoice was credited when it was cancelled, before the payment arrived.
    if (left === ZERO && amount === held && order.paymentStatus === 'paid' && order.status === 'cancelled') {
      await markRefunded(transaction, order)
      await addJob(transaction, 'order-news', { orderId, news: 'refunded' }, `${orderId}:refunded`)
    }
    return null
  }
  const recorded = await recordRefund(transaction, orderId, { amount: subtract(amount, beyond), reason, by })
  return recorded.kind === 'refunded' ? recorded.number : null
}

/** True if an invoice is paid by transfer; any card payment of it then has to be refunded. */
function isPaidByTransfer({ paymentMethod, paymentStatus }: PayableOrder): boolean {
  return paymentMethod === 0 && (paymentStatus === 'paid' || paymentStatus === 'refunded')
}

export async function selectCardPayments(database: Executor, orderId: number) {
  return await database
    .select({ amount: payments.amount, refunded: payments.refunded })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'paid')))
}

/** Sums payments minus their refunds. */
export function sumHeld(payments: readonly { amount: Halalas; refunded: Halalas }[]): Halalas {
  return payments.reduce((held, { amount, refunded }) => add(held, subtract(amount, refunded)), ZERO)
}

type OrderRefund = RefundDetails & { code: string }

/** `card`: the payment gateway must refund, see `requestRefund`. */
export type OrderRefunded = RefundRecorded | { kind: 'card'; code: string }

/** Records that the owner has refunded all or part of an order by bank transfer. */
export async function refundOrder(
  database: Database,
  { code, ...given }: OrderRefund,
): Promise<OrderRefunded> {
  return await inTransaction(database, async (transaction): Promise<OrderRefunded> => {
    const order = await lockOrder(transaction, { code })
    if (!order) return { kind: 'unknown' }
    const isCard =
      order.paymentMethod === 1 || sumHeld(await selectCardPayments(transaction, order.id)) > ZERO
    if (isCard) return { kind: 'card', code: order.code }
    return await recordRefund(transaction, order.id, given)
  })
}

/** `possible`: no objection yet; recording the refund checks again. `given`: credit notes so far. */
type RefundCheck =
  | { kind: 'possible'; code: string; given: GivenBack[] }
  | { kind: 'unknown' }
  | { kind: 'refused'; because: 'unpaid' }
  | { kind: 'tooMuch'; left: Halalas }

/**
 * Checks before the owner confirms whether a refund is certain to be rejected.
 * @param request `amount` null: all that is left
 */
export async function checkRefund(
  database: Database,
  { code, amount }: { code: string; amount: Halalas | null },
): Promise<RefundCheck> {
  const [order] = await database
    .select({
      ...pick(orders, 'id', 'code', 'paymentMethod', 'paymentStatus', 'grandTotal'),
      refunded: refundedOf(orders.id),
    })
    .from(orders)
    .where(eq(orders.code, readOrderCode(code)))
  if (!order) return { kind: 'unknown' }
  const paid = await selectCardPayments(database, order.id)
  if (!['paid', 'refunded'].includes(order.paymentStatus) && paid.length === 0)
    return { kind: 'refused', because: 'unpaid' }
  const held = sumHeld(paid)
  const isCard = order.paymentMethod === 1 ? paid.length > 0 : held > ZERO
  const left = isCard ? held : subtract(order.grandTotal, order.refunded)
  if (left <= ZERO || (amount !== null && amount > left)) return { kind: 'tooMuch', left }
  return {
    kind: 'possible',
    code: order.code,
    given: presentGiven(await selectCreditNotes(database, order.id)),
  }
}
