import { smallAddress, smallOrder, smallShop } from '@zayy/shop/testing/small-shop'
import { beforeAll, expect, test } from 'vitest'
import { openApi } from '../testing/api-client.ts'

const shop = await smallShop()
const { database, query } = shop
const { send, newCustomer } = openApi(database, { limits: 'relaxed' })

let jeddah: number
beforeAll(async () => {
  const rows = await query<{ id: number }>(
    `insert into cities (code, country_id, shipping, position) values ('jeddah', $1, 2500, 1) returning id`,
    [shop.country],
  )
  jeddah = rows[0]?.id ?? 0
  await query(
    `insert into city_translations (city_id, locale, name) values ($1, 'ar', 'جدة'), ($1, 'en', 'Jeddah')`,
    [jeddah],
  )
})

const order = (more: object) =>
  send('/orders', { body: { ...smallOrder(shop), area_id: undefined, ...more } })

test('a guest orders to a city without areas without an area', async () => {
  const { status, body } = await order({ city_id: jeddah })
  expect(status).toBe(201)
  expect(body.data.buyer.address).toBe('شارع العليا 12, Jeddah, Saudi Arabia')
})

test.each([
  ['a missing area where the city has areas', {}, { area_id: ['This field is required.'] }],
  [
    'an area of another city where the city has none',
    { area: true, city: true },
    { area_id: [expect.stringContaining('area')] },
  ],
  [
    'a missing area of a city in another country',
    { country: true, city: true },
    { city_id: [expect.any(String)], area_id: ['This field is required.'] },
  ],
])(
  'a guest’s order is refused for %s',
  async (_, { area, city, country }: Record<string, boolean>, errors) => {
    const answer = await order({
      ...(city && { city_id: jeddah }),
      ...(area && { area_id: shop.area }),
      ...(country && { country_id: shop.otherCountry }),
    })
    expect(answer).toMatchObject({ status: 422, body: { errors } })
  },
)

test('a customer saves an address without an area in such a city and orders to it', async () => {
  const { token } = await newCustomer()
  const home = { ...smallAddress(shop), area_id: undefined }
  const added = await send('/addresses', { token, body: { ...home, city_id: jeddah } })
  expect(added).toMatchObject({
    status: 201,
    body: { data: { city_id: jeddah, area_id: null, area: null, city: { name: 'Jeddah' } } },
  })
  const { payment_method, products } = smallOrder(shop)
  const { id } = added.body.data
  const place = () => send('/orders', { token, body: { payment_method, products, address_id: id } })
  const placed = await place()
  expect(placed.status).toBe(201)
  const bill = await send(`/orders/${placed.body.data}`, { token })
  expect(bill.body.data.buyer.address).toContain('Jeddah, Saudi Arabia')

  const wrong = await send('/addresses', { token, body: home })
  expect(wrong).toMatchObject({ status: 422, body: { errors: { area_id: ['This field is required.'] } } })

  await query(`insert into areas (code, city_id, position) values ('rawdah', $1, 0)`, [jeddah])
  const later = await place()
  expect(later.body.errors).toEqual({ address_id: [expect.stringContaining('choose its area')] })
  await query(`delete from areas where code = 'rawdah'`)
})

test('an address stays usable when its city loses all its areas', async () => {
  const { token } = await newCustomer()
  const { body } = await send('/addresses', { token, body: smallAddress(shop) })
  const { payment_method, products } = smallOrder(shop)
  await query('update areas set hidden = true where id = $1', [shop.area])
  const placed = await send('/orders', {
    token,
    body: { payment_method, products, address_id: body.data.id },
  })
  await query('update areas set hidden = false where id = $1', [shop.area])
  expect(placed.status).toBe(201)
})
