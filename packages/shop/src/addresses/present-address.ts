import type { Address } from '@zayy/contract/types'
import { toSar } from '@zayy/domain/money'
import type { AddressRow } from './address-queries.ts'

/** A customer's address as it leaves the shop, its places named in one language. */
export function presentAddress({ address, country, city, shipping, area }: AddressRow): Address {
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
    short_address: address.shortAddress,
    postcode: address.postcode,
    country: { id: address.countryId, name: country },
    city: { id: address.cityId, name: city, shipping: toSar(shipping) },
    area: address.areaId === null ? null : { id: address.areaId, name: area ?? '' },
  }
}
