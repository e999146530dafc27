/** Decides whether the last change of an order's status or payment can be taken back. One step only. */

import { type Halalas, ZERO } from '../money.ts'
import type { OrderState, PaymentMethod } from './order-status.ts'

/**
 * Why the last change cannot be undone.
 * - `nothing`: there was none
 * - `undone`: it was an undo
 * - `card`: the payment gateway reported it
 * - `paidTwice`: the shop also holds card payments of another sum, or a part was refunded
 * - `erased`: the buyer's data were erased
 * - `refund`: it had a credit note
 * - `free`: an order of SAR 0.00 is paid without a payment
 */
export type UndoRefusal = 'nothing' | 'undone' | 'card' | 'paidTwice' | 'erased' | 'refund' | 'free'

/** `paidByCard`: the order stays paid, by its card payment instead of the transfer. */
export type UndoDecision = { to: OrderState; from: OrderState; paidByCard?: true } | { refusal: UndoRefusal }

/**
 * @property history the states after each change, oldest first
 * @property isUndone whether the last change by hand was an undo
 * @property hasCreditNotes whether any of the order's money was refunded
 * @property cardMoney amount that the shop holds of its card payments
 * @property isErased whether the buyer's data were erased
 */
type ChangedOrder = {
  history: readonly OrderState[]
  isUndone: boolean
  hasCreditNotes: boolean
  cardMoney: Halalas
  isErased: boolean
  paymentMethod: PaymentMethod
  grandTotal: Halalas
}

/** The state of every order before its first change. */
const PLACED: OrderState = { status: 'pending', paymentStatus: 'unpaid' }

export function undoDecision(order: ChangedOrder): UndoDecision {
  const from = order.history.at(-1)
  if (!from) return { refusal: 'nothing' }
  if (order.isErased) return { refusal: 'erased' }
  const to = order.history.at(-2) ?? PLACED
  const wasPaid = from.paymentStatus === 'paid' || from.paymentStatus === 'refunded'
  if (from.status === 'cancelled' && !wasPaid && order.hasCreditNotes) return { refusal: 'refund' }
  if (to.paymentStatus === from.paymentStatus) return order.isUndone ? { refusal: 'undone' } : { from, to }
  if (from.paymentStatus === 'refunded') return { refusal: 'refund' }
  if (order.grandTotal === ZERO) return { refusal: 'free' }
  if (order.paymentMethod === 1) return { refusal: 'card' }
  if (order.isUndone) return { refusal: 'undone' }
  if (order.cardMoney > ZERO)
    return order.cardMoney === order.grandTotal && !order.hasCreditNotes
      ? { from, to: from, paidByCard: true }
      : { refusal: 'paidTwice' }
  return order.hasCreditNotes ? { refusal: 'refund' } : { from, to }
}
