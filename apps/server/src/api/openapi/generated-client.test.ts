/** A client that is generated from the document alone buys something, as a partner's program would. */

import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { smallShop } from '@zayy/shop/testing/small-shop'
import { type Document, OpenAPIClientAxios } from 'openapi-client-axios'
import { afterAll, expect, test } from 'vitest'
import { newPerson, openApi } from '../testing/api-client.ts'
import { expectDescribed, expectDescribedBody } from '../testing/described-answers.ts'
import { describeApi } from './describe-api.ts'

const { database, scrubs, country, city, area } = await smallShop()
await database.$client.query(
  `insert into category_translations (category_id, locale, name) select id, 'en', 'All' from categories`,
)
const { api } = openApi(database)
const { promise: address, resolve } = Promise.withResolvers<AddressInfo>()
const server = serve({ fetch: api.fetch, hostname: '127.0.0.1', port: 0 }, resolve)
afterAll(() => server.close())

const definition: Document = JSON.parse(JSON.stringify(await describeApi()))
const generator = new OpenAPIClientAxios({
  definition,
  withServer: { url: `http://127.0.0.1:${(await address).port}/en/api` },
})
const client = await generator.init()
client.interceptors.response.use((answer) => {
  const { method = 'get', url = '', data } = answer.config
  if (typeof data === 'string') expectDescribedBody(method, url, JSON.parse(data))
  expectDescribed(method, url, answer.status, answer.data)
  return answer
})

/** Makes a call by its operation id. */
async function call(operation: string, parameters: object | null = null, body?: object, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const send = client[operation]
  if (!send) throw new Error(`The client has no ${operation}`)
  return (await send({ ...parameters }, body, { headers })).data.data
}

const colours = scrubs.colours.map((color_id, at) => ({
  color_id,
  sizes: scrubs.sizes.map((size_id) => ({ size_id, quantity: at === 0 ? 10 : 5 })),
}))
const order = { payment_method: 0, products: [{ product_id: scrubs.id, colors: colours }] }

test('finds a product, orders it as a guest and reads the bill', async () => {
  const { data } = await call('catalog.products', { sort: 'price' })
  expect(data.map(({ id }: { id: number }) => id)).toContain(scrubs.id)
  const product = await call('catalog.product', { id: scrubs.id })
  expect(product.rates_by_star).toEqual([0, 0, 0, 0, 0])
  const { fname: name, email, phone } = newPerson()
  const guest = {
    name,
    email,
    phone,
    country_id: country,
    city_id: city,
    area_id: area,
    address: 'حي العليا',
  }
  const bill = await call('orders.place', null, { ...order, ...guest })
  expect(bill).toMatchObject({ status: 'pending', products: [{ id: scrubs.id, quantity: 30 }] })
  expect(await call('orders.billByToken', { token: bill.token })).toMatchObject({ code: bill.code })
})

/** Forms send these fields even if they are empty. */
const emptied = { name: null, email: '', phone: null, company_name: '', company_vat: null, coupon_code: '' }

test('signs up and orders to a saved address with the token', async () => {
  const person = newPerson()
  const { token } = await call('accounts.signup', null, { ...person, password_confirmation: person.password })
  const place = {
    name: 'العمل',
    country_id: country,
    city_id: city,
    area_id: area,
    address: 'حي العليا',
    building: '1',
    floor: '2',
    apartment: '3',
    note: null,
    short_address: '',
    postcode: '',
  }
  const { id } = await call('addresses.add', null, place, token)
  // The response to a customer has only the order's id.
  const placed = await call('orders.place', null, { ...order, ...emptied, address_id: id }, token)
  const bill = await call('orders.get', { id: placed }, undefined, token)
  const [listed] = (await call('orders.list', null, undefined, token)).data
  expect(listed).toMatchObject({ id: placed, code: bill.code })
})
