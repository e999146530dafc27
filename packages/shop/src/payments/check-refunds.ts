import { inTransaction } from '@zayy/database/in-transaction'
import { toDecimal, ZERO } from '@zayy/domain/money'
import type { Database } from '@zayy/platform/postgres/database'
import { confirmPayment, type PaymentTools } from './confirm-payment.ts'
import { recordGatewayRefunds } from './find-dashboard-refunds.ts'
import { goneOf } from './payment-outcome.ts'
import { selectPayment } from './queries.ts'

/**
 * Fetches the refunded amount of a payment after a refund event. Records a refund made in the gateway's dashboard and reports
 * it through `onTrouble`. The owner, who knows the reason, issues its credit note. A disputed payment has no invoice, so its
 * refund is only recorded.
 * @param reference the gateway's id of the page
 * @throws GatewayError
 */
export async function checkRefunds(
  database: Database,
  tools: Pick<PaymentTools, 'gateway' | 'onTrouble'>,
  reference: string,
): Promise<void> {
  const payment = await findCharged(database, reference)
  if (!payment) {
    const { kind } = await confirmPayment(database, tools, reference)
    // A concurrent call stored the state from before the refund; fetch it again.
    if (kind === 'settled' && (await findCharged(database, reference)))
      await checkRefunds(database, tools, reference)
    return
  }
  const charge = await tools.gateway.fetchCharge(payment.chargeId)
  const gone = goneOf(charge, payment)
  const dashboardRefund = await inTransaction(database, (transaction) =>
    recordGatewayRefunds(transaction, payment, gone),
  )
  if (dashboardRefund > ZERO && payment.state === 'paid') {
    const trouble = `SAR ${toDecimal(dashboardRefund)} was refunded at the gateway, without a credit note`
    tools.onTrouble({ reference, orderId: payment.orderId, trouble })
  }
}

/** Returns a payment that was charged, with the gateway's id of the charge. */
async function findCharged(database: Database, reference: string) {
  const payment = await selectPayment(database, reference)
  return (payment?.state === 'paid' || payment?.state === 'disputed') && payment.chargeId !== null
    ? { ...payment, chargeId: payment.chargeId }
    : undefined
}
