import { add, type Halalas } from '@zayy/domain/money'
import type { Database } from '@zayy/platform/postgres/database'
import { GatewayError, type PaymentGateway } from './payment-gateway.ts'
import {
  finishRefund,
  markRequested,
  type NotStarted,
  refuseRefund,
  releaseRefund,
  type StartedRefund,
  startRefund,
} from './refund-queries.ts'

/**
 * @property amount null: all that is left
 * @property key of this refund; repeated, it is refunded once
 * @property reason for the credit note, 1 to 200 characters
 * @property by who requested it, for the audit trail
 */
export type RefundRequest = {
  of: { orderId: number }
  amount: Halalas | null
  key: string
  reason: string
  by: string
}

/**
 * `done`: the refunded amount, now or before; `tooMuch`: less is left; `underWay`: this or another refund of
 * the payment is unsettled; `otherContent`: the key belongs to another refund; `refused`: by the gateway, or
 * because of a refund in its dashboard meanwhile; `elsewhere`: an amount refunded there must be recorded
 * first, by a refund of exactly that amount.
 */
export type RefundResult = NotStarted

/**
 * Refunds a card payment. The gateway takes no idempotency key, so the refunded sum is fetched before each
 * request, and a lost answer is only retried after a wait: nothing is refunded twice.
 * @throws GatewayError if the result is unknown; retry with the same key
 */
export async function refundPayment(
  database: Database,
  { gateway }: { gateway: Pick<PaymentGateway, 'fetchCharge' | 'refund'> },
  { of: { orderId }, amount, key, reason, by }: RefundRequest,
): Promise<RefundResult> {
  const start = await startRefund(database, { orderId, amount, key })
  if (start.kind !== 'started') return start
  const { refund } = start
  try {
    const total = await refundOnce(gateway, refund, () => markRequested(database, refund))
    if (total === null) {
      await releaseRefund(database, refund)
      return { kind: 'underWay' }
    }
    if (total !== add(refund.refundedBefore, refund.amount)) {
      await refuseRefund(database, orderId, refund, total)
      return { kind: 'refused' }
    }
  } catch (error) {
    await releaseRefund(database, refund)
    throw error
  }
  await finishRefund(database, orderId, refund, { reason, by })
  return { kind: 'done', amount: refund.amount }
}

/**
 * Requests the refund from the gateway unless it was made.
 * @param mayRequest whether the gateway may be called now
 * @returns the total refunded of the payment; null if the gateway may not be called
 */
async function refundOnce(
  gateway: Pick<PaymentGateway, 'fetchCharge' | 'refund'>,
  { chargeId, amount, refundedBefore, gatewayRefunded }: StartedRefund,
  mayRequest: () => Promise<boolean>,
): Promise<Halalas | null> {
  const { refunded } = await gateway.fetchCharge(chargeId)
  // A refund in the dashboard is only recorded, even if the gateway later reports less.
  if (refunded !== refundedBefore || gatewayRefunded > refundedBefore) return refunded
  if (!(await mayRequest())) return null
  try {
    return (await gateway.refund(chargeId, amount)).refunded
  } catch (error) {
    if (error instanceof GatewayError && error.reason === 'refused') return refunded
    throw error
  }
}
