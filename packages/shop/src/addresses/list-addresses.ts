import type { Address, Locale } from '@zayy/contract/types'
import { customerAddresses } from '@zayy/database/schema/accounts'
import {
  areaTranslations,
  cities,
  cityTranslations,
  countryTranslations,
} from '@zayy/database/schema/addresses'
import { inLanguage } from '@zayy/database/sql/in-language'
import { prepared } from '@zayy/database/sql/prepared'
import { toSar } from '@zayy/domain/money'
import type { Database, Executor } from '@zayy/platform/postgres/database'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { notFound } from '../domain-error.ts'

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

type AddressRow = Awaited<ReturnType<typeof select>>[number]

/** Lists a customer's addresses, oldest first. */
export async function listAddresses(
  database: Database,
  locale: Locale,
  customerId: number,
): Promise<Address[]> {
  return (await all(database).execute({ customer: customerId, locale })).map(presentAddress)
}

/** @throws DomainError 404 for an unknown address, or another customer's */
export async function getAddress(
  database: Executor,
  locale: Locale,
  customerId: number,
  id: number,
): Promise<Address> {
  const [address] = await one(database).execute({ customer: customerId, id, locale })
  if (!address) throw notFound()
  return presentAddress(address)
}

function presentAddress({ address, country, city, shipping, area }: AddressRow): Address {
  return {
    id: address.id,
    name: address.name,
    country_id: address.countryId,
    city_id: address.cityId,
    area_id: address.areaId,
    address: address.address,
    building: address.building,
    floor: address.floor,
    apartment: address.apartment,
    note: address.note,
    district: address.district,
    short_address: address.shortAddress,
    postcode: address.postcode,
    country: { id: address.countryId, name: country },
    city: { id: address.cityId, name: city, shipping: toSar(shipping) },
    area: address.areaId === null ? null : { id: address.areaId, name: area ?? '' },
  }
}
