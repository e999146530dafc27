import type { Halalas } from '@zayy/domain/money'
import { enqueue } from '@zayy/platform/jobs/enqueue'
import type { Executor } from '@zayy/platform/postgres/database'
import type { OrderStatusEmail } from './orders/status-text.ts'

/** Payload of each kind of job: ids only, because the handler loads current data. */
export type JobPayloads = {
  /** Mails the buyer about a new order. `client` (`mailClient`) placed it. */
  'order-placed': { orderId: number; client: string }
  /** Mails one digest about all orders of the mailbox of this order, after too many mails to it. */
  'buyer-digest': { orderId: number }
  /** Digests for the shop, of messages and of receipts above the limit of single mails. */
  'contact-digest': Record<string, never>
  'receipt-digest': Record<string, never>
  /** Tells the shop about a new order, or adds it to a digest if there are many. */
  'order-announcement': { orderId: number }
  /** One mail about the new orders of an hour (ISO 8601) above the limit of single mails. */
  'order-digest': { hour: string }
  /** Due when the payment of an order with a coupon is no longer expected. */
  'return-coupon': { orderId: number }
  /** Due two days after an order by bank transfer: reminds the buyer, unless the transfer has arrived. */
  'transfer-reminder': { orderId: number }
  /** Mails the shop the transfer receipt sent at that moment (ISO 8601). A later receipt gets another job. */
  'transfer-receipt': { orderId: number; sentAt: string }
  /** Fetches the state of a payment page after a webhook. */
  'confirm-payment': { reference: string }
  /** Fetches the refunded amount of a payment from the gateway after a refund event. */
  'check-refunds': { reference: string }
  /** Returns the code that the gateway sent to the webhook address, as proof of the address. */
  'prove-address': { hookId: string; code: string }
  /** Refunds an amount of a card payment in halalas. `refundKey` identifies the refund. */
  'refund-payment': { orderId: number; amount: Halalas; refundKey: string; reason: string; by: string }
  /** Makes ZATCA's document of an issued invoice, or of one of its credit notes. */
  'zatca-make': { orderId: number; creditNote: number | null }
  /** Sends a document to ZATCA. */
  'zatca-send': { documentId: number }
  /** Tells the buyer about a change of an order; of a refund, with the number of its credit note. */
  'order-news': { orderId: number; news: OrderStatusEmail; creditNote?: number }
  /** Mails the code of a password reset, or a link while codes are locked. */
  'reset-mail': { resetId: number }
  /** Mails a link for a reset whose code cannot be used during the lockout. */
  'reset-link': { resetId: number }
  /** Mails the link that moves guest orders into an account. */
  'order-claim': { claimId: number }
  /** Sends a visitor's message to the shop's mailbox. */
  'contact-message': { messageId: number }
  /** Tells a customer that their password was changed. `mailId` identifies the mail. */
  'password-changed': { customerId: number; mailId: string }
  /** Warns the customer of an address, if there is one, that somebody tries passwords. */
  'guess-warning': { identity: string; mailId: string }
  /** Tells the former address of an account that it was changed. The address is stored nowhere else. */
  'email-changed': { customerId: number; formerEmail: string; mailId: string }
}

export type JobKind = keyof JobPayloads

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
