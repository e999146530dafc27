import { type Halalas, ZERO } from '../money.ts'

export const orderStatuses = [
  'pending',
  'on hold',
  'processing',
  'shipped',
  'completed',
  'cancelled',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const paymentStatuses = ['unpaid', 'paid', 'failed', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** 0 bank transfer, 1 card. */
export type PaymentMethod = 0 | 1

export type OrderState = { status: OrderStatus; paymentStatus: PaymentStatus }

/** The fields that determine whether a payment is due. */
export type PayableOrder = OrderState & { paymentMethod: PaymentMethod }

/** Converts the API fields of a bill. */
export function payableOrder(bill: {
  status: OrderStatus
  payment_status: PaymentStatus
  payment_method: PaymentMethod
}): PayableOrder {
  return { status: bill.status, paymentStatus: bill.payment_status, paymentMethod: bill.payment_method }
}

/** Status changes allowed by hand. Shipped goods come back as a refund, not as a cancelled order. */
const nextStatuses: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['on hold', 'processing', 'cancelled'],
  'on hold': ['pending', 'processing', 'cancelled'],
  processing: ['on hold', 'shipped', 'cancelled'],
  shipped: ['completed'],
  completed: [],
  cancelled: [],
}

/** Returns the statuses that may follow by hand. */
export function statusesAfter(status: OrderStatus): readonly OrderStatus[] {
  return nextStatuses[status]
}

/** Why a status change is refused. `unpaid`: nothing ships before it is paid. `paid`: refund the money before you cancel. */
export type StatusRefusal = 'same' | 'notNext' | 'unpaid' | 'paid'

/** Returns why a status change is refused, or null if it is allowed (decision 025). */
export function statusRefusal(
  order: OrderState & { grandTotal: Halalas },
  to: OrderStatus,
): StatusRefusal | null {
  if (to === order.status) return 'same'
  if (!nextStatuses[order.status].includes(to)) return 'notNext'
  if (to === 'shipped' && order.paymentStatus !== 'paid') return 'unpaid'
  if (to === 'cancelled' && order.paymentStatus === 'paid' && order.grandTotal > ZERO) return 'paid'
  return null
}

const beforeShipping: readonly OrderStatus[] = ['pending', 'on hold', 'processing']

/** True while an order is still to be shipped. */
export function awaitsShipping({ status, paymentStatus }: OrderState): boolean {
  return beforeShipping.includes(status) && paymentStatus !== 'refunded'
}

/** True for a full refund before shipping: the order will not ship, even if it is not cancelled yet. */
export function isRefundedBeforeShipping({ status, paymentStatus }: OrderState): boolean {
  return beforeShipping.includes(status) && paymentStatus === 'refunded'
}

/** True while a bank transfer may still arrive, also on hold: the money may be under way. */
export function awaitsTransfer({ status, paymentStatus, paymentMethod }: PayableOrder): boolean {
  return paymentMethod === 0 && paymentStatus === 'unpaid' && status !== 'cancelled'
}

/** True if the buyer should see the transfer instructions: not while the order is on hold. */
export function asksForTransfer(order: PayableOrder): boolean {
  return awaitsTransfer(order) && order.status !== 'on hold'
}

/** True while a card payment is due; a declined card can be retried. */
export function awaitsCard({ status, paymentStatus, paymentMethod }: PayableOrder): boolean {
  const isUnpaid = paymentStatus === 'unpaid' || paymentStatus === 'failed'
  return paymentMethod === 1 && isUnpaid && status !== 'cancelled'
}

/** True if the buyer should be offered card payment: not while the order is on hold. */
export function asksForCard(order: PayableOrder): boolean {
  return awaitsCard(order) && order.status !== 'on hold'
}

/** True if the buyer may pay by card now: an unpaid card order, or instead of a transfer that is still awaited. */
export function acceptsCard(order: PayableOrder): boolean {
  return asksForCard(order) || asksForTransfer(order)
}

/** Returns why a payment cannot be recorded, or null if it can. */
export function paymentRefusal(order: OrderState): 'cancelled' | 'paidAlready' | null {
  if (order.paymentStatus === 'paid' || order.paymentStatus === 'refunded') return 'paidAlready'
  return order.status === 'cancelled' ? 'cancelled' : null
}

/** Returns the status after payment: orders that waited for the money move to processing. */
export function statusOncePaid(status: OrderStatus): OrderStatus {
  return status === 'pending' || status === 'on hold' ? 'processing' : status
}
