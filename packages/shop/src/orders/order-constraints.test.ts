import { sqlState } from '@zayy/database/in-transaction'
import { SET_INVOICED } from '@zayy/database/testing/set-paid'
import { expect, test } from 'vitest'
import { smallOrder, smallShop } from '../testing/small-shop.ts'
import { placeOrder } from './place-order.ts'

/** Constraints of the database, whichever program writes (reliability, R-ORD 7). */
const shop = await smallShop()
const { database, query, scrubs, apron } = shop
const orderId = await placeOrder(database, smallOrder(shop), { locale: 'ar', now: new Date() })

const CHECK = '23514'
const NO_SUCH_VALUE = '22P02'
const FOREIGN_KEY = '23503'
const UNIQUE = '23505'

test.each([
  ['an order whose sums do not add up', 'update orders set grand_total = grand_total + 1', CHECK],
  ['a tax that is charged and not said', 'update orders set tax = tax + 1', CHECK],
  ['a coupon worth more than the items', 'update orders set coupon_value = items_total + 1', CHECK],
  ['a line that is not quantity × price', 'update order_lines set subtotal = subtotal + 1', CHECK],
  ['a line of nothing', 'update order_line_variants set quantity = 0', CHECK],
  [
    'a colour of another product',
    `update order_line_variants set colour_id = ${scrubs.colours[0]} where product_id = ${apron.id}`,
    FOREIGN_KEY,
  ],
  [
    'a size of another product',
    `update order_line_variants set size_id = ${scrubs.sizes[0]} where product_id = ${apron.id}`,
    FOREIGN_KEY,
  ],
  ['a city of another country', `update orders set city_id = ${shop.otherCity}`, FOREIGN_KEY],
  ['an area of another city', `update orders set area_id = ${shop.otherArea}`, FOREIGN_KEY],
  ['a product that an order names gone', `delete from products where id = ${apron.id}`, FOREIGN_KEY],
  ['an unknown status', `update orders set status = 'lost'`, NO_SUCH_VALUE],
  ['a coupon used less than never', `update coupons set used = -1 where code = 'LAST'`, CHECK],
  ['a percentage above 100', `update coupons set basis_points = 10001 where code = 'TEN'`, CHECK],
  ['a coupon of nothing', `update coupons set basis_points = null where code = 'TEN'`, CHECK],
  ['a coupon of two values', `update coupons set amount = 100 where code = 'TEN'`, CHECK],
  ['a coupon that does not exist', `update orders set coupon_code = 'NONE'`, FOREIGN_KEY],
  ['an amount below nothing', `update coupons set amount = -1 where code = 'LAST'`, CHECK],
  ['a brand without a category above it', `update categories set kind = 'brand' where slug = 'all'`, CHECK],
  ['one code in two cases', `insert into coupons (code, basis_points) values ('ten', 100)`, UNIQUE],
  ['days of delivery that end before they begin', 'update orders set delivery_days_to = 1', CHECK],
  ['the same for a country', 'update countries set delivery_days_from = 9', CHECK],
  ['a second counter', 'insert into invoice_counter (id) values (2)', CHECK],
  ['an invoice without a date', 'update orders set invoice_number = 7', CHECK],
  ['a payment without an invoice', `update orders set payment_status = 'paid'`, CHECK],
  ['a refund without an invoice', `update orders set payment_status = 'refunded'`, CHECK],
])('rejects %s', async (_, statement, state) => {
  const error = await query(statement).then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(sqlState(error)).toBe(state)
})

test('rejects a duplicate invoice number', async () => {
  const second = await placeOrder(database, smallOrder(shop), { locale: 'ar', now: new Date() })
  await query(`update orders set ${SET_INVOICED} where id = $1`, [orderId])
  const move = `update orders set (invoice_number, invoiced_at) =
    (select invoice_number, invoiced_at from orders where id = $1) where id = $2`
  await expect(query(move, [orderId, second])).rejects.toMatchObject({ code: UNIQUE })
})

test.each([
  ['number', 'invoice_number = 8'],
  ['date', 'invoiced_at = now()'],
  ['existence', 'invoice_number = null, invoiced_at = null'],
  ['sums', 'items_total = items_total + 100, grand_total = grand_total + 100'],
])('keeps the %s of an issued invoice', async (_, change) => {
  await query(`update orders set ${SET_INVOICED} where id = $1`, [orderId])
  const changed = query(`update orders set ${change} where id = $1`, [orderId])
  await expect(changed).rejects.toMatchObject({ constraint: 'orders_keep_invoice' })
})
