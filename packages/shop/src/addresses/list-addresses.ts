import type { Address, Locale } from '@zayy/contract/types'
import { toSar } from '@zayy/domain/money'
import type { Database, Executor } from '@zayy/platform/postgres/database'
import { notFound } from '../domain-error.ts'
import { type AddressRow, selectAddress, selectAddresses } from './address-queries.ts'

/** Lists a customer's addresses, oldest first. */
export async function listAddresses(
  database: Database,
  locale: Locale,
  customerId: number,
): Promise<Address[]> {
  return (await selectAddresses(database, customerId, locale)).map(presentAddress)
}

/** @throws DomainError 404 for an unknown address, or another customer's */
export async function getAddress(
  database: Executor,
  locale: Locale,
  customerId: number,
  id: number,
): Promise<Address> {
  const address = await selectAddress(database, customerId, id, locale)
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
