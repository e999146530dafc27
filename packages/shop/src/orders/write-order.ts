import type { BasisPoints, Halalas } from '@zayy/domain/money'
import type { Ask } from '../in-transaction.ts'
import type { JobKind } from '../jobs/job.ts'

/** A row of `orders` as it is written, but for what the database gives it: names of columns. */
export type OrderRow = {
  code: string
  key_id: number | null
  locale: 'ar' | 'en'
  payment_method: 0 | 1
  buyer_name: string
  buyer_email: string
  buyer_phone: string
  address: string
  country_id: number
  city_id: number
  area_id: number
  short_address: string | null
  postcode: string | null
  seller_vat_number: string | null
  seller_cr_number: string | null
  pieces: number
  items_total: Halalas
  saving: Halalas
  coupon_code: string | null
  coupon_value: Halalas
  shipping: Halalas
  tax_basis_points: BasisPoints
  tax_included: boolean
  tax: Halalas
  grand_total: Halalas
}

export type TranslationRow = {
  locale: 'ar' | 'en'
  seller_name: string
  seller_address: string | null
  area: string
  city: string
  country: string
}

export type ProductRow = {
  product_id: number
  position: number
  name_ar: string
  name_en: string
  first_price: Halalas
  unit_price: Halalas
  quantity: number
  subtotal: Halalas
  saving: Halalas
}

export type PieceRow = {
  product_id: number
  colour_id: number
  size_id: number
  position: number
  colour_code: string
  colour_name_ar: string
  colour_name_en: string
  size_name: string
  quantity: number
}

/** An order with everything that its bill says. */
export type WrittenOrder = {
  order: OrderRow
  translations: TranslationRow[]
  products: ProductRow[]
  pieces: PieceRow[]
}

/** Rows are locked in the order of their ids, so that two orders of the same products wait and never deadlock. */
const COUNT_SOLD = {
  name: 'count_sold',
  text: `with sold as (select * from json_to_recordset($1) as s(product_id int, quantity int)),
    locked as (select t.product_id from product_tallies t join sold using (product_id)
      order by t.product_id for no key update of t)
    update product_tallies t set sold_count = t.sold_count + sold.quantity
      from locked join sold using (product_id) where t.product_id = locked.product_id`,
}

const ORDER_COLUMNS = `code, key_id, locale, payment_method, buyer_name, buyer_email, buyer_phone, address,
  country_id, city_id, area_id, short_address, postcode, seller_vat_number, seller_cr_number, pieces,
  items_total, saving, coupon_code, coupon_value, shipping, tax_basis_points, tax_included, tax, grand_total`

const mailJob: JobKind = 'order-placed'

/**
 * The last statement of an order's transaction, since the counter's lock holds every other order back
 * until the commit: the number, the order and its lines, and the job that sends its e-mail.
 */
const WRITE = {
  name: 'write_order',
  text: `with number as (update invoice_counter set last = last + 1 returning last),
    placed as (
      insert into orders (invoice_number, ${ORDER_COLUMNS})
      select number.last, ${ORDER_COLUMNS} from number, json_populate_record(null::orders, $1)
      returning id),
    translated as (
      insert into order_translations (order_id, locale, seller_name, seller_address, area, city, country)
      select placed.id, locale, seller_name, seller_address, area, city, country
      from placed, json_populate_recordset(null::order_translations, $2)),
    lines as (
      insert into order_products
        (order_id, product_id, position, name_ar, name_en, first_price, unit_price, quantity, subtotal, saving)
      select placed.id, product_id, position, name_ar, name_en, first_price, unit_price, quantity, subtotal, saving
      from placed, json_populate_recordset(null::order_products, $3)),
    pieces as (
      insert into order_pieces (order_id, product_id, colour_id, size_id, position, colour_code, colour_name_ar,
        colour_name_en, size_name, quantity)
      select placed.id, product_id, colour_id, size_id, position, colour_code, colour_name_ar,
        colour_name_en, size_name, quantity
      from placed, json_populate_recordset(null::order_pieces, $4)),
    mail as (
      insert into jobs (kind, payload, key)
      select '${mailJob}', jsonb_build_object('orderId', placed.id), '${mailJob}:' || placed.id from placed)
    select placed.id from placed`,
}

/** Writes an order, counts what it sold, gives it the next invoice number and leaves its e-mail to be sent. Gives its id. */
export async function writeOrder(
  ask: Ask,
  { order, translations, products, pieces }: WrittenOrder,
): Promise<number> {
  await ask(COUNT_SOLD, [JSON.stringify(products)])
  const lists = [order, translations, products, pieces].map((rows) => JSON.stringify(rows))
  const [placed] = await ask<{ id: number }>(WRITE, lists)
  if (!placed) throw new Error('the invoice counter has no row')
  return placed.id
}
