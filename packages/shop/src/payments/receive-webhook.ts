import { inTransaction } from '@zayy/database/in-transaction'
import { paymentWebhooks } from '@zayy/database/schema/payments'
import type { Database } from '@zayy/platform/postgres/database'
import { addJob } from '../add-job.ts'
import type { PaymentGateway } from './payment-gateway.ts'

/** Kinds of events that tell of money given back: of a page that is settled too, the gateway is asked. */
const givenBack = new Set(['payment_refunded', 'payment_voided'])

/** The longest names that the gateway gives its events, kinds of them and pages. */
const LONGEST_NAME = 200

/**
 * Takes what the gateway says by itself. It is believed nothing: a job asks the gateway about the page that it names. An
 * event that comes again is taken once; the gateway is not asked meanwhile. Where it wants to see that the address is the shop's, a job
 * says its code back.
 * @returns whether it was the gateway's; what was not changes nothing
 */
export async function receiveWebhook(
  database: Database,
  gateway: Pick<PaymentGateway, 'readWebhook'>,
  body: string,
): Promise<boolean> {
  const event = gateway.readWebhook(body)
  if (
    !event ||
    [event.id, event.kind, event.reference, event.proof?.hookId ?? ''].some(
      ({ length }) => length > LONGEST_NAME,
    )
  )
    return false
  const { id: eventId, kind, reference, proof } = event
  await inTransaction(database, async (transaction) => {
    const added = await transaction
      .insert(paymentWebhooks)
      .values({ eventId, kind, reference })
      .onConflictDoNothing()
      .returning({ eventId: paymentWebhooks.eventId })
    if (added.length === 0) return
    if (proof) await addJob(transaction, 'prove-address', proof, eventId)
    else
      await addJob(
        transaction,
        givenBack.has(kind) ? 'check-refunds' : 'confirm-payment',
        { reference },
        eventId,
      )
  })
  return true
}
