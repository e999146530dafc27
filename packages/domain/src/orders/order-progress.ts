import { isRefundedBeforeShipping, type OrderStatus, type PaymentStatus } from './order-status.ts'

/** The fields of a bill that describe its progress; times in ISO 8601. */
export type TravelledOrder = {
  created_at: string
  status: OrderStatus
  payment_status: PaymentStatus
  history: readonly { at: string; status: OrderStatus; payment_status: PaymentStatus }[]
}

/** @property at time of the step; null if it was not reached or not recorded */
export type ProgressStep = {
  step: 'placed' | 'paid' | 'shipped' | 'completed' | 'refunded' | 'cancelled'
  isReached: boolean
  at: string | null
}

/**
 * Returns the steps of an order for its buyer, first step first. A cancelled order, or one refunded before shipping, shows the
 * steps it reached and its end.
 */
export function orderProgress({
  created_at,
  status,
  payment_status,
  history,
}: TravelledOrder): ProgressStep[] {
  const firstOf = (is: (change: TravelledOrder['history'][number]) => boolean) => history.find(is)?.at ?? null
  const wasPaid = (payment: PaymentStatus) => payment === 'paid' || payment === 'refunded'
  const reached = (to: OrderStatus, isReached: boolean) => ({
    step: to,
    isReached,
    at: isReached ? firstOf((change) => change.status === to) : null,
  })
  const placed: ProgressStep = { step: 'placed', isReached: true, at: created_at }
  const paid: ProgressStep = {
    step: 'paid',
    isReached: wasPaid(payment_status),
    at: firstOf((change) => wasPaid(change.payment_status)),
  }
  if (status === 'cancelled') {
    const cancelled: ProgressStep = { ...reached('cancelled', true), step: 'cancelled' }
    return paid.isReached ? [placed, paid, cancelled] : [placed, cancelled]
  }
  if (isRefundedBeforeShipping({ status, paymentStatus: payment_status })) {
    const at = firstOf((change) => change.payment_status === 'refunded')
    return [placed, paid, { step: 'refunded', isReached: true, at }]
  }
  const shipped: ProgressStep = {
    ...reached('shipped', ['shipped', 'completed'].includes(status)),
    step: 'shipped',
  }
  const completed: ProgressStep = { ...reached('completed', status === 'completed'), step: 'completed' }
  return [placed, paid, shipped, completed]
}
