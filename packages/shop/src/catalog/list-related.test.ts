import type { OrderInput } from '@zayy/contract/orders/order-input'
import { SET_PAID } from '@zayy/database/testing/set-paid'
import { expect, test } from 'vitest'
import { known } from '../../../../demo/known.ts'
import { placeOrder } from '../orders/place-order.ts'
import { demoDatabase } from '../testing/demo-database.ts'
import { getProduct } from './get-product.ts'
import { listRelated } from './list-related.ts'

const database = await demoDatabase()
const scrub = await idOf('products', 'sku', known.products.scrub.sku)
const polo = await idOf('products', 'sku', known.products.polo.sku)

test('relates at most 8 other products to each, without duplicates, its category first', async () => {
  const { rows } = await database.$client.query<{ id: number }>('select id from products where not hidden')
  const counts: number[] = []
  for (const { id } of rows) {
    const own = await getProduct(database, 'en', id)
    const cards = await listRelated(database, 'en', id)
    const ids = cards.map((card) => card.id)
    counts.push(ids.length)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).not.toContain(id)
    const ofCategory = cards.map((card) => card.category.id === own.category.id)
    expect(ofCategory).toEqual(ofCategory.toSorted((one, other) => Number(other) - Number(one)))
  }
  expect(Math.max(...counts)).toBe(8)
})

test('lists products first that three paid orders contain together; ignores cancelled and unpaid orders', async () => {
  const first = async () => (await listRelated(database, 'en', scrub))[0]?.id
  const before = await first()
  expect(before).not.toBe(polo)
  await orderTogether()
  await orderTogether()
  expect(await first()).toBe(before)
  const last = await orderTogether()
  expect(await first()).toBe(polo)
  await database.$client.query(`update orders set status = 'cancelled' where id = $1`, [last])
  expect(await first()).toBe(before)
})

test('neither shows a hidden product as related nor relates others to it', async () => {
  const [card] = await listRelated(database, 'en', scrub)
  if (!card) throw new Error('The scrub top has no related products')
  await database.$client.query('update products set hidden = true where id = $1', [card.id])
  try {
    expect((await listRelated(database, 'en', scrub)).map(({ id }) => id)).not.toContain(card.id)
    await expect(listRelated(database, 'en', card.id)).rejects.toMatchObject({ status: 404 })
  } finally {
    await database.$client.query('update products set hidden = false where id = $1', [card.id])
  }
  await expect(listRelated(database, 'en', 2_147_483_647)).rejects.toMatchObject({ status: 404 })
})

/** Places an order of one scrub top and one polo and returns its id. */
async function orderTogether(): Promise<number> {
  const area = (
    await database.$client.query<{ country: number; city: number; area: number }>(
      `select cities.country_id as country, cities.id as city, areas.id as area
       from areas join cities on cities.id = areas.city_id limit 1`,
    )
  ).rows[0]
  if (!area) throw new Error('The demo shop delivers nowhere')
  const order: OrderInput = {
    payment_method: 0,
    products: await Promise.all([scrub, polo].map(onePiece)),
    name: 'نورة السبيعي',
    email: 'noura@example.com',
    phone: '0501234567',
    address: 'شارع العليا 12',
    country_id: area.country,
    city_id: area.city,
    area_id: area.area,
  }
  const id = await placeOrder(database, order, { locale: 'ar', now: new Date('2026-11-21T09:00:00Z') })
  await database.$client.query(`update orders set ${SET_PAID} where id = $1`, [id])
  return id
}

async function onePiece(id: number): Promise<OrderInput['products'][number]> {
  const { pivot_colors, sizes } = await getProduct(database, 'en', id)
  const [colour] = pivot_colors
  const [size] = sizes
  if (!colour || !size) throw new Error(`Product ${id} has no colour or size`)
  return {
    product_id: id,
    colors: [{ color_id: colour.id, sizes: [{ size_id: size.id, quantity: 1 }] }],
  }
}

async function idOf(table: string, column: string, value: string): Promise<number> {
  const { rows } = await database.$client.query<{ id: number }>(
    `select id from ${table} where ${column} = $1`,
    [value],
  )
  const [row] = rows
  if (!row) throw new Error(`No ${value}`)
  return row.id
}
