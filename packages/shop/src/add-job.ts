import type { Halalas } from '@zayy/domain/money'
import { enqueue } from '@zayy/platform/jobs/enqueue'
import type { Executor } from '@zayy/platform/postgres/database'
import type { OrderStatusEmail } from './orders/status-text.ts'

/** Payload of each kind of job: ids only, because the handler loads current data. */
export type JobPayloads = {
  /** The buyer's mail about a new order, which `client` (`mailClient`) placed. */
  'order-placed': { orderId: number; client: string }
  /** One mail about all orders of a mailbox, that of this order, whose own mails were too many. */
  'buyer-digest': { orderId: number }
  /** One mail to the shop about messages that were too many for a mail each; and one about receipts. */
  'contact-digest': Record<string, never>
  'receipt-digest': Record<string, never>
  /** Tells the shop of a new order, or has it summed up with others where there are many. */
  'order-announcement': { orderId: number }
  /** One mail about the new orders of an hour (ISO 8601) above the limit of single mails. */
  'order-digest': { hour: string }
  /** Due when the payment of an order with a coupon is no longer expected. */
  'return-coupon': { orderId: number }
  /** Due two days after an order by bank transfer: the mail that reminds of it, unless it has come. */
  'transfer-reminder': { orderId: number }
  /** Mails the shop the transfer receipt sent at that moment (ISO 8601). A later receipt gets another job. */
  'transfer-receipt': { orderId: number; sentAt: string }
  /** Fetches the state of a payment page after a webhook. */
  'confirm-payment': { reference: string }
  /** Asks the gateway how much of a payment was given back, after it told of a refund. */
  'check-refunds': { reference: string }
  /** Says the code back that the gateway sent to the address of its events. */
  'prove-address': { hookId: string; code: string }
  /** Gives money of a card payment back: halalas. `refundKey`: of this one refund. */
  'refund-payment': { orderId: number; amount: Halalas; refundKey: string; reason: string; by: string }
  /** Makes ZATCA's document of an issued invoice, or of one of its credit notes. */
  'zatca-make': { orderId: number; creditNote: number | null }
  /** Sends a document to ZATCA. */
  'zatca-send': { documentId: number }
  /** Tells the buyer what became of an order; of a refund, with the number of its credit note. */
  'order-news': { orderId: number; news: OrderStatusEmail; creditNote?: number }
  /** The mail with a code, or with a link where codes are held back, for one attempt to reset a password. */
  'reset-mail': { resetId: number }
  /** The mail with a link for an attempt whose code is not taken. */
  'reset-link': { resetId: number }
  /** The mail with a link that takes over what was ordered as a guest. */
  'order-claim': { claimId: number }
  /** Hands what a visitor wrote on to the shop's mailbox. */
  'contact-message': { messageId: number }
  /** Tells a customer that their password was changed. `mailId`: of this one mail. */
  'password-changed': { customerId: number; mailId: string }
  /** Tells the customer of an address, if there is one, that somebody tries passwords. */
  'guess-warning': { identity: string; mailId: string }
  /** Tells the address that an account had that it has another. It is kept nowhere else. */
  'email-changed': { customerId: number; formerEmail: string; mailId: string }
}

export type JobKind = keyof JobPayloads

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
