import type { OrderInput } from '@zayy/contract/orders/order-input'
import type { Locale } from '@zayy/contract/types'
import type { BusinessDays } from '@zayy/domain/checkout/delivery-dates'
import type { BasisPoints, Halalas } from '@zayy/domain/money'
import type { Query } from '../in-transaction.ts'

/** A name in each language that it has. */
export type Names = Partial<Record<Locale, string>>

export type SoldProduct = {
  id: number
  names: Names
  tiers: { from: number; to: number; price: Halalas }[]
  colours: { id: number; code: string; names: Names }[]
  sizes: { id: number; name: string }[]
}

type SellerWords = { name: string; address: string | null }

/** Everything that an order is worked out from, as it stands at one moment. Places are null where the chain does not hold. */
export type OrderData = {
  products: Map<number, SoldProduct>
  country: { names: Names; delivery_days: BusinessDays } | null
  city: { names: Names; shipping: Halalas } | null
  area: Names | null
  /** Whether there is such a city or area at all, wherever it lies. */
  known: { city: boolean; area: boolean }
  seller: Partial<Record<Locale, SellerWords>>
  settings: {
    tax_basis_points: BasisPoints
    tax_included: boolean
    vat_number: string | null
    cr_number: string | null
  }
}

/** One statement, so that no order mixes prices, fees or taxes from before and after a change of the catalogue. */
const READ_DATA = {
  name: 'order_data',
  text: `select
    (select coalesce(json_agg(json_build_object(
      'id', p.id,
      'names', (select json_object_agg(t.locale, t.name) from product_translations t where t.product_id = p.id),
      'tiers', (select json_agg(json_build_object('from', t.from_pieces, 'to', t.to_pieces, 'price', t.price)
        order by t.from_pieces) from price_tiers t where t.product_id = p.id),
      'colours', (select json_agg(json_build_object('id', c.id, 'code', c.code, 'names',
        (select json_object_agg(t.locale, t.name) from product_colour_translations t where t.colour_id = c.id)))
        from product_colours c where c.product_id = p.id and not c.hidden),
      'sizes', (select json_agg(json_build_object('id', s.id, 'name', s.name))
        from product_sizes s where s.product_id = p.id and not s.hidden)
    )), '[]') from products p where p.id = any($1::int[]) and not p.hidden) as products,
    (select json_build_object('delivery_days', json_build_object('from', c.delivery_days_from, 'to', c.delivery_days_to),
        'names', (select json_object_agg(t.locale, t.name) from country_translations t where t.country_id = c.id))
      from countries c where c.id = $2::int and not c.hidden) as country,
    (select json_build_object('shipping', c.shipping, 'names',
        (select json_object_agg(t.locale, t.name) from city_translations t where t.city_id = c.id))
      from cities c where c.id = $3::int and c.country_id = $2::int and not c.hidden) as city,
    (select json_object_agg(t.locale, t.name) from areas a join area_translations t on t.area_id = a.id
      where a.id = $4::int and a.city_id = $3::int and not a.hidden) as area,
    json_build_object('city', exists (select from cities c where c.id = $3::int and not c.hidden),
      'area', exists (select from areas a where a.id = $4::int and not a.hidden)) as known,
    (select json_object_agg(t.locale, json_build_object('name', coalesce(t.legal_name, t.app_name), 'address', t.address))
      from settings_translations t) as seller,
    (select to_json(s) from settings s) as settings`,
}

type DataRow = {
  products: {
    id: number
    names: Names
    tiers: { from: number; to: number; price: Halalas }[] | null
    colours: SoldProduct['colours'] | null
    sizes: SoldProduct['sizes'] | null
  }[]
  country: OrderData['country']
  city: OrderData['city']
  area: Names | null
  known: OrderData['known']
  seller: OrderData['seller']
  settings: OrderData['settings']
}

/** Reads what the products and the place of an order cost and are called now. Hidden ones are not there. */
export async function readOrderData(query: Query, input: OrderInput): Promise<OrderData> {
  const ids = [...new Set(input.products.map(({ product_id }) => product_id))]
  const places = [input.country_id, input.city_id, input.area_id].map((id) => id ?? null)
  const [row] = await query<DataRow>(READ_DATA, [ids, ...places])
  if (!row) throw new Error('a select without a table gave no row')
  const products = row.products.map(({ tiers, colours, sizes, ...product }) => ({
    ...product,
    tiers: tiers ?? [],
    colours: colours ?? [],
    sizes: sizes ?? [],
  }))
  return { ...row, products: new Map(products.map((product) => [product.id, product])) }
}

/** A name in a language, or in the other where it has none. */
export function nameIn(names: Names, lang: Locale): string {
  return names[lang] ?? names.ar ?? names.en ?? ''
}
