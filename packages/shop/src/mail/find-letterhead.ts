import type { Database } from '@zayy/database/database'
import { settings, settingsTranslations } from '@zayy/database/schema/settings'
import { type Locale, localeInfo } from '@zayy/i18n/locale'
import { eq } from 'drizzle-orm'

/** Who writes: what stands above and below each letter, in its language (E-Commerce Law: docs/saudi-rules.md). */
export type Letterhead = {
  /** What the shop is called. */
  shop: string
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
  const [row] = await database
    .select({
      shop: settingsTranslations.appName,
      legalName: settingsTranslations.legalName,
      address: settingsTranslations.address,
      vatNumber: settings.vatNumber,
      crNumber: settings.crNumber,
      email: settings.email,
      phone: settings.phone,
    })
    .from(settings)
    .leftJoin(settingsTranslations, eq(settingsTranslations.locale, locale))
  if (!row) throw new Error('The settings have no row, which the first migration makes.')
  const shop = row.shop ?? ''
  const address = row.email ?? `no-reply@${new URL(publicUrl).hostname}`
  return { ...row, shop, from: { name: shop, address }, home: `${publicUrl}${localeInfo[locale].prefix}/` }
}
