import { areas, cities, countries } from '@zayy/database/schema/addresses'
import { settings } from '@zayy/database/schema/settings'
import { hasEInvoices } from '@zayy/database/sql/e-invoices'
import { onlyRow } from '@zayy/database/sql/only-row'
import { prepared } from '@zayy/database/sql/prepared'
import { existsIn, oneOf } from '@zayy/database/sql/subquery'
import {
  hasNationalAddress,
  isSaudiArabia,
  missingInvoiceParts,
  type NationalAddressRule,
  type TypedAddress,
} from '@zayy/domain/checkout/national-address'
import type { Executor } from '@zayy/platform/postgres/database'
import { and, eq, not, sql } from 'drizzle-orm'
import { invalid, type ValidationIssues } from '../domain-error.ts'

type AddressPlace = { country_id: number; city_id: number; area_id?: number | undefined } & TypedAddress

const country = sql`${sql.placeholder('country')}::int`
const city = sql`${sql.placeholder('city')}::int`
const area = sql`${sql.placeholder('area')}::int`
const shownCity = and(eq(cities.id, city), not(cities.hidden))
const shownArea = and(eq(areas.id, area), not(areas.hidden))

/** Checks that country, city and area exist, are shown, and belong to each other. */
const shownPlace = prepared((database) =>
  database
    .select({
      country: existsIn({ from: countries, where: and(eq(countries.id, country), not(countries.hidden)) }),
      city: existsIn({ from: cities, where: shownCity }),
      cityOfCountry: existsIn({ from: cities, where: and(shownCity, eq(cities.countryId, country)) }),
      area: existsIn({ from: areas, where: shownArea }),
      areaOfCity: existsIn({ from: areas, where: and(shownArea, eq(areas.cityId, city)) }),
      countryCode: oneOf(countries.code, { from: countries, where: eq(countries.id, country) }),
      nationalAddress: oneOf(settings.nationalAddress, { from: settings }),
      eInvoices: hasEInvoices,
      hasAreas: existsIn({ from: areas, where: and(eq(areas.cityId, city), not(areas.hidden)) }),
    })
    .from(sql`(values (1)) as one`)
    .prepare('shown_place'),
)

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
  const { country_id: country, city_id: city, area_id: area = null } = place
  const found = onlyRow(await shownPlace(database).execute({ country, city, area }), 'Place query')
  const isSaudi = isSaudiArabia(found.countryCode ?? '')
  const issues: ValidationIssues = {}
  if (!found.country) issues.country_id = ['unknownCountry']
  if (!(found.country ? found.cityOfCountry : found.city)) issues.city_id = ['unknownCity']
  if (place.area_id === undefined) {
    if (issues.city_id || found.hasAreas) issues.area_id = ['required']
  } else if (!(issues.city_id ? found.area : found.areaOfCity)) issues.area_id = ['unknownArea']
  const typed = { ...place, area: place.area_id }
  if (isCompany && found.eInvoices && isSaudi)
    for (const part of missingInvoiceParts({ ...typed, area: place.area_id ?? found.hasAreas }))
      issues[part] = ['companyAddress']
  const isRequired = (found.nationalAddress ?? nationalAddress) === 'required'
  if (isRequired && isSaudi && !hasNationalAddress(typed)) issues.short_address = ['nationalAddress']
  if (Object.keys(issues).length > 0) throw invalid(issues)
}
