import type { Database } from '@zayy/database/database'
import { halalas } from '@zayy/domain/money'
import { sendEmailChanged } from '../accounts/send-email-changed.ts'
import { sendGuessWarning } from '../accounts/send-guess-warning.ts'
import { sendOrderClaim } from '../accounts/send-order-claim.ts'
import { sendPasswordChanged } from '../accounts/send-password-changed.ts'
import { sendResetMail } from '../accounts/send-reset-mail.ts'
import { sendContactDigest } from '../contact/send-contact-digest.ts'
import { sendContactMail } from '../contact/send-contact-mail.ts'
import type { InvoiceTypesetter } from '../invoice-pdf/invoice-typesetter.ts'
import type { Keys } from '../keys/key-ring.ts'
import type { SendMail } from '../mail/mail.ts'
import { sendOrderAnnouncement, sendOrderDigest } from '../orders/send-order-announcement.ts'
import { newsOf } from '../orders/order-news.ts'
import { returnCoupon } from '../orders/return-coupon.ts'
import { sendBuyerDigest } from '../orders/send-buyer-digest.ts'
import { type OrderNewsToSend, sendOrderNews } from '../orders/send-order-news.ts'
import { sendOrderPlaced } from '../orders/send-order-placed.ts'
import { sendReceiptDigest } from '../orders/send-receipt-digest.ts'
import { sendTransferReceiptMail } from '../orders/send-transfer-receipt-mail.ts'
import { sendTransferReminder } from '../orders/send-transfer-reminder.ts'
import { checkRefunds } from '../payments/check-refunds.ts'
import { confirmPayment, type PaymentTools } from '../payments/confirm-payment.ts'
import { type RefundRequest, refundPayment } from '../payments/refund-payment.ts'
import type { JobKind } from './job.ts'

/**
 * What jobs are done with.
 * @property publicUrl what links in mails start with, without a slash at the end
 * @property keys what the links in mails are signed with
 * @property typesetter sets the invoices that mails bring; without it they bring none
 * @property onInvoiceMissing told why a mail goes without its invoice
 * @property limitTimes how many times as many mails as usual one person may get; 1 unless told otherwise
 * @property payments what the gateway is asked with; without it, jobs about payments are left to other servers
 * @property onMailDeferred told the id of each mail that goes into a digest, as its recipient has had enough of its kind
 */
export type JobTools = {
  sendMail: SendMail
  publicUrl: string
  keys: Keys
  typesetter?: InvoiceTypesetter
  onInvoiceMissing?: (error: unknown) => void
  limitTimes?: number
  payments?: Pick<PaymentTools, 'gateway' | 'onTrouble'> | undefined
  onMailDeferred?: (mailId: string) => void
}

/** Does one job. Throws where that fails: it is tried again later. Is not waited for once the signal is aborted. */
export type JobHandler = (payload: unknown, signal: AbortSignal) => Promise<void>

