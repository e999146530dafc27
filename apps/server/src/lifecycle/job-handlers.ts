import { fieldOf } from '@zayy/domain/unknown-json'
import { halalas } from '@zayy/domain/money'
import { CHECKOUT_COMMAND } from '@zayy/i18n/shop-command'
import type { JobHandler } from '@zayy/platform/jobs/job'
import { type JobsOptions, runJobs } from '@zayy/platform/jobs/run-jobs'
import type { SendMail } from '@zayy/platform/mail/mail'
import type { Database } from '@zayy/platform/postgres/database'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import { sendOrderClaim } from '@zayy/shop/accounts/claim-orders'
import {
  sendEmailChanged,
  sendGuessWarning,
  sendPasswordChanged,
} from '@zayy/shop/accounts/send-account-notices'
import { sendResetMail } from '@zayy/shop/accounts/send-reset-mail'
import type { JobKind } from '@zayy/shop/add-job'
import { sendContactDigest, sendContactMail } from '@zayy/shop/contact/send-contact-mail'
import type { InvoiceTypesetter } from '@zayy/shop/invoicing/invoice-typesetter'
import type { SendTools } from '@zayy/shop/invoicing/zatca/send-document'
import { returnCoupon } from '@zayy/shop/orders/return-coupon'
import { sendBuyerDigest } from '@zayy/shop/orders/send-buyer-digest'
import { sendOrderAnnouncement, sendOrderDigest } from '@zayy/shop/orders/send-order-announcement'
import { sendOrderPlaced } from '@zayy/shop/orders/send-order-placed'
import { type OrderStatusEmailJob, sendOrderStatusEmail } from '@zayy/shop/orders/send-order-status-email'
import { sendReceiptDigest, sendTransferReceiptMail } from '@zayy/shop/orders/send-transfer-receipt-mail'
import { sendTransferReminder } from '@zayy/shop/orders/send-transfer-reminder'
import { statusEmailOf } from '@zayy/shop/orders/status-text'
import { checkRefunds } from '@zayy/shop/payments/check-refunds'
import { type PaymentTools, confirmPayment } from '@zayy/shop/payments/confirm-payment'
import { type RefundRequest, refundPayment } from '@zayy/shop/payments/refund-payment'
import { numberOf } from './job-payload.ts'
import { type ZatcaJob, zatcaHandlers } from './zatca-handlers.ts'

/**
 * @property publicUrl public origin for links in mails, without a slash at the end
 * @property shopCommand how commands in mails to the shop begin; default: in a checkout
 * @property keys sign the links in mails
 * @property typesetter makes attached invoices; without it mails have none
 * @property onInvoiceMissing called with the reason why a mail lacks its invoice
 * @property limitMultiplier factor of the mail limits per recipient; default 1
 * @property payments without it, payment jobs are left to other servers
 * @property zatca without it, jobs about e-invoices wait
 * @property onMailDeferred called with the id of each mail that goes into a digest, because its recipient is over the limit
 */
export type JobTools = {
  sendMail: SendMail
  publicUrl: string
  shopCommand?: string | undefined
  keys: Keys
  typesetter?: InvoiceTypesetter
  onInvoiceMissing?: (error: unknown) => void
  limitMultiplier?: number
  payments?: Pick<PaymentTools, 'gateway' | 'onTrouble'> | undefined
  zatca?: Pick<SendTools, 'platform' | 'onEvent'> | undefined
  onMailDeferred?: (mailId: string) => void
}

export type ShopJobsOptions = JobTools & Omit<JobsOptions, 'handlers'>

export function runShopJobs(database: Database, options: ShopJobsOptions): { stop(): Promise<void> } {
  return runJobs(database, { ...options, handlers: jobHandlers(database, options) })
}

export function jobHandlers(
  database: Database,
  {
    sendMail,
    shopCommand = CHECKOUT_COMMAND,
    limitMultiplier = 1,
    payments,
    zatca,
    onMailDeferred = () => {},
    ...others
  }: JobTools,
): ReadonlyMap<string, JobHandler> {
  const tools = {
    ...others,
    sendMail,
    shopCommand,
    limitMultiplier,
    onMailDeferred: (mailId: string) => {
      // A failing log, for example on a full disk, must not fail the mail.
      try {
        onMailDeferred(mailId)
      } catch {}
    },
  }
  const handlers: Record<Exclude<JobKind, PaymentJob | ZatcaJob>, JobHandler> = {
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
    // The digest bounds these mails, not a limit: orders by strangers must not hold back the mail about another order.
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
    'order-news': (payload, signal) => sendOrderStatusEmail(database, tools, orderNewsOf(payload), signal),
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
  return new Map([
    ...Object.entries(handlers),
    ...(payments ? paymentHandlers(database, payments) : []),
    ...(zatca ? zatcaHandlers(database, { ...zatca, keys: others.keys }) : []),
  ])
}

/** Only servers with a gateway run these. */
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
        await runRefund(database, payments, {
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

/** Reports a refund that cannot be made. Throws for an unsettled one, so that the job is retried. */
async function runRefund(
  database: Database,
  payments: NonNullable<JobTools['payments']>,
  request: RefundRequest,
): Promise<void> {
  const { kind } = await refundPayment(database, payments, request)
  if (kind === 'underWay') throw new Error('A refund of this payment is not settled yet')
  if (kind !== 'done')
    payments.onTrouble({ ...request.of, reference: request.key, trouble: `refund: ${kind}` })
}

/** @throws TypeError for an unknown kind of news */
function orderNewsOf(payload: unknown): OrderStatusEmailJob {
  const news = statusEmailOf(String(fieldOf(payload, 'news')))
  if (!news) throw new TypeError('The job has no known news')
  const creditNote =
    fieldOf(payload, 'creditNote') === undefined ? undefined : numberOf(payload, 'creditNote')
  return { orderId: numberOf(payload, 'orderId'), news, creditNote }
}
