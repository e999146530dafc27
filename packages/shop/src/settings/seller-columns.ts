import type { orders } from '@zayy/database/schema/orders'
import type { settings } from '@zayy/database/schema/settings'
import type { Locale } from '@zayy/i18n/locale'

type Columns = 'sellerName' | 'sellerAddress' | 'sellerVatNumber' | 'sellerCrNumber'

type SellerTexts = { name: string; address: string | null }

/** Returns what an order copies of its seller. A language without texts takes those of the other. */
export function sellerColumns(
  { vatNumber, crNumber }: Pick<typeof settings.$inferSelect, 'vatNumber' | 'crNumber'>,
  texts: Partial<Record<Locale, SellerTexts | null | undefined>> | null,
): Pick<typeof orders.$inferSelect, Columns> {
  const ar = texts?.ar ?? texts?.en
  const en = texts?.en ?? texts?.ar
  return {
    sellerName: { ar: ar?.name ?? '', en: en?.name ?? '' },
    sellerAddress: { ar: ar?.address ?? null, en: en?.address ?? null },
    sellerVatNumber: vatNumber,
    sellerCrNumber: crNumber,
  }
}
