import { inTransaction } from '@zayy/database/in-transaction'
import type { Database } from '@zayy/platform/postgres/database'
import { cancelStalePaymentPage } from './cancel-stale-payment-page.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { selectPayment } from './queries.ts'
import { type Settlement, settlePayment } from './settle-payment.ts'

/**
 * What payments are taken with.
 * @property returnUrl the address that the gateway sends a buyer back to, by the page's return id
 * @property onTrouble told of money that somebody has to look at
 */
export type PaymentTools = {
  gateway: PaymentGateway
  returnUrl: (returnId: string) => string
  onTrouble: (trouble: PaymentTrouble) => void
}

/** Money that does not agree with its order, or that came twice: somebody has to give it back, or correct the order. */
export type PaymentTrouble = { reference: string; orderId: number; trouble: string }

/**
 * Asks the gateway what became of a page, and marks its order paid where everything agrees. The return page, the webhook
 * and the sweep all call this; any number at the same time mark it once. The gateway is not asked about a page that is
 * unknown or settled. Another page of an order that is paid now, or was cancelled, is ended.
 * @param reference the gateway's id of the page
 * @throws GatewayError
 */
export async function confirmPayment(
  database: Database,
  { gateway, onTrouble }: Pick<PaymentTools, 'gateway' | 'onTrouble'>,
  reference: string,
): Promise<Settlement> {
  const payment = await selectPayment(database, reference)
  if (!payment) return { kind: 'unrelated' }
  if (payment.state === 'paid' || payment.state === 'disputed') return { kind: 'settled' }
  const status = await gateway.fetchPage(reference)
  const settlement = await inTransaction(database, (transaction) =>
    settlePayment(transaction, payment, status),
  )
  if (['paid', 'pending', 'declined'].includes(settlement.kind))
    await cancelStalePaymentPage(database, gateway, payment.orderId)
  const trouble = { reference, orderId: payment.orderId }
  if (settlement.kind === 'disputed') onTrouble({ ...trouble, trouble: `the ${settlement.differs} differs` })
  if (settlement.kind === 'paidAgain') onTrouble({ ...trouble, trouble: 'the order was paid before' })
  if (settlement.kind === 'paidLate') onTrouble({ ...trouble, trouble: 'the order was cancelled before' })
  return settlement
}
