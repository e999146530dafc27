/** The buyer of an order in a correction: typed texts, checked texts, and columns. */

import type { FieldErrorCode } from '@zayy/contract/error-codes'
import { email, line, phone, postcode, shortAddress } from '@zayy/contract/input-parsers/texts'
import type { orders } from '@zayy/database/schema/orders'
import { cleanLine } from '@zayy/domain/text/clean'
import { addressLine } from '@zayy/i18n/address-line'
import type { Locale } from '@zayy/i18n/locale'
import type { OrderData } from './order-data.ts'
import { nameColumns } from './write-order.ts'

/** Checked texts of the buyer. Undefined: as it is. */
export type CorrectedBuyer = Partial<
  Record<'name' | 'phone' | 'email' | 'address' | 'district' | 'shortAddress' | 'postcode' | 'note', string>
>

export type CorrectedPlace = { country_id: number; city_id: number; area_id: number | undefined }

const readers = {
  name: line(100),
  phone,
  email,
  address: line(500),
  district: line(100),
  shortAddress,
  postcode,
  note: line(500),
} as const

/** In characters. Cleaning may shorten a text; a longer one is refused uncleaned. */
const MAX_TYPED_LENGTH = 2_000

export type WrongField = { field: keyof CorrectedBuyer; issue: FieldErrorCode }

/** Reads the typed texts of a buyer, as in POST /orders. Empty texts are refused. A hyphen clears `note`. */
export function readCorrectedBuyer(
  typed: CorrectedBuyer,
): { buyer: CorrectedBuyer } | { wrong: WrongField[] } {
  const buyer: CorrectedBuyer = {}
  const wrong: WrongField[] = []
  for (const field of Object.keys(readers) as (keyof CorrectedBuyer)[]) {
    const raw = typed[field]
    if (raw === undefined) continue
    const text = raw.length > MAX_TYPED_LENGTH ? null : cleanLine(raw)
    if (text === null) wrong.push({ field, issue: 'tooLong' })
    else if (text === '-' && field === 'note') buyer.note = ''
    else if (text === '') wrong.push({ field, issue: 'required' })
    else {
      const read = readers[field](text)
      if ('issue' in read) wrong.push({ field, issue: read.issue })
      else buyer[field] = read.value
    }
  }
  return wrong.length > 0 ? { wrong } : { buyer }
}

type Order = typeof orders.$inferSelect

export type BuyerColumns = Partial<
  Pick<
    Order,
    | 'buyerName'
    | 'buyerPhone'
    | 'buyerEmail'
    | 'address'
    | 'building'
    | 'floor'
    | 'apartment'
    | 'addressNote'
    | 'district'
    | 'shortAddress'
    | 'postcode'
    | 'countryId'
    | 'cityId'
    | 'areaId'
    | 'country'
    | 'city'
    | 'area'
  >
>

/** Returns the buyer's columns after a correction. A new address or city replaces all parts of the old one. */
export function buyerColumnsOf(
  order: Order,
  { buyer, place }: { buyer: CorrectedBuyer; place: CorrectedPlace | null },
  data: OrderData,
): BuyerColumns {
  const columns: BuyerColumns = {}
  const moved = place?.city_id === order.cityId && (place.area_id ?? null) === order.areaId ? null : place
  if (buyer.name !== undefined) columns.buyerName = buyer.name
  if (buyer.phone !== undefined) columns.buyerPhone = buyer.phone
  if (buyer.email !== undefined) columns.buyerEmail = buyer.email
  if (buyer.note !== undefined) columns.addressNote = buyer.note === '' ? null : buyer.note
  if (buyer.address !== undefined)
    Object.assign(columns, { address: buyer.address, building: null, floor: null, apartment: null })
  if (buyer.address !== undefined || moved !== null)
    Object.assign(columns, { district: null, shortAddress: null, postcode: null })
  if (buyer.district !== undefined) columns.district = buyer.district
  if (buyer.shortAddress !== undefined) columns.shortAddress = buyer.shortAddress
  if (buyer.postcode !== undefined) columns.postcode = buyer.postcode
  if (moved === null) return columns
  const { country, city, area } = nameColumns(data)
  return {
    ...columns,
    countryId: moved.country_id,
    cityId: moved.city_id,
    areaId: moved.area_id ?? null,
    country,
    city,
    area,
  }
}

export function isUnchanged(order: Order, columns: BuyerColumns): boolean {
  return Object.entries(columns).every(
    ([name, value]) => JSON.stringify(order[name as keyof BuyerColumns]) === JSON.stringify(value),
  )
}

/** Returns the address of an order as one line, with the changes of a correction. */
export function addressOf(order: Order, changes: BuyerColumns, locale: Locale): string {
  const { area, city, country, addressNote: note, ...parts } = { ...order, ...changes }
  return addressLine(
    { ...parts, area: area[locale], city: city[locale], country: country[locale], note },
    locale,
  )
}

/** Returns whether a correction changes the e-mail address that received the links. */
export function isOtherMailbox({ buyerEmail }: Order, buyer: BuyerColumns): boolean {
  const { buyerEmail: corrected = buyerEmail } = buyer
  return buyerEmail !== '' && corrected.toLowerCase() !== buyerEmail.toLowerCase()
}

/**
 * Returns whether a correction ends the links to the bill sent before: a stranger may have the former mailbox, or the
 * former phone, to which the shop sends links by WhatsApp.
 */
export function endsLinks(order: Order, buyer: BuyerColumns): boolean {
  const { buyerPhone = order.buyerPhone } = buyer
  return isOtherMailbox(order, buyer) || buyerPhone !== order.buyerPhone
}
