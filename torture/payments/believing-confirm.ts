import { SET_PAID } from '@zayy/database/testing/set-paid'
import type { PooledDatabase } from '@zayy/platform/postgres/database'
import { GatewayError, type PaymentGateway } from '@zayy/shop/payments/payment-gateway'

/**
 * A wrong version of `confirmPayment`: trusts any payment that the gateway reports, without comparing amount, currency or
 * order, and without a lock.
 */
export async function believingConfirm(
  database: PooledDatabase,
  { gateway }: { gateway: PaymentGateway },
  reference: string,
): Promise<{ kind: string }> {
  const { rows } = await database.$client.query<{ orderId: number }>(
    'select order_id as "orderId" from payments where reference = $1',
    [reference],
  )
  const [payment] = rows
  if (!payment) throw new GatewayError('refused', 'unknown reference')
  const page = await gateway.fetchPage(reference)
  if (!page.charges.some(({ state }) => state === 'paid')) return { kind: 'pending' }
  await database.$client.query(`update orders set ${SET_PAID} where id = $1`, [payment.orderId])
  return { kind: 'paid' }
}
