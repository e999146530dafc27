import { type Halalas, zero } from '../money.ts'

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

/** Where an order stands. */
export type OrderState = { status: OrderStatus; paymentStatus: PaymentStatus }

/** What says whether an order is still to be paid. */
export type PayableOrder = OrderState & { paymentMethod: PaymentMethod }

/** The same of a bill, whose fields have the names of the API. */
export function payableOrder(bill: {
  status: OrderStatus
  payment_status: PaymentStatus
  payment_method: PaymentMethod
}): PayableOrder {
  return { status: bill.status, paymentStatus: bill.payment_status, paymentMethod: bill.payment_method }
}

/** What may become of an order by hand, from each status. What was shipped comes back as a refund, not as a cancelled order. */
const nextStatuses: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['on hold', 'processing', 'cancelled'],
  'on hold': ['pending', 'processing', 'cancelled'],
  processing: ['on hold', 'shipped', 'cancelled'],
  shipped: ['completed'],
  completed: [],
  cancelled: [],
}

/**
 * Why a status cannot be set. `unpaid`: nothing leaves the shop before it is paid. `paid`: refund the money before you cancel.
 */
export type StatusRefusal = 'same' | 'notNext' | 'unpaid' | 'paid'

/** Why an order cannot get that status; null where it can (decision 025). */
export function statusRefusal(
  order: OrderState & { grandTotal: Halalas },
  to: OrderStatus,
): StatusRefusal | null {
  if (to === order.status) return 'same'
  if (!nextStatuses[order.status].includes(to)) return 'notNext'
  if (to === 'shipped' && order.paymentStatus !== 'paid') return 'unpaid'
  if (to === 'cancelled' && order.paymentStatus === 'paid' && order.grandTotal > zero) return 'paid'
  return null
}

const beforeShipping: readonly OrderStatus[] = ['pending', 'on hold', 'processing']

/** Whether an order's pieces are still to be sent: they have not left, and nothing keeps them from it. */
export function awaitsShipping({ status, paymentStatus }: OrderState): boolean {
  return beforeShipping.includes(status) && paymentStatus !== 'refunded'
}

/** Whether an order was refunded wholly before it was sent: it goes nowhere any more, though nobody has cancelled it yet. */
export function isRefundedBeforeShipping({ status, paymentStatus }: OrderState): boolean {
  return beforeShipping.includes(status) && paymentStatus === 'refunded'
}

/** Whether the bank transfer of an order may still come: also while the order is on hold, as the money may be under way. */
export function awaitsTransfer({ status, paymentStatus, paymentMethod }: PayableOrder): boolean {
  return paymentMethod === 0 && paymentStatus === 'unpaid' && status !== 'cancelled'
}

/** Whether the buyer is asked for the transfer: not while the order is on hold. */
export function asksForTransfer(order: PayableOrder): boolean {
  return awaitsTransfer(order) && order.status !== 'on hold'
}

/** Whether an order is still to be paid by card: a declined card can be tried again. */
export function awaitsCard({ status, paymentStatus, paymentMethod }: PayableOrder): boolean {
  const isUnpaid = paymentStatus === 'unpaid' || paymentStatus === 'failed'
  return paymentMethod === 1 && isUnpaid && status !== 'cancelled'
}

/** Whether the buyer is asked to pay by card: not while the order is on hold. */
export function asksForCard(order: PayableOrder): boolean {
  return awaitsCard(order) && order.status !== 'on hold'
}

/** Why a payment of an order cannot be recorded; null where it can. */
export function paymentRefusal(order: OrderState): 'cancelled' | 'paidAlready' | null {
  if (order.paymentStatus === 'paid' || order.paymentStatus === 'refunded') return 'paidAlready'
  return order.status === 'cancelled' ? 'cancelled' : null
}

/** The status of an order once it is paid: what waited for the money is worked on. */
export function statusOncePaid(status: OrderStatus): OrderStatus {
  return status === 'pending' || status === 'on hold' ? 'processing' : status
}
