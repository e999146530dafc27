import type { OrderInput } from '@zayy/contract/orders/order-input'
import type { Locale } from '@zayy/contract/types'
import { firstTier } from '@zayy/domain/catalog/price-tiers'
import type { OrderLine } from '@zayy/domain/checkout/order-lines'
import type { LineSum } from '@zayy/domain/checkout/order-totals'
import type { OrderBuyer } from './order-buyer.ts'
import { nameIn, type OrderData, type SoldProduct } from './order-data.ts'
import type { PieceRow, ProductRow } from './write-order.ts'

/** One product of an order with what it costs. */
export type SoldLine = { product: SoldProduct; line: OrderLine; sum: LineSum }

/** Copies the names of the place and of the seller. */
export function nameColumns({ country, city, area, seller }: OrderData) {
  const sellerIn = (locale: Locale) => seller?.[locale] ?? seller?.ar ?? seller?.en
  return {
    country: copied((locale) => nameIn(country?.names, locale)),
    city: copied((locale) => nameIn(city?.names, locale)),
    area: copied((locale) => nameIn(area, locale)),
    sellerName: copied((locale) => sellerIn(locale)?.name ?? ''),
    sellerAddress: copied((locale) => sellerIn(locale)?.address ?? null),
  }
}

function copied<Text>(textIn: (locale: Locale) => Text): Record<Locale, Text> {
  return { ar: textIn('ar'), en: textIn('en') }
}

export function productRows(sold: readonly SoldLine[]): ProductRow[] {
  return sold.map(({ product, sum }, position) => ({
    productId: product.id,
    position,
    name: copied((locale) => nameIn(product.names, locale)),
    firstPrice: firstTier(product.tiers).price,
    unitPrice: sum.unit,
    quantity: sum.quantity,
    subtotal: sum.subtotal,
    saving: sum.saving,
  }))
}

/** @throws RangeError for a colour or size that is not the product's, which `orderIssues` refuses first. */
export function pieceRows(sold: readonly SoldLine[]): PieceRow[] {
  const pieces = sold.flatMap(({ product, line }) =>
    line.colors.flatMap(({ color_id, sizes }) => sizes.map((size) => piece(product, color_id, size))),
  )
  return pieces.map((row, position) => ({ ...row, position }))
}

function piece(
  product: SoldProduct,
  colourId: number,
  { size_id, quantity }: { size_id: number; quantity: number },
) {
  const colour = product.colours.find(({ id }) => id === colourId)
  const size = product.sizes.find(({ id }) => id === size_id)
  if (!colour || !size)
    throw new RangeError(`not of product ${product.id}: colour ${colourId}, size ${size_id}`)
  return {
    productId: product.id,
    colourId,
    sizeId: size_id,
    colourCode: colour.code,
    colourName: copied((locale) => nameIn(colour.names, locale)),
    sizeName: size.name,
    quantity,
  }
}

/** Copies what the buyer typed for this order, whether a guest or a customer. */
export function detailColumns({ purchase_order }: OrderInput) {
  return { purchaseOrder: purchase_order ?? null }
}

/** @throws RangeError for a buyer without an address, which `orderIssues` refuses first. */
export function buyerColumns({ customerId, fields, parts }: OrderBuyer) {
  const { name, email, phone, address, country_id, city_id, area_id } = fields
  if (!address || !country_id || !city_id) throw new RangeError('Order buyer has no address')
  return {
    customerId,
    buyerName: name,
    buyerEmail: email,
    buyerPhone: phone,
    address,
    building: parts.building,
    floor: parts.floor,
    apartment: parts.apartment,
    addressNote: parts.note,
    countryId: country_id,
    cityId: city_id,
    areaId: area_id ?? null,
    shortAddress: fields.short_address ?? null,
    postcode: fields.postcode ?? null,
    companyName: fields.company_name ?? null,
    companyVat: fields.company_vat ?? null,
  }
}
