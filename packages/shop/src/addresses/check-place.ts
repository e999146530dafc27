import {
  hasNationalAddress,
  missingInvoiceParts,
  type NationalAddressRule,
  type TypedAddress,
} from '@zayy/domain/checkout/national-address'
import type { Executor } from '@zayy/platform/postgres/database'
import { type ValidationIssues, invalid } from '../domain-error.ts'
import { selectPlace } from './address-queries.ts'

type AddressPlace = { country_id: number; city_id: number; area_id?: number | undefined } & TypedAddress

/**
 * Rejects a place that the shop does not deliver to, or whose parts do not belong together. Checks a city against its country
 * and an area against its city if those are valid; otherwise only that it exists. A city without areas needs none. An address
 * in Saudi Arabia needs its National Address if the shop requires it, and that of a company the parts that its e-invoices name.
 * @property nationalAddress the rule if the owner chose none
 * @throws DomainError 422 with every wrong field
 */
export async function checkPlace(
  database: Executor,
  place: AddressPlace,
  { nationalAddress, isCompany }: { nationalAddress: NationalAddressRule; isCompany: boolean },
): Promise<void> {
  const found = await selectPlace(database, place)
  const issues: ValidationIssues = {}
  if (!found.country) issues.country_id = ['unknownCountry']
  if (!(found.country ? found.cityOfCountry : found.city)) issues.city_id = ['unknownCity']
  if (place.area_id === undefined) {
    if (issues.city_id || found.hasAreas) issues.area_id = ['required']
  } else if (!(issues.city_id ? found.area : found.areaOfCity)) issues.area_id = ['unknownArea']
  const typed = { ...place, area: place.area_id }
  if (isCompany && found.eInvoices && found.isSaudi)
    for (const part of missingInvoiceParts({ ...typed, area: place.area_id ?? found.hasAreas }))
      issues[part] = ['companyAddress']
  const isRequired = (found.nationalAddress ?? nationalAddress) === 'required'
  if (isRequired && found.isSaudi && !hasNationalAddress(typed)) issues.short_address = ['nationalAddress']
  if (Object.keys(issues).length > 0) throw invalid(issues)
}
