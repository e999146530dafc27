/**
 * The database refuses order lines, addresses and brands that do not belong together, whichever program writes them.
 */

import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { refusal, testDatabase } from '../testing/test-database.ts'

const database = await testDatabase()
const hash = '0123456789abcdef0123'

/** Products, colours, sizes, countries, cities and areas with the ids 1 and 2, which belong together by number. */
beforeAll(async () => {
  await database.execute(sql`insert into images values (${hash}, 'webp', 40, 50)`)
  await database.execute(sql`insert into categories (slug, image, position, kind, parent_id)
    values ('medical', ${hash}, 0, 'category', null), ('saudi', ${hash}, 1, 'menu', null), ('maghzal', ${hash}, 2, 'brand', 2)`)
  await database.execute(sql`insert into products (sku, category_id, added_on, image, hover_image, position)
    select 'p' || n, 1, '2026-01-01', ${hash}, ${hash}, n from generate_series(1, 2) n`)
  await database.execute(sql`insert into product_colours (product_id, slug, code, family, image, position)
    select n, 'c', '#1f6f78', 'green', ${hash}, 0 from generate_series(1, 2) n`)
  await database.execute(sql`insert into product_sizes (product_id, name, position)
    select n, 'M', 0 from generate_series(1, 2) n`)
  await database.execute(sql`insert into countries (code, position) values ('SA', 0), ('AE', 1)`)
  await database.execute(sql`insert into cities (code, country_id, shipping, position)
    values ('riyadh', 1, 2000, 0), ('dubai', 2, 4500, 1)`)
  await database.execute(
    sql`insert into areas (code, city_id, position) values ('olaya', 1, 0), ('deira', 2, 1)`,
  )
})

const names = { ar: 'أ', en: 'A' }
let number = 0
const order = (country: number, city: number, area: number) => {
  number += 1
  return database.execute(sql`insert into orders (code, locale, payment_method, buyer_name, buyer_email,
      buyer_phone, address, country_id, city_id, area_id, country, city, area, seller_name, seller_address, delivery_days_from,
      delivery_days_to, transfer_days, pieces, items_total, saving, coupon_value, shipping,
      tax_basis_points, tax_included, tax, grand_total)
    values (${`Z${number}`}, 'ar', 0, 'Sara', 's@mail.example', '0500000000', 'King Fahd Road',
      ${country}, ${city}, ${area}, ${names}, ${names}, ${names}, ${names}, ${names}, 2, 4, 3, 1, 100, 0, 0, 0, 0, false, 0, 100) returning id`)
}

test.each([
  ['accepts an order to a city of its country', 1, 1, 1, 'not refused'],
  ['refuses an order to a city of another country', 1, 2, 2, 'orders_city_of_country'],
  ['refuses an order to an area of another city', 1, 1, 2, 'orders_area_of_city'],
])('%s', async (_why, country, city, area, refused) => {
  expect(await refusal(order(country, city, area))).toBe(refused)
})

test.each([
  ['accepts a colour and size of the product', 1, 1, 'not refused'],
  ['refuses a colour of another product', 2, 1, 'order_line_variants_colour_of_product'],
  ['refuses a size of another product', 1, 2, 'order_line_variants_size_of_product'],
])('an order line %s', async (_why, colour, size, refused) => {
  const { rows } = await order(1, 1, 1)
  const id = rows[0]?.id
  await database.execute(sql`insert into order_lines (order_id, product_id, position, name, first_price,
      unit_price, quantity, subtotal, saving) values (${id}, 1, 0, ${names}, 100, 100, 1, 100, 0)`)
  const pieces =
    database.execute(sql`insert into order_line_variants (order_id, product_id, colour_id, size_id, position,
      colour_code, colour_name, size_name, quantity)
    values (${id}, 1, ${colour}, ${size}, 0, '#1f6f78', ${names}, 'M', 1)`)
  expect(await refusal(pieces)).toBe(refused)
})

test.each([
  ['refuses an ordinary category', 'medical', 'products_brand_is_brand'],
  ['accepts a brand', 'maghzal', 'not refused'],
])('a product %s as its brand', async (_why, slug, refused) => {
  const update = sql`update products set brand_id = (select id from categories where slug = ${slug}) where sku = 'p1'`
  expect(await refusal(database.execute(update))).toBe(refused)
})

test('refuses another kind for a category that is the brand of a product', async () => {
  const update = sql`update categories set kind = 'category' where slug = 'maghzal'`
  expect(await refusal(database.execute(update))).toBe('products_brand_is_brand')
})

test('refuses to delete colours, products and areas of orders', async () => {
  expect(await refusal(database.execute(sql`delete from product_colours where id = 1`))).toBe(
    'order_line_variants_colour_of_product',
  )
  expect(await refusal(database.execute(sql`delete from products where id = 1`))).not.toBe('not refused')
  expect(await refusal(database.execute(sql`delete from areas where id = 1`))).toBe('orders_area_of_city')
})

test.each(['country', 'city', 'area', 'seller_name'])(
  'refuses an order without %s in English',
  async (column) => {
    const update = sql`update orders set ${sql.identifier(column)} = '{"ar": "أ"}'`
    expect(await refusal(database.execute(update))).toBe('orders_translations')
  },
)

test.each([
  ['order_lines', 'name', 'order_lines_name'],
  ['order_line_variants', 'colour_name', 'order_line_variants_colour_name'],
])('refuses a row of %s without %s in Arabic', async (table, column, constraint) => {
  const update = sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = '{"en": "A"}'`
  expect(await refusal(database.execute(update))).toBe(constraint)
})
