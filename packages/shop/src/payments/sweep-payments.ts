import { paymentWebhooks } from '@zayy/database/schema/payments'
import type { Database } from '@zayy/platform/postgres/database'
import { lt, sql } from 'drizzle-orm'
import { confirmPayment, type PaymentTools } from './confirm-payment.ts'
import { takeStalePayments, uncountCheck } from './queries.ts'

/** How many pages are asked about at a time. */
const MOST = 20

/** How long events are remembered, in days: the gateway repeats one for hours at most. */
const EVENTS_KEPT_DAYS = 30

/**
 * Asks the gateway about pages of which nothing was heard for a while: a webhook can be lost, a buyer can close the browser, and a
 * bank can answer after the page has ended. Any number of servers share the work.
 * @param tools.onError told of each page about which the gateway could not be asked; it is asked again later
 * @returns how many pages were asked about
 */
export async function sweepPayments(
  database: Database,
  tools: Pick<PaymentTools, 'gateway' | 'onTrouble'> & { onError: (error: unknown) => void },
): Promise<number> {
  const references = await takeStalePayments(database, MOST)
  for (const reference of references) {
    await confirmPayment(database, tools, reference).catch(async (error: unknown) => {
      tools.onError(error)
      await uncountCheck(database, reference)
    })
  }
  await database
    .delete(paymentWebhooks)
    .where(lt(paymentWebhooks.receivedAt, sql`now() - make_interval(days => ${EVENTS_KEPT_DAYS})`))
  return references.length
}
