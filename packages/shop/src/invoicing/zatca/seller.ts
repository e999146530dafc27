import { settings, settingsTranslations } from '@zayy/database/schema/settings'
import { type BasisPoints, basisPoints } from '@zayy/domain/money'
import type { ZatcaSeller } from '@zayy/domain/zatca/document-xml'
import type { Executor } from '@zayy/platform/postgres/database'
import { eq } from 'drizzle-orm'

/** In bytes. A longer name leaves no room for the stamp in the QR code. */
const MAX_NAME_BYTES = 150

/** Rates that a document may have (ZATCA's rule BR-KSA-84). */
const RATES: readonly BasisPoints[] = [basisPoints(1_500), basisPoints(500)]

/** Returns the seller by the current settings, and the settings that phase 2 needs and that are missing or invalid, by their keys. */
export async function findSeller(database: Executor) {
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
  const isGap = {
    vat_number: row.settings.vatNumber === null,
    cr_number: row.settings.crNumber === null,
    seller_street: parts.street === undefined,
    seller_building: parts.building === undefined,
    seller_district: parts.district === undefined,
    seller_city: parts.city === undefined,
    seller_postcode: parts.postcode === undefined,
    legal_name: Buffer.byteLength(name) > MAX_NAME_BYTES,
    tax: !RATES.includes(row.settings.taxBasisPoints),
  }
  const gaps = (Object.keys(isGap) as (keyof typeof isGap)[]).filter((key) => isGap[key])
  const vatNumber = row.settings.vatNumber ?? ''
  const seller: ZatcaSeller = { name, vatNumber, registration: row.settings.crNumber, ...parts }
  return { seller, gaps }
}

export type SellerGap = Awaited<ReturnType<typeof findSeller>>['gaps'][number]
