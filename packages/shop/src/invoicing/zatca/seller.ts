import { settings, settingsTranslations } from '@zayy/database/schema/settings'
import { type BasisPoints, basisPoints } from '@zayy/domain/money'
import type { ZatcaSeller } from '@zayy/domain/zatca/document-xml'
import type { Executor } from '@zayy/platform/postgres/database'
import { eq } from 'drizzle-orm'

/** Settings that phase 2 needs and that are missing or invalid, by their keys in settings.csv. */
export type SellerGap =
  | 'vat_number'
  | 'cr_number'
  | 'seller_street'
  | 'seller_building'
  | 'seller_district'
  | 'seller_city'
  | 'seller_postcode'
  | 'legal_name'
  | 'tax'

/** In bytes. A longer name leaves no room for the stamp in the QR code. */
const MAX_NAME_BYTES = 150

/** Rates that a document may have (ZATCA's rule BR-KSA-84). */
const RATES: readonly BasisPoints[] = [basisPoints(1_500), basisPoints(500)]

/** Returns the seller by the current settings, and the missing settings. */
export async function findSeller(database: Executor): Promise<{ seller: ZatcaSeller; gaps: SellerGap[] }> {
  const [row] = await database
    .select({ settings, translation: settingsTranslations })
    .from(settings)
    .innerJoin(settingsTranslations, eq(settingsTranslations.locale, 'ar'))
  if (!row) throw new Error('The shop has no settings')
  const { translation } = row
  const name = translation.legalName ?? translation.appName
  const parts = {
    street: row.settings.sellerStreet ?? undefined,
    building: row.settings.sellerBuilding ?? undefined,
    district: row.settings.sellerDistrict ?? undefined,
    city: row.settings.sellerCity ?? undefined,
    postcode: row.settings.sellerPostcode ?? undefined,
  }
  const gaps: SellerGap[] = [
    ...(row.settings.vatNumber === null ? ['vat_number' as const] : []),
    ...(row.settings.crNumber === null ? ['cr_number' as const] : []),
    ...(parts.street === undefined ? ['seller_street' as const] : []),
    ...(parts.building === undefined ? ['seller_building' as const] : []),
    ...(parts.district === undefined ? ['seller_district' as const] : []),
    ...(parts.city === undefined ? ['seller_city' as const] : []),
    ...(parts.postcode === undefined ? ['seller_postcode' as const] : []),
    ...(Buffer.byteLength(name) > MAX_NAME_BYTES ? ['legal_name' as const] : []),
    ...(RATES.includes(row.settings.taxBasisPoints) ? [] : ['tax' as const]),
  ]
  const vatNumber = row.settings.vatNumber ?? ''
  return { seller: { name, vatNumber, registration: row.settings.crNumber, ...parts }, gaps }
}
