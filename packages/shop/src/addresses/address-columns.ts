import type { AddressInput } from '@zayy/contract/addresses/address-input'

/** What is kept of an address as it was typed. */
export function addressColumns(input: AddressInput) {
  return {
    name: input.name,
    countryId: input.country_id,
    cityId: input.city_id,
    areaId: input.area_id ?? null,
    address: input.address,
    building: input.building,
    floor: input.floor,
    apartment: input.apartment,
    note: input.note ?? null,
    shortAddress: input.short_address ?? null,
    postcode: input.postcode ?? null,
  }
}
