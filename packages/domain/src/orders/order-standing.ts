/** "An order that is on hold, cancelled or refunded says so", wherever its buyer looks, and never asks for money. */

import { add, fromSar, type Halalas, type Sar, zero } from '../money.ts'
import type { OrderStatus, PaymentMethod, PaymentStatus } from './order-status.ts'

/** What keeps an order from its usual way, or took money back out of it. */
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

/** The fields of a bill that say how it stands. */
type StandingBill = {
  status: OrderStatus
  payment_status: PaymentStatus
  payment_method: PaymentMethod
  grand_total: Sar
  credit_notes: readonly { total: Sar }[]
}

/** Returns how an order stands besides its status, or null while it goes its usual way. */
export function orderStanding(bill: StandingBill): OrderStanding | null {
  const { status, payment_status: payment, payment_method: method } = bill
  const isPaid = payment === 'paid' && fromSar(bill.grand_total) > zero
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

/** What the credit notes of a bill come to. */
export function refundedTotal({ credit_notes }: Pick<StandingBill, 'credit_notes'>): Halalas {
  return add(...credit_notes.map(({ total }) => fromSar(total)))
}
