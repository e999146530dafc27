import { inTransaction } from '@zayy/database/in-transaction'
import { toDecimal, ZERO } from '@zayy/domain/money'
import type { Database } from '@zayy/platform/postgres/database'
import { confirmPayment, type PaymentTools } from './confirm-payment.ts'
import { goneOf } from './payment-outcome.ts'
import { selectPayment } from './queries.ts'
import { recordGatewayRefunds } from './record-gateway-refunds.ts'

/**
 * Asks the gateway how much of a payment was given back, after it told of a refund: one that was made in its dashboard is noted, and
 * told of. Its credit note is the owner's to make, who alone knows why the money went back. Of money that does not agree with its order, it
 * is noted alone: there is no invoice over it.
 * @param reference the gateway's id of the page
 * @throws GatewayError
 */
export async function checkRefunds(
  database: Database,
  tools: Pick<PaymentTools, 'gateway' | 'onTrouble'>,
  reference: string,
): Promise<void> {
  const payment = await selectCharged(database, reference)
  if (!payment) {
    const { kind } = await confirmPayment(database, tools, reference)
    // Somebody else has just written down what the gateway said before the refund: asked again, it says how much.
    if (kind === 'settled' && (await selectCharged(database, reference)))
      await checkRefunds(database, tools, reference)
    return
  }
  const charge = await tools.gateway.fetchCharge(payment.chargeId)
  const gone = goneOf(charge, payment)
  const elsewhere = await inTransaction(database, (transaction) =>
    recordGatewayRefunds(transaction, payment, gone),
  )
  if (elsewhere > ZERO && payment.state === 'paid') {
    const trouble = `SAR ${toDecimal(elsewhere)} was given back at the gateway, without a credit note`
    tools.onTrouble({ reference, orderId: payment.orderId, trouble })
  }
}

/** A payment of which there is money, and the gateway's id of its charge. */
async function selectCharged(database: Database, reference: string) {
  const payment = await selectPayment(database, reference)
  return (payment?.state === 'paid' || payment?.state === 'disputed') && payment.chargeId !== null
    ? { ...payment, chargeId: payment.chargeId }
    : undefined
}
