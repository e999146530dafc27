import { inTransaction } from '@zayy/database/in-transaction'
import { paymentWebhooks } from '@zayy/database/schema/payments'
import type { Database } from '@zayy/platform/postgres/database'
import { addJob } from '../add-job.ts'
import type { PaymentGateway } from './payment-gateway.ts'

/** Kinds of refund events, which need a check of settled pages too. */
const REFUND_EVENTS = new Set(['payment_refunded', 'payment_voided'])

/** Maximum length of the gateway's ids and kinds. */
const MAX_NAME_LENGTH = 200

/**
 * Handles a gateway webhook. The payload is never trusted: a job fetches the payment from the gateway. Ignores
 * repeated events. If the gateway asks for proof of the webhook address, a job returns its code.
 * @returns whether it came from the gateway; otherwise nothing changes
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
      ({ length }) => length > MAX_NAME_LENGTH,
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
        REFUND_EVENTS.has(kind) ? 'check-refunds' : 'confirm-payment',
        { reference },
        eventId,
      )
  })
  return true
}
