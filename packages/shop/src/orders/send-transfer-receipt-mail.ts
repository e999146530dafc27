import { orders } from '@zayy/database/schema/orders'
import { sentMails } from '@zayy/database/schema/sent-mails'
import { transferReceipts } from '@zayy/database/schema/transfer-receipts'
import { type Halalas, toDecimal, toSar } from '@zayy/domain/money'
import { isolatedCode } from '@zayy/i18n/isolate'
import { SHOP_LOCALE } from '@zayy/i18n/locale'
import { mail as ar } from '@zayy/i18n/messages/ar/mail'
import { mail as en } from '@zayy/i18n/messages/en/mail'
import { formatAmount } from '@zayy/i18n/numbers'
import type { EmailTemplate } from '@zayy/platform/mail/email-template'
import { renderEmail } from '@zayy/platform/mail/render-email'
import type { Database } from '@zayy/platform/postgres/database'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { countMails } from '../consume-mail-limit.ts'
import { findEmailBranding } from '../settings/find-email-branding.ts'
import { commandRow, isSentSingly, type ShopMailTools } from '../shop-mail.ts'
import { isTransferAwaited } from './list-transfer-receipts.ts'

/**
 * Mails the shop about a transfer receipt; above a limit per hour, in one digest. Sends nothing if the shop
 * has no mailbox, the transfer is no longer awaited, or a later receipt, which has its own mail, has replaced
 * it.
 * @param receipt `sentAt`: ISO 8601
 */
export async function sendTransferReceiptMail(
  database: Database,
  tools: ShopMailTools,
  { orderId, sentAt }: { orderId: number; sentAt: string },
  signal: AbortSignal,
): Promise<void> {
  const receipt = await findAwaitedReceipt(database, orderId)
  if (receipt?.sentAt.toISOString() !== sentAt) return
  const branding = await findEmailBranding(database, SHOP_LOCALE, tools.publicUrl)
  if (branding.email === null) return
  const id = receiptMailId(receipt)
  if (!(await isSentSingly(database, tools, { id, kind: 'receipt' }))) return
  const mail = renderEmail(transferReceiptEmail(receipt, tools.shopCommand), branding)
  await tools.sendMail({ ...mail, to: branding.email, id }, signal)
}

/** Differs for a later receipt of the same order. */
function receiptMailId({ code, sentAt }: { code: string; sentAt: Date }): string {
  return `transfer-receipt-${code}-${sentAt.getTime()}`
}

/** Returns undefined if there is none, or the order is paid or cancelled. */
async function findAwaitedReceipt(database: Database, orderId: number) {
  const [receipt] = await database
    .select({ code: orders.code, grandTotal: orders.grandTotal, sentAt: transferReceipts.sentAt })
    .from(transferReceipts)
    .innerJoin(orders, eq(orders.id, transferReceipts.orderId))
    .where(and(eq(orders.id, orderId), isTransferAwaited))
  return receipt
}

/** Sends the shop one mail about all receipts above the limit. */
export async function sendReceiptDigest(
  database: Database,
  { sendMail, publicUrl, shopCommand }: ShopMailTools,
  signal: AbortSignal,
): Promise<void> {
  const branding = await findEmailBranding(database, SHOP_LOCALE, publicUrl)
  const receipts = await findUnmailedReceipts(database)
  const last = receipts.at(-1)
  if (!last || branding.email === null) return
  const mail = renderEmail(
    receiptDigestEmail(
      receipts.map(({ code }) => code),
      shopCommand,
    ),
    branding,
  )
  const id = `receipt-digest-${last.sentAt.getTime()}-${receipts.length}`
  await sendMail({ ...mail, to: branding.email, id }, signal)
  await countMails(database, 'receipt-digest', receipts.map(receiptMailId))
}

/** Finds recent receipts without a mail whose transfer is still awaited. */
async function findUnmailedReceipts(database: Database) {
  const recent = await database
    .select({ code: orders.code, sentAt: transferReceipts.sentAt })
    .from(transferReceipts)
    .innerJoin(orders, eq(orders.id, transferReceipts.orderId))
    .where(and(gt(transferReceipts.sentAt, sql`now() - interval '5 days'`), isTransferAwaited))
    .orderBy(asc(transferReceipts.sentAt))
  if (recent.length === 0) return []
  const mailed = await database
    .select({ mail: sentMails.mail })
    .from(sentMails)
    .where(inArray(sentMails.mail, recent.map(receiptMailId)))
  const mailedIds = new Set(mailed.map(({ mail }) => mail))
  return recent.filter((receipt) => !mailedIds.has(receiptMailId(receipt)))
}

/** @property grandTotal amount that should have arrived */
type SentReceipt = { code: string; grandTotal: Halalas }

/** The mail about a receipt, with the commands to see it and to record the payment. */
function transferReceiptEmail({ code, grandTotal }: SentReceipt, shopCommand: string): EmailTemplate {
  const { transferReceipt, amount, contact } = ar
  const sum = formatAmount(toSar(grandTotal))
  const order = isolatedCode(code, SHOP_LOCALE)
  return {
    subject: transferReceipt.subject(order),
    preview: transferReceipt.preview(amount(sum)),
    title: transferReceipt.title,
    blocks: [
      { kind: 'paragraph', text: transferReceipt.arrived(order, amount(sum)) },
      {
        kind: 'details',
        title: transferReceipt.next,
        text: transferReceipt.match,
        rows: [
          commandRow(transferReceipt.see, shopCommand, ['orders', 'receipt', code]),
          commandRow(transferReceipt.record, shopCommand, ['orders', 'paid', code, toDecimal(grandTotal)]),
        ],
      },
    ],
    reason: contact.reason,
    otherLanguageSummary: { title: en.summaryTitle, text: en.transferReceipt.arrived(code, en.amount(sum)) },
  }
}

function receiptDigestEmail(codes: readonly string[], shopCommand: string): EmailTemplate {
  const { receiptDigest, contact, transferReceipt } = ar
  return {
    subject: receiptDigest.subject(codes.length),
    preview: receiptDigest.preview,
    title: receiptDigest.title(codes.length),
    blocks: [
      {
        kind: 'details',
        title: transferReceipt.next,
        text: transferReceipt.match,
        rows: [
          commandRow(receiptDigest.command, shopCommand, ['orders', 'receipts']),
          { label: receiptDigest.codes, value: codes.slice(0, MAX_LISTED).join(' '), form: 'ltr' },
        ],
      },
    ],
    reason: contact.reason,
    otherLanguageSummary: { title: en.summaryTitle, text: en.receiptDigest.title(codes.length) },
  }
}

/** Codes in the digest; the command lists all. */
const MAX_LISTED = 50
