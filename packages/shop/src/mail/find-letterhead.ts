import { settings, settingsTranslations } from '@zayy/database/schema/settings'
import { type Locale, localeInfo } from '@zayy/i18n/locale'
import type { Database } from '@zayy/platform/postgres/database'

/** Who writes: what stands above and below each letter, in its language (E-Commerce Law: docs/saudi-rules.md). */
export type Letterhead = {
  /** What the shop is called. */
  shop: string
  /** The same in each language. */
  names: Record<Locale, string>
  /** Whom mails come from; an address that takes no answers where the shop has none. */
  from: { name: string; address: string }
  /** Where the shop is, in the letter's language. */
  home: string
  legalName: string | null
  vatNumber: string | null
  crNumber: string | null
  address: string | null
  email: string | null
  phone: string | null
}

/**
 * The letterhead of today, from the shop's settings.
 * @param publicUrl what links start with, without a slash at the end
 */
export async function findLetterhead(
  database: Database,
  locale: Locale,
  publicUrl: string,
): Promise<Letterhead> {
  const [facts] = await database
    .select({
      vatNumber: settings.vatNumber,
      crNumber: settings.crNumber,
      email: settings.email,
      phone: settings.phone,
    })
    .from(settings)
  if (!facts) throw new Error('The settings have no row, which the first migration makes.')
  const translations = await database.select().from(settingsTranslations)
  const inLocale = (locale: Locale) => translations.find((row) => row.locale === locale)
  const { appName: shop = '', legalName = null, address = null } = inLocale(locale) ?? {}
  return {
    ...facts,
    shop,
    names: { ar: inLocale('ar')?.appName ?? shop, en: inLocale('en')?.appName ?? shop },
    legalName,
    address,
    from: { name: shop, address: facts.email ?? `no-reply@${new URL(publicUrl).hostname}` },
    home: `${publicUrl}${localeInfo[locale].prefix}/`,
  }
}
