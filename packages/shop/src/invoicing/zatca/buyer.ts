import { countries } from '@zayy/database/schema/addresses'
import type { orders } from '@zayy/database/schema/orders'
import { buildingNumber, isSaudiArabia, nationalParts } from '@zayy/domain/checkout/national-address'
import { foldDigits } from '@zayy/domain/text/digits'
import type { ZatcaBuyer } from '@zayy/domain/zatca/document-xml'
import type { Executor } from '@zayy/platform/postgres/database'
import { eq } from 'drizzle-orm'

/**
 * Returns the company that a standard document names, with its address at the time of the invoice. Null for a person: a simplified
 * document has no buyer, and therefore no personal data.
 */
export async function findBuyer(
  database: Executor,
  order: typeof orders.$inferSelect,
): Promise<ZatcaBuyer | null> {
  if (order.companyName === null || order.companyVat === null) return null
  const address = order.invoiceAddress?.parts ?? order
  const [country] = await database
    .select({ code: countries.code })
    .from(countries)
    .where(eq(countries.id, address.countryId))
  const parts = nationalParts(address)
  const typedNumber = foldDigits(address.building ?? '').trim()
  return {
    name: order.companyName,
    vatNumber: order.companyVat,
    street: address.address,
    building:
      buildingNumber({ ...address, short_address: address.shortAddress }) ??
      (/^\d+$/.test(typedNumber) ? typedNumber : undefined),
    additional: parts.additional ?? undefined,
    district: address.area.ar || address.district || undefined,
    city: address.city.ar,
    postcode: parts.postalCode ?? undefined,
    country: countryCode(country?.code ?? ''),
  }
}

/** Returns the code of ISO 3166-1. A shop may write its own, which then means Saudi Arabia, where the company is registered. */
function countryCode(code: string): string {
  return /^[a-z]{2}$/i.test(code) && !isSaudiArabia(code) ? code.toUpperCase() : 'SA'
}
