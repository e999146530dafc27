/** Describes orders that are on hold, cancelled or refunded. Such orders never ask for payment. */

import { add, fromSar, type Halalas, type Sar, ZERO } from '../money.ts'
import type { OrderStatus, PaymentMethod, PaymentStatus } from './order-status.ts'

/** Why an order deviates from its normal course, or was refunded. */
export type OrderStanding =
  | 'onHoldTransfer'
  | 'onHoldCard'
  | 'onHoldPaid'
  | 'cancelledTransfer'
  | 'cancelledCard'
  | 'cancelledPaid'
  | 'cancelledRefunded'
  | 'refunded'
  | 'partlyRefunded'

type StandingBill = {
  status: OrderStatus
  payment_status: PaymentStatus
  payment_method: PaymentMethod
  grand_total: Sar
  credit_notes: readonly { total: Sar }[]
}

/** Returns the deviation of an order, or null while it takes its normal course. */
export function orderStanding(bill: StandingBill): OrderStanding | null {
  const { status, payment_status: payment, payment_method: method } = bill
  const isPaid = payment === 'paid' && fromSar(bill.grand_total) > ZERO
  if (status === 'cancelled') {
    if (payment === 'refunded') return 'cancelledRefunded'
    if (isPaid) return 'cancelledPaid'
    return method === 0 && payment !== 'paid' ? 'cancelledTransfer' : 'cancelledCard'
  }
  if (payment === 'refunded') return 'refunded'
  if (status === 'on hold') {
    if (payment === 'paid') return 'onHoldPaid'
    return method === 0 ? 'onHoldTransfer' : 'onHoldCard'
  }
  return bill.credit_notes.length > 0 ? 'partlyRefunded' : null
}

export function refundedTotal({ credit_notes }: Pick<StandingBill, 'credit_notes'>): Halalas {
  return add(...credit_notes.map(({ total }) => fromSar(total)))
}
