import type { Bill } from '@zayy/contract/types'
import type { Locale } from '@zayy/i18n/locale'
import type { EmailTemplate } from '@zayy/platform/mail/email-template'
import type { MailFile, SendMail } from '@zayy/platform/mail/mail'
import { renderEmail } from '@zayy/platform/mail/render-email'
import type { Database } from '@zayy/platform/postgres/database'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import { makeOwedDocuments } from '../invoicing/zatca/make-document.ts'
import { findEmailBranding } from '../settings/find-email-branding.ts'
import { billLink } from './bill-link.ts'
import { getBill } from './get-bill.ts'

/** @property publicUrl base of links, without a trailing slash */
export type OrderEmailTools = { sendMail: SendMail; publicUrl: string; keys: Keys }

/**
 * @property locale language of the order and the mail
 * @property shop name of the shop in that language
 * @property links to the bill, in each language
 */
export type OrderEmail = { bill: Bill; locale: Locale; shop: string; links: Record<Locale, string> }

/**
 * Sends the buyer a mail about an order, from its current bill.
 * @param email `name`: with the order code the id of the mail, equal for retries; `write`: null if there is
 *   nothing to send; `attach`: its attachments
 * @throws DomainError 404 for an unknown order
 */
export async function sendOrderEmail(
  database: Database,
  { sendMail, publicUrl, keys }: OrderEmailTools,
  { orderId, locale }: { orderId: number; locale: Locale },
  email: {
    name: string
    write: (about: OrderEmail) => EmailTemplate | null
    attach?: (bill: Bill) => Promise<MailFile[]>
  },
  signal: AbortSignal,
): Promise<void> {
  // The attached invoice has the document's QR code. If the document cannot be made now, its own job reports why.
  await makeOwedDocuments(database, keys, orderId).catch(() => {})
  const bill = await getBill(database, keys, locale, orderId)
  // The buyer was erased, or gave no address.
  if (bill.buyer.email === '') return
  const branding = await findEmailBranding(database, locale, publicUrl)
  const link = (language: Locale) => billLink(publicUrl, language, bill.token)
  const links = { ar: link('ar'), en: link('en') }
  const template = email.write({ bill, locale, shop: branding.name, links })
  if (!template) return
  const mail = renderEmail(template, branding)
  const files = (await email.attach?.(bill)) ?? []
  await sendMail({ ...mail, files, to: bill.buyer.email, id: `${email.name}-${bill.code}` }, signal)
}
