import { cities, countries } from '@zayy/database/schema/addresses'
import { products } from '@zayy/database/schema/catalog'
import { pages, pageTranslations } from '@zayy/database/schema/content'
import { FIXED_PAGES, POLICY_PAGES } from '@zayy/domain/content/pages'
import { draftPages as ar } from '@zayy/i18n/messages/ar/draft-pages'
import { draftPages as en } from '@zayy/i18n/messages/en/draft-pages'
import type { Executor } from '@zayy/platform/postgres/database'
import { and, eq, like, not, or } from 'drizzle-orm'
import { selectSettingTexts } from '../catalogue-files/edits/list-settings.ts'
import { findTransferAccount } from './find-transfer-account.ts'

/** Settings that the E-Commerce Law or invoices require, by their keys in settings.csv. */
const publicSettings = [
  'legal_name',
  'address',
  'phone',
  'email',
  'cr_number',
  'sbc_number',
  'vat_certificate',
] as const
/**
 * Finds gaps that keep a shop from selling or from opening to the public. Flags are true where something is missing.
 * `settings`: keys without a text; the VAT certificate counts for shops that charge VAT. `missingPages`: slugs of mandatory pages that
 * are not written yet. `draftPages`: slugs of pages that still say that they are drafts.
 */
export async function findShopGaps(database: Executor) {
  const [product] = await database
    .select({ id: products.id })
    .from(products)
    .where(not(products.hidden))
    .limit(1)
  const [city] = await database
    .select({ id: cities.id })
    .from(cities)
    .innerJoin(countries, and(eq(countries.id, cities.countryId), not(countries.hidden)))
    .where(not(cities.hidden))
    .limit(1)
  const texts = await selectSettingTexts(database)
  const isEmpty = (key: string) => !texts[key] && !texts[`${key} ar`]
  const written = await database.select({ slug: pages.slug }).from(pages)
  const drafts = await database
    .selectDistinct({ slug: pages.slug })
    .from(pageTranslations)
    .innerJoin(pages, eq(pages.id, pageTranslations.pageId))
    .where(or(...[ar, en].map(({ mark }) => like(pageTranslations.content, `%${mark}%`))))
    .orderBy(pages.slug)
  return {
    products: !product,
    cities: !city,
    account: (await findTransferAccount(database)) === null,
    orderEmail: isEmpty('order_email') && isEmpty('email'),
    settings: publicSettings.filter((key) =>
      key === 'vat_certificate' ? !isEmpty('vat_number') && isEmpty(key) : isEmpty(key),
    ),
    missingPages: [...Object.keys(FIXED_PAGES), ...POLICY_PAGES].filter(
      (slug) => !written.some((page) => page.slug === slug),
    ),
    draftPages: drafts.map(({ slug }) => slug),
  }
}

export type ShopGaps = Awaited<ReturnType<typeof findShopGaps>>
