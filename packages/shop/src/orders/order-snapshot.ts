import type { OrderInput } from '@zayy/contract/orders/order-input'
import type { Locale } from '@zayy/contract/types'
import { firstTier } from '@zayy/domain/catalog/price-tiers'
import type { OrderLine } from '@zayy/domain/checkout/order-lines'
import type { LineSum } from '@zayy/domain/checkout/order-totals'
import { nameIn, type OrderBasis, type SoldProduct } from './order-basis.ts'
import type { PieceRow, ProductRow, TranslationRow, WrittenOrder } from './write-order.ts'

/** One product of an order with what it costs. */
export type SoldLine = { product: SoldProduct; line: OrderLine; sum: LineSum }

const LANGS: readonly Locale[] = ['ar', 'en']

/** The place and the seller in both languages, as they are called when the order is placed. */
export function translationRows({ country, city, area, seller }: OrderBasis): TranslationRow[] {
  return LANGS.map((locale) => {
    const words = seller[locale] ?? seller.ar ?? seller.en
    return {
      locale,
      seller_name: words?.name ?? '',
      seller_address: words?.address ?? null,
      area: nameIn(area ?? {}, locale),
      city: nameIn(city?.names ?? {}, locale),
      country: nameIn(country ?? {}, locale),
    }
  })
}

export function productRows(sold: readonly SoldLine[]): ProductRow[] {
  return sold.map(({ product, sum }, position) => ({
    product_id: product.id,
    position,
    name_ar: nameIn(product.names, 'ar'),
    name_en: nameIn(product.names, 'en'),
    first_price: firstTier(product.tiers).price,
    unit_price: sum.unit,
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
    product_id: product.id,
    colour_id: colourId,
    size_id,
    colour_code: colour.code,
    colour_name_ar: nameIn(colour.names, 'ar'),
    colour_name_en: nameIn(colour.names, 'en'),
    size_name: size.name,
    quantity,
  }
}

type Buyer = Pick<
  WrittenOrder['order'],
  | 'buyer_name'
  | 'buyer_email'
  | 'buyer_phone'
  | 'address'
  | 'country_id'
  | 'city_id'
  | 'area_id'
  | 'short_address'
  | 'postcode'
>

/** @throws RangeError for a guest's order that lacks a field, which `orderIssues` refuses first. */
export function buyerColumns(input: OrderInput): Buyer {
  const { name, email, phone, address, country_id, city_id, area_id } = input
  if (!name || !email || !phone || !address || !country_id || !city_id || !area_id) {
    throw new RangeError('a guest without name or address')
  }
  return {
    buyer_name: name,
    buyer_email: email,
    buyer_phone: phone,
    address,
    country_id,
    city_id,
    area_id,
    short_address: input.short_address ?? null,
    postcode: input.postcode ?? null,
  }
}
