import { add, type Halalas } from '@zayy/domain/money'
import type { Database } from '@zayy/platform/postgres/database'
import { GatewayError, type PaymentGateway } from './payment-gateway.ts'
import {
  finishRefund,
  type NotStarted,
  markRequested,
  refuseRefund,
  releaseRefund,
  type StartedRefund,
  startRefund,
} from './refund-queries.ts'

/**
 * What to give back.
 * @property amount null: all that is left
 * @property key of this one refund: asked for again with it, it is given once
 * @property reason as the credit note says it, 1 to 200 characters
 * @property by who asked for it, for the audit trail
 */
export type RefundRequest = {
  of: { orderId: number }
  amount: Halalas | null
  key: string
  reason: string
  by: string
}

/**
 * What came of it. `done`: so much was given back, now or before; `tooMuch`: less is left; `underWay`: it, or another refund of
 * the payment, is not settled; `otherContent`: the key was used for another refund; `refused`: by the gateway, or somebody gave money back in
 * its dashboard meanwhile; `elsewhere`: so much went back there, and has to be recorded first, by a refund of exactly that.
 */
export type RefundResult = NotStarted

/**
 * Gives money of a card payment back. The gateway takes no key for refunds, so that before it is asked for one, it is asked
 * how much was given back already, and asked again only when it has had time to: one whose answer was lost is not given twice.
 * @throws GatewayError where it is not known what came of it: ask again with the same key
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
    const total = await giveBack(gateway, refund, () => markRequested(database, refund))
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
 * Has the gateway give it back, unless it has.
 * @param mayAsk whether it may be asked to, now
 * @returns what it says was given back of the payment in all; null where it may not be asked
 */
async function giveBack(
  gateway: Pick<PaymentGateway, 'fetchCharge' | 'refund'>,
  { chargeId, amount, refundedBefore, told }: StartedRefund,
  mayAsk: () => Promise<boolean>,
): Promise<Halalas | null> {
  const { refunded } = await gateway.fetchCharge(chargeId)
  // What went back in the dashboard is written down only, also where the gateway takes back what it said of it.
  if (refunded !== refundedBefore || told > refundedBefore) return refunded
  if (!(await mayAsk())) return null
  try {
    return (await gateway.refund(chargeId, amount)).refunded
  } catch (error) {
    if (error instanceof GatewayError && error.reason === 'refused') return refunded
    throw error
  }
}
