import { paymentWebhooks } from '@zayy/database/schema/payments'
import type { Database } from '@zayy/platform/postgres/database'
import { lt, sql } from 'drizzle-orm'
import { confirmPayment, type PaymentTools } from './confirm-payment.ts'
import { takeStalePayments, uncountCheck } from './queries.ts'

/** Pages per sweep. */
const MAX_PAGES = 20

/** The gateway repeats an event for hours at most. */
const WEBHOOK_TTL_DAYS = 30

/**
 * Polls the gateway about pages without recent news: a webhook can be lost, a buyer can close the browser, a
 * bank can answer after the page has ended. Servers share the work.
 * @param tools `onError`: called per page that could not be polled; it is polled again later
 * @returns the number of pages polled
 */
export async function sweepPayments(
  database: Database,
  tools: Pick<PaymentTools, 'gateway' | 'onTrouble'> & { onError: (error: unknown) => void },
): Promise<number> {
  const references = await takeStalePayments(database, MAX_PAGES)
  for (const reference of references) {
    await confirmPayment(database, tools, reference).catch(async (error: unknown) => {
      tools.onError(error)
      await uncountCheck(database, reference)
    })
  }
  await database
    .delete(paymentWebhooks)
    .where(lt(paymentWebhooks.receivedAt, sql`now() - make_interval(days => ${WEBHOOK_TTL_DAYS})`))
  return references.length
}
