import type { Locale } from '@zayy/contract/types'
import { customerAddresses } from '@zayy/database/schema/accounts'
import {
  areaTranslations,
  areas,
  cities,
  cityTranslations,
  countries,
  countryTranslations,
} from '@zayy/database/schema/addresses'
import { settings } from '@zayy/database/schema/settings'
import { hasEInvoices } from '@zayy/database/sql/e-invoices'
import { inLanguage } from '@zayy/database/sql/in-language'
import { prepared } from '@zayy/database/sql/prepared'
import { existsIn, oneOf } from '@zayy/database/sql/subquery'
import { isSaudiArabia } from '@zayy/domain/checkout/national-address'
import type { Executor } from '@zayy/platform/postgres/database'
import { type SQL, and, asc, eq, not, sql } from 'drizzle-orm'

const ofCustomer = eq(customerAddresses.customerId, sql.placeholder('customer'))

const select = (database: Executor, where: SQL | undefined) =>
  database
    .select({
      address: customerAddresses,
      country: inLanguage(
        countryTranslations.name,
        countryTranslations.countryId,
        customerAddresses.countryId,
      ),
      city: inLanguage(cityTranslations.name, cityTranslations.cityId, customerAddresses.cityId),
      shipping: cities.shipping,
      area: inLanguage(areaTranslations.name, areaTranslations.areaId, customerAddresses.areaId),
    })
    .from(customerAddresses)
    .innerJoin(cities, eq(cities.id, customerAddresses.cityId))
    .where(where)
    .orderBy(asc(customerAddresses.id))

const all = prepared((database) => select(database, ofCustomer).prepare('customer_addresses'))

const one = prepared((database) =>
  select(database, and(ofCustomer, eq(customerAddresses.id, sql.placeholder('id')))).prepare(
    'customer_address',
  ),
)

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
      countryCode: oneOf(countries.code, {
        from: countries,
        where: eq(countries.id, country),
      }),
      nationalAddress: oneOf(settings.nationalAddress, { from: settings }),
      eInvoices: hasEInvoices,
      hasAreas: existsIn({ from: areas, where: and(eq(areas.cityId, city), not(areas.hidden)) }),
    })
    .from(sql`(values (1)) as one`)
    .prepare('shown_place'),
)

export type AddressRow = Awaited<ReturnType<typeof selectAddresses>>[number]

export function selectAddresses(database: Executor, customer: number, locale: Locale) {
  return all(database).execute({ customer, locale })
}

/** Returns undefined for an unknown address, or another customer's. */
export async function selectAddress(database: Executor, customer: number, id: number, locale: Locale) {
  const [row] = await one(database).execute({ customer, id, locale })
  return row
}

export async function selectPlace(
  database: Executor,
  place: { country_id: number; city_id: number; area_id?: number | undefined },
) {
  const [row] = await shownPlace(database).execute({
    country: place.country_id,
    city: place.city_id,
    area: place.area_id ?? null,
  })
  if (!row) throw new Error('Place query returned no row')
  return { ...row, isSaudi: isSaudiArabia(row.countryCode ?? '') }
}
