import type { Database } from '@zayy/database/database'
import { inTransaction } from '@zayy/database/in-transaction'
import { toDecimal, zero } from '@zayy/domain/money'
import { confirmPayment, type PaymentTools } from './confirm-payment.ts'
import { noteGivenBack } from './note-given-back.ts'
import { selectPayment } from './queries.ts'

/**
 * Asks the gateway how much of a payment was given back, after it told of a refund: one that was made in its dashboard is noted, and
 * told of. Its credit note is the owner's to make, who alone knows why the money went back.
 * @param reference the gateway's id of the page
 * @throws GatewayError
 */
export async function checkRefunds(
  database: Database,
  tools: Pick<PaymentTools, 'gateway' | 'onTrouble'>,
  reference: string,
): Promise<void> {
  const payment = await selectPaid(database, reference)
  if (!payment) {
    const { kind } = await confirmPayment(database, tools, reference)
    // Somebody else has just written down what the gateway said before the refund: asked again, it says how much.
    if (kind === 'settled' && (await selectPaid(database, reference)))
      await checkRefunds(database, tools, reference)
    return
  }
  const { refunded } = await tools.gateway.fetchCharge(payment.chargeId)
  const elsewhere = await inTransaction(database, (transaction) =>
    noteGivenBack(transaction, payment, refunded),
  )
  if (elsewhere > zero) {
    const trouble = `SAR ${toDecimal(elsewhere)} was given back at the gateway, without a credit note`
    tools.onTrouble({ reference, orderId: payment.orderId, trouble })
  }
}

/** A payment that was paid, and the gateway's id of its charge. */
async function selectPaid(database: Database, reference: string) {
  const payment = await selectPayment(database, reference)
  return payment?.state === 'paid' && payment.chargeId !== null
    ? { ...payment, chargeId: payment.chargeId }
    : undefined
}