/** How each kind of job is done. */
export function jobHandlers(
  database: Database,
  { sendMail, limitTimes = 1, payments, onMailDeferred = () => {}, ...others }: JobTools,
): ReadonlyMap<string, JobHandler> {
  const tools = { ...others, sendMail, limitTimes, onMailDeferred }
  const handlers: Record<Exclude<JobKind, PaymentJob>, JobHandler> = {
    'order-placed': (payload, signal) =>
      sendOrderPlaced(
        database,
        tools,
        { orderId: numberOf(payload, 'orderId'), client: String(fieldOf(payload, 'client')) },
        signal,
      ),
    'buyer-digest': (payload, signal) =>
      sendBuyerDigest(database, tools, numberOf(payload, 'orderId'), signal),
    'contact-digest': (_payload, signal) => sendContactDigest(database, tools, signal),
    'receipt-digest': (_payload, signal) => sendReceiptDigest(database, tools, signal),
    // Bounded by the digest and not by a limit: orders that strangers place hold back no mail about another.
    'order-announcement': (payload, signal) =>
      sendOrderAnnouncement(database, tools, numberOf(payload, 'orderId'), signal),
    'order-digest': (payload, signal) =>
      sendOrderDigest(database, tools, String(fieldOf(payload, 'hour')), signal),
    'return-coupon': (payload) => returnCoupon(database, numberOf(payload, 'orderId')),
    'transfer-reminder': (payload, signal) =>
      sendTransferReminder(database, tools, numberOf(payload, 'orderId'), signal),
    'transfer-receipt': (payload, signal) =>
      sendTransferReceiptMail(
        database,
        tools,
        { orderId: numberOf(payload, 'orderId'), sentAt: String(fieldOf(payload, 'sentAt')) },
        signal,
      ),
    'order-news': (payload, signal) => sendOrderNews(database, tools, orderNewsOf(payload), signal),
    'reset-mail': (payload, signal) =>
      sendResetMail(database, tools, { resetId: numberOf(payload, 'resetId') }, signal),
    'reset-link': (payload, signal) =>
      sendResetMail(database, tools, { resetId: numberOf(payload, 'resetId'), onlyLink: true }, signal),
    'order-claim': (payload, signal) => sendOrderClaim(database, tools, numberOf(payload, 'claimId'), signal),
    'contact-message': (payload, signal) =>
      sendContactMail(database, tools, numberOf(payload, 'messageId'), signal),
    'password-changed': (payload, signal) =>
      sendPasswordChanged(
        database,
        tools,
        { customerId: numberOf(payload, 'customerId'), mailId: String(fieldOf(payload, 'mailId')) },
        signal,
      ),
    'guess-warning': (payload, signal) =>
      sendGuessWarning(
        database,
        tools,
        { identity: String(fieldOf(payload, 'identity')), mailId: String(fieldOf(payload, 'mailId')) },
        signal,
      ),
    'email-changed': (payload, signal) =>
      sendEmailChanged(
        database,
        tools,
        {
          customerId: numberOf(payload, 'customerId'),
          formerEmail: String(fieldOf(payload, 'formerEmail')),
          mailId: String(fieldOf(payload, 'mailId')),
        },
        signal,
      ),
  }
  return new Map([...Object.entries(handlers), ...(payments ? paymentHandlers(database, payments) : [])])
}

/** What is left to servers that know the gateway. */
type PaymentJob = 'confirm-payment' | 'check-refunds' | 'refund-payment' | 'prove-address'

function paymentHandlers(
  database: Database,
  payments: NonNullable<JobTools['payments']>,
): [PaymentJob, JobHandler][] {
  return [
    [
      'prove-address',
      async (payload) => {
        const proof = { hookId: String(fieldOf(payload, 'hookId')), code: String(fieldOf(payload, 'code')) }
        await payments.gateway.proveAddress(proof)
      },
    ],
    [
      'confirm-payment',
      async (payload) => {
        await confirmPayment(database, payments, String(fieldOf(payload, 'reference')))
      },
    ],
    [
      'check-refunds',
      async (payload) => {
        await checkRefunds(database, payments, String(fieldOf(payload, 'reference')))
      },
    ],
    [
      'refund-payment',
      async (payload) => {
        await giveRefund(database, payments, {
          of: { orderId: numberOf(payload, 'orderId') },
          amount: halalas(numberOf(payload, 'amount')),
          key: String(fieldOf(payload, 'refundKey')),
          reason: String(fieldOf(payload, 'reason')),
          by: String(fieldOf(payload, 'by')),
        })
      },
    ],
  ]
}

/** A refund that cannot be given is told; one of which nothing is known yet is tried again. */
async function giveRefund(
  database: Database,
  payments: NonNullable<JobTools['payments']>,
  request: RefundRequest,
): Promise<void> {
  const { kind } = await refundPayment(database, payments, request)
  if (kind === 'underWay') throw new Error('the refund, or another of the payment, is not settled')
  if (kind !== 'done')
    payments.onTrouble({ ...request.of, reference: request.key, trouble: `refund: ${kind}` })
}

/** @throws TypeError where the job names no news that is known */
function orderNewsOf(payload: unknown): OrderNewsToSend {
  const news = newsOf(String(fieldOf(payload, 'news')))
  if (!news) throw new TypeError('The job has no known news')
  const creditNote =
    fieldOf(payload, 'creditNote') === undefined ? undefined : numberOf(payload, 'creditNote')
  return { orderId: numberOf(payload, 'orderId'), news, creditNote }
}

/** A number that a job carries. @throws TypeError where it does not */
function numberOf(payload: unknown, field: string): number {
  const value = fieldOf(payload, field)
  if (typeof value !== 'number') throw new TypeError(`The job has no number in ${field}`)
  return value
}

function fieldOf(payload: unknown, field: string): unknown {
  return typeof payload === 'object' && payload !== null ? Reflect.get(payload, field) : undefined
}
