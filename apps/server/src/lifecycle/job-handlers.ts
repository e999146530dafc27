import { CHECKOUT_COMMAND } from '@zayy/i18n/shop-command'
import type { JobHandler } from '@zayy/platform/jobs/job'
import { PermanentFailure } from '@zayy/platform/jobs/permanent-failure'
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
import { JOB_PAYLOADS, JOBS_WITHOUT_MAIL, type JobKind, type JobPayloads } from '@zayy/shop/add-job'
import { sendContactDigest, sendContactMail } from '@zayy/shop/contact/send-contact-mail'
import type { InvoiceTypesetter } from '@zayy/shop/invoicing/invoice-typesetter'
import { makeDocument } from '@zayy/shop/invoicing/zatca/make-document'
import { type SendTools, sendDocument } from '@zayy/shop/invoicing/zatca/send-document'
import { returnCoupon } from '@zayy/shop/orders/return-coupon'
import { sendBuyerDigest } from '@zayy/shop/orders/send-buyer-digest'
import { sendOrderAnnouncement, sendOrderDigest } from '@zayy/shop/orders/send-order-announcement'
import { sendOrderPlaced } from '@zayy/shop/orders/send-order-placed'
import { sendOrderStatusEmail } from '@zayy/shop/orders/send-order-status-email'
import { sendReceiptDigest, sendTransferReceiptMail } from '@zayy/shop/orders/send-transfer-receipt-mail'
import { sendTransferReminder } from '@zayy/shop/orders/send-transfer-reminder'
import { checkRefunds } from '@zayy/shop/payments/check-refunds'
import { confirmPayment, type PaymentTools } from '@zayy/shop/payments/confirm-payment'
import { type RefundRequest, refundPayment } from '@zayy/shop/payments/refund-payment'

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

export type ShopJobsOptions = JobTools & Omit<JobsOptions, 'lanes'>

const PAYMENT_JOBS = ['confirm-payment', 'check-refunds', 'refund-payment', 'prove-address'] as const

/** Mails wait for the mail server, e-invoices for ZATCA, payments for the gateway, and the other jobs for nobody. */
type Lane = 'mail' | 'zatca' | 'payment' | 'other'

const WORKERS: Record<Lane, number> = { mail: 2, zatca: 2, payment: 1, other: 1 }

/**
 * Days until a mail that was given up is deleted. By then its order is long delivered, and nobody corrects the address. Other jobs stay:
 * they are refunds and documents that the shop still owes.
 */
const MAIL_GIVEN_UP_DAYS = 90

export function runShopJobs(database: Database, options: ShopJobsOptions): { stop(): Promise<void> } {
  const handlers = [...jobHandlers(database, options)]
  const lanes = Object.entries(WORKERS).map(([lane, workers]) => ({
    handlers: new Map(handlers.filter(([kind]) => laneOf(kind) === lane)),
    workers,
    givenUpDays: lane === 'mail' ? MAIL_GIVEN_UP_DAYS : undefined,
  }))
  return runJobs(database, { ...options, lanes })
}

function laneOf(kind: string): Lane {
  if (kind.startsWith('zatca-')) return 'zatca'
  if (PAYMENT_JOBS.some((one) => one === kind)) return 'payment'
  return JOBS_WITHOUT_MAIL.some((one) => one === kind) ? 'other' : 'mail'
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
  const toShop = { ...tools, sendMail: untilAccepted(sendMail) }
  return new Map([
    ...checked<Exclude<JobKind, PaymentJob | ZatcaJob>>({
      'order-placed': (job, signal) => sendOrderPlaced(database, tools, job, signal),
      'buyer-digest': ({ orderId }, signal) => sendBuyerDigest(database, tools, orderId, signal),
      'contact-digest': (_, signal) => sendContactDigest(database, toShop, signal),
      'receipt-digest': (_, signal) => sendReceiptDigest(database, toShop, signal),
      // The digest bounds these mails, not a limit: orders by strangers must not hold back the mail about another order.
      'order-announcement': ({ orderId }, signal) => sendOrderAnnouncement(database, toShop, orderId, signal),
      'order-digest': ({ hour }, signal) => sendOrderDigest(database, toShop, hour, signal),
      'return-coupon': ({ orderId }) => returnCoupon(database, orderId),
      'transfer-reminder': ({ orderId }, signal) => sendTransferReminder(database, tools, orderId, signal),
      'transfer-receipt': (job, signal) => sendTransferReceiptMail(database, toShop, job, signal),
      'order-news': (job, signal) => sendOrderStatusEmail(database, tools, job, signal),
      'reset-mail': (job, signal) => sendResetMail(database, tools, job, signal),
      'reset-link': (job, signal) => sendResetMail(database, tools, { ...job, onlyLink: true }, signal),
      'order-claim': ({ claimId }, signal) => sendOrderClaim(database, tools, claimId, signal),
      'contact-message': ({ messageId }, signal) => sendContactMail(database, toShop, messageId, signal),
      'password-changed': (job, signal) => sendPasswordChanged(database, tools, job, signal),
      'guess-warning': (job, signal) => sendGuessWarning(database, tools, job, signal),
      'email-changed': (job, signal) => sendEmailChanged(database, tools, job, signal),
    }),
    ...(payments ? paymentHandlers(database, payments) : []),
    ...(zatca ? zatcaHandlers(database, { ...zatca, keys: others.keys }) : []),
  ])
}

/** Makes refusals of the shop's own mailbox temporary: the owner corrects its address, and all mails arrive. */
function untilAccepted(sendMail: SendMail): SendMail {
  return async (mail, signal) => {
    await sendMail(mail, signal).catch((error: unknown) => {
      throw error instanceof PermanentFailure ? new Error(error.message) : error
    })
  }
}

type Runs<Kind extends JobKind> = {
  [K in Kind]: (payload: JobPayloads[K], signal: AbortSignal) => Promise<unknown>
}

/** Returns handlers that check the payload first. */
function checked<Kind extends JobKind>(runs: Runs<Kind>): ReadonlyMap<string, JobHandler> {
  const kinds = Object.keys(runs) as Kind[]
  return new Map(
    kinds.map((kind) => [
      kind,
      async (payload, signal) => {
        await runs[kind](JOB_PAYLOADS[kind].parse(payload), signal)
      },
    ]),
  )
}

/** Only servers with a gateway run these. */
type PaymentJob = (typeof PAYMENT_JOBS)[number]

function paymentHandlers(database: Database, payments: NonNullable<JobTools['payments']>) {
  return checked<PaymentJob>({
    'prove-address': (proof) => payments.gateway.proveAddress(proof),
    'confirm-payment': ({ reference }) => confirmPayment(database, payments, reference),
    'check-refunds': ({ reference }) => checkRefunds(database, payments, reference),
    'refund-payment': ({ orderId, amount, refundKey: key, reason, by }) =>
      runRefund(database, payments, { of: { orderId }, amount, key, reason, by }),
  })
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

/** Only servers with a platform run these. */
type ZatcaJob = 'zatca-make' | 'zatca-send'

export function zatcaHandlers(database: Database, tools: SendTools): ReadonlyMap<string, JobHandler> {
  return checked<ZatcaJob>({
    'zatca-make': (issued) => makeDocument(database, tools.keys, issued),
    'zatca-send': ({ documentId }, signal) => sendDocument(database, tools, documentId, signal),
  })
}
