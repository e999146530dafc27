import { settings, settingsTranslations } from '@zayy/database/schema/settings'
import { pick } from '@zayy/database/sql/pick'
import { isolatedCode } from '@zayy/i18n/isolate'
import { type Locale, localeInfo, otherLocale } from '@zayy/i18n/locale'
import { mails } from '@zayy/i18n/messages/mail'
import type { EmailBranding } from '@zayy/platform/mail/email-template'
import type { Database } from '@zayy/platform/postgres/database'
import { emailButton, emailColours } from './email-colours.ts'

type Sender = {
  legalName: string | null
  vatNumber: string | null
  crNumber: string | null
  address: string | null
  email: string | null
  phone: string | null
}

/** `names`: names of the shop. `email`: the shop's mailbox, if it has one. */
export type ShopBranding = EmailBranding & { names: Record<Locale, string>; email: string | null }

/** @param publicUrl base of links, without a trailing slash */
export async function findEmailBranding(
  database: Database,
  locale: Locale,
  publicUrl: string,
): Promise<ShopBranding> {
  const [facts] = await database
    .select(pick(settings, 'vatNumber', 'crNumber', 'email', 'phone'))
    .from(settings)
  if (!facts) throw new Error('The table of settings lacks its row, which the first migration inserts.')
  const translations = await database.select().from(settingsTranslations)
  const inLocale = (locale: Locale) => translations.find((row) => row.locale === locale)
  const { appName: name = '', legalName = null, address = null } = inLocale(locale) ?? {}
  const language = (locale: Locale) => ({ code: locale, dir: localeInfo[locale].dir })
  return {
    name,
    names: { ar: inLocale('ar')?.appName ?? name, en: inLocale('en')?.appName ?? name },
    email: facts.email,
    from: { name, address: facts.email ?? `no-reply@${new URL(publicUrl).hostname}` },
    home: `${publicUrl}${localeInfo[locale].prefix}/`,
    language: language(locale),
    otherLanguage: language(otherLocale(locale)),
    footer: (reason) => [reason, ...emailFooter(name, { ...facts, legalName, address }, locale)],
    colours: emailColours,
    button: emailButton,
  }
}

/** Returns the lines with contact and company details. Missing numbers are left out (docs/saudi-rules.md, "Disclosures"). */
export function emailFooter(name: string, sender: Sender, locale: Locale): string[] {
  const texts = mails[locale].footer
  const { legalName, address, email, phone, vatNumber, crNumber } = sender
  const code = (text: string) => isolatedCode(text, locale)
  const ways = [email, phone].filter((way) => way !== null).map(code)
  const numbers = [
    ...(vatNumber === null ? [] : [`${texts.vatNumber} ${code(vatNumber)}`]),
    ...(crNumber === null ? [] : [`${texts.crNumber} ${code(crNumber)}`]),
  ]
  return [
    ...(ways.length > 0 ? [texts.contact(ways)] : []),
    [legalName ?? name, address].filter(Boolean).join(texts.comma),
    ...(numbers.length > 0 ? [numbers.join(' · ')] : []),
  ]
}
