import { isRefundedBeforeShipping, type OrderStatus, type PaymentStatus } from './order-status.ts'

/** The fields of a bill that describe its progress; times in ISO 8601. */
export type TravelledOrder = {
  created_at: string
  status: OrderStatus
  payment_status: PaymentStatus
  history: readonly { at: string; status: OrderStatus; payment_status: PaymentStatus }[]
}

type Change = TravelledOrder['history'][number]

/** Returns the first change of the last unbroken run. An earlier run was undone. */
function startOfLastRun(history: readonly Change[], is: (change: Change) => boolean): Change | undefined {
  const last = history.findLastIndex(is)
  const before = history.slice(0, Math.max(last, 0)).findLastIndex((change) => !is(change))
  return last < 0 ? undefined : history[before + 1]
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
  const firstOf = (is: (change: Change) => boolean) => startOfLastRun(history, is)?.at ?? null
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
  const refunded: ProgressStep = {
    step: 'refunded',
    isReached: true,
    at: firstOf((change) => change.payment_status === 'refunded'),
  }
  if (status === 'cancelled') {
    const cancelled: ProgressStep = { ...reached('cancelled', true), step: 'cancelled' }
    if (!paid.isReached) return [placed, cancelled]
    // A card payment may arrive after the cancellation.
    if (cancelled.at === null || paid.at === null || paid.at <= cancelled.at) return [placed, paid, cancelled]
    return [placed, cancelled, paid, ...(payment_status === 'refunded' ? [refunded] : [])]
  }
  if (isRefundedBeforeShipping({ status, paymentStatus: payment_status })) return [placed, paid, refunded]
  const isSent = (of: OrderStatus) => of === 'shipped' || of === 'completed'
  const shipped: ProgressStep = {
    step: 'shipped',
    isReached: isSent(status),
    at: isSent(status) ? firstOf((change) => isSent(change.status)) : null,
  }
  const completed: ProgressStep = { ...reached('completed', status === 'completed'), step: 'completed' }
  return [placed, paid, shipped, completed]
}
