import type { Bill } from '@zayy/contract/types'
import { type Locale, localeInfo } from '@zayy/i18n/locale'
import type { Database } from '@zayy/platform/postgres/database'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import { findEmailBranding } from '../settings/find-email-branding.ts'
import type { EmailTemplate } from '@zayy/platform/mail/email-template'
import type { MailFile, SendMail } from '@zayy/platform/mail/mail'
import { renderEmail } from '@zayy/platform/mail/render-email'
import { getBill } from './get-bill.ts'

/** @property publicUrl what links start with, without a slash at the end */
export type OrderEmailTools = { sendMail: SendMail; publicUrl: string; keys: Keys }

/**
 * What every letter about an order says something of.
 * @property locale the order's language, which the letter is written in
 * @property shop what the shop is called, in the order's language
 * @property links open the bill, in each language
 */
export type OrderEmail = { bill: Bill; locale: Locale; shop: string; links: Record<Locale, string> }

/**
 * Sends the buyer of an order a letter about it, of what the bill says now.
 * @param letter.name what it tells of; tried again, a letter of one name about one order is the same mail
 * @param letter.attach gives what its recipient keeps
 * @param letter.write gives null where there is nothing to tell any more: no mail is sent
 * @param signal ends the sending
 * @throws DomainError 404 for an unknown order
 */
export async function sendOrderEmail(
  database: Database,
  { sendMail, publicUrl, keys }: OrderEmailTools,
  { orderId, locale }: { orderId: number; locale: Locale },
  letter: {
    name: string
    write: (about: OrderEmail) => EmailTemplate | null
    attach?: (bill: Bill) => Promise<MailFile[]>
  },
  signal: AbortSignal,
): Promise<void> {
  const bill = await getBill(database, keys, locale, orderId)
  // Its buyer was erased: what stays of the order has no address.
  if (bill.buyer.email === '') return
  const branding = await findEmailBranding(database, locale, publicUrl)
  // Browsers tell no server what stands after the #.
  const link = (language: Locale) => `${publicUrl}${localeInfo[language].prefix}/bill#${bill.token}`
  const links = { ar: link('ar'), en: link('en') }
  const written = letter.write({ bill, locale, shop: branding.name, links })
  if (!written) return
  const mail = renderEmail(written, branding)
  const files = (await letter.attach?.(bill)) ?? []
  await sendMail(
    { ...mail, files, to: bill.buyer.email, id: `${letter.name}-${bill.code}`, kind: 'order' },
    signal,
  )
}
