import type { Database } from '@zayy/platform/postgres/database'
import { confirmPayment, type PaymentTools } from './confirm-payment.ts'
import { selectReturn } from './queries.ts'

/**
 * @property mayAsk whether the gateway may be called for a page now: reloading the return URL must not use up
 *   the gateway's rate limit
 * @property onError called if the gateway could not be called
 */
export type ReturnTools = Pick<PaymentTools, 'gateway' | 'onTrouble'> & {
  mayAsk: (reference: string) => boolean
  onError: (error: unknown) => void
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * Handles a buyer who returns from the gateway's page. Fetches the payment's state, whatever the URL says; if
 * that fails, the webhook or the sweep retry.
 * @param returnId from the URL
 * @returns null for an unknown id
 */
export async function confirmReturn(database: Database, tools: ReturnTools, returnId: string) {
  const found = UUID.test(returnId) ? await selectReturn(database, returnId) : undefined
  if (!found) return null
  if (tools.mayAsk(found.reference))
    await confirmPayment(database, tools, found.reference).catch(tools.onError)
  const { orderId, customerId, locale } = found
  return { orderId, isCustomer: customerId !== null, locale }
}
