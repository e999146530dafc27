import { halalas } from '@zayy/domain/money'
import { enqueue } from '@zayy/platform/jobs/enqueue'
import type { Executor } from '@zayy/platform/postgres/database'
import * as z from 'zod/mini'
import { STATUS_EMAILS } from './orders/status-text.ts'

const id = z.number()
const ofOrder = z.object({ orderId: id })
const ofPayment = z.object({ reference: z.string() })
const ofReset = z.object({ resetId: id })
const nothing = z.object({})

/** Payload of each kind of job: ids only, because the handler loads current data. */
const payloads = {
  /** Mails the buyer about a new order. `client` (`mailClient`) placed it. */
  'order-placed': z.object({ orderId: id, client: z.string() }),
  /** Mails one digest about all orders of the mailbox of this order, after too many mails to it. */
  'buyer-digest': ofOrder,
  /** Digests for the shop, of messages and of receipts above the limit of single mails. */
  'contact-digest': nothing,
  'receipt-digest': nothing,
  /** Tells the shop about a new order, or adds it to a digest if there are many. */
  'order-announcement': ofOrder,
  /** One mail about the new orders of an hour (ISO 8601) above the limit of single mails. */
  'order-digest': z.object({ hour: z.string() }),
  /** Due when the payment of an order with a coupon is no longer expected. */
  'return-coupon': ofOrder,
  /** Due two days after an order by bank transfer: reminds the buyer, unless the transfer has arrived. */
  'transfer-reminder': ofOrder,
  /** Mails the shop the transfer receipt sent at that moment (ISO 8601). A later receipt gets another job. */
  'transfer-receipt': z.object({ orderId: id, sentAt: z.string() }),
  /** Fetches the state of a payment page after a webhook. */
  'confirm-payment': ofPayment,
  /** Fetches the refunded amount of a payment from the gateway after a refund event. */
  'check-refunds': ofPayment,
  /** Returns the code that the gateway sent to the webhook address, as proof of the address. */
  'prove-address': z.object({ hookId: z.string(), code: z.string() }),
  /** Refunds an amount of a card payment. `refundKey` identifies the refund. */
  'refund-payment': z.object({
    orderId: id,
    amount: z.pipe(z.number(), z.transform(halalas)),
    refundKey: z.string(),
    reason: z.string(),
    by: z.string(),
  }),
  /** Makes ZATCA's document of an issued invoice, or of one of its credit notes. */
  'zatca-make': z.object({ orderId: id, creditNote: z.nullable(z.number()) }),
  /** Sends a document to ZATCA. */
  'zatca-send': z.object({ documentId: id }),
  /** Tells the buyer about a change of an order; of a refund, with the number of its credit note. */
  'order-news': z.object({ orderId: id, news: z.enum(STATUS_EMAILS), creditNote: z.optional(z.number()) }),
  /** Mails the code of a password reset, or a link while codes are locked. */
  'reset-mail': ofReset,
  /** Mails a link for a reset whose code cannot be used during the lockout. */
  'reset-link': ofReset,
  /** Mails the link that moves guest orders into an account. */
  'order-claim': z.object({ claimId: id }),
  /** Sends a visitor's message to the shop's mailbox. */
  'contact-message': z.object({ messageId: id }),
  /** Tells a customer that their password was changed. `mailId` identifies the mail. */
  'password-changed': z.object({ customerId: id, mailId: z.string() }),
  /** Warns the customer of an address, if there is one, that somebody (`client`, as from `mailClient`) tries passwords. */
  'guess-warning': z.object({ identity: z.string(), mailId: z.string(), client: z.optional(z.string()) }),
  /** Tells the former address of an account that it was changed. The address is stored nowhere else. */
  'email-changed': z.object({ customerId: id, formerEmail: z.string(), mailId: z.string() }),
}

export type JobKind = keyof typeof payloads

export type JobPayloads = { [Kind in JobKind]: z.output<(typeof payloads)[Kind]> }

/** Check a payload, which another version of the shop may have written, before its job runs. */
export const JOB_PAYLOADS: { [Kind in JobKind]: { parse(payload: unknown): JobPayloads[Kind] } } = payloads

/** The kinds that send no mail. */
export const JOBS_WITHOUT_MAIL: readonly JobKind[] = [
  'return-coupon',
  'confirm-payment',
  'check-refunds',
  'prove-address',
  'refund-payment',
  'zatca-make',
  'zatca-send',
]

/**
 * Adds a job that runs once the transaction is committed.
 * @param key jobs that must not run twice share a key: while one waits, another is not added
 * @param runAt the earliest moment it runs; now by default
 */
export async function addJob<Kind extends JobKind>(
  transaction: Executor,
  kind: Kind,
  payload: JobPayloads[Kind],
  key: string,
  runAt?: Date,
): Promise<void> {
  await enqueue(transaction, kind, payload, key, runAt)
}
