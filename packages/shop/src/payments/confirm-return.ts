import type { Locale } from '@zayy/contract/types'
import type { Database } from '@zayy/platform/postgres/database'
import { confirmPayment, type PaymentTools } from './confirm-payment.ts'
import { selectReturn } from './queries.ts'

/** Whose order a buyer came back from the gateway for. */
export type ReturnedBuyer = { orderId: number; isCustomer: boolean; locale: Locale }

/**
 * @property mayAsk whether the gateway may be asked about a page now: an address that is opened again and again must not use up what the
 *   gateway allows the shop
 * @property onError told why the gateway could not be asked
 */
export type ReturnTools = Pick<PaymentTools, 'gateway' | 'onTrouble'> & {
  mayAsk: (reference: string) => boolean
  onError: (error: unknown) => void
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * A buyer who comes back from the gateway's page: the gateway is asked what came of it, whatever the address says. Where it
 * does not answer, the webhook or the sweep ask again.
 * @param returnId of the page, as it stands in the address
 * @returns null for an id that is no page's
 */
export async function confirmReturn(
  database: Database,
  tools: ReturnTools,
  returnId: string,
): Promise<ReturnedBuyer | null> {
  const found = uuid.test(returnId) ? await selectReturn(database, returnId) : undefined
  if (!found) return null
  if (tools.mayAsk(found.reference))
    await confirmPayment(database, tools, found.reference).catch(tools.onError)
  const { orderId, customerId, locale } = found
  return { orderId, isCustomer: customerId !== null, locale }
}
