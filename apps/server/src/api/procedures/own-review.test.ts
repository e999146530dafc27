import { smallShop } from '@zayy/shop/testing/small-shop'
import { expect, test } from 'vitest'
import { openApi } from '../testing/api-client.ts'

const shop = await smallShop()
const { send, newCustomer } = openApi(shop.database, { limits: 'relaxed' })

test("returns a customer's own review only to that customer", async () => {
  const [noura, huda] = [await newCustomer(), await newCustomer()]
  const path = `/rate?product_id=${shop.apron.id}`
  const own = (token: string) => send(path, { token })
  expect((await own(noura.token)).body).toEqual({ data: null })

  const review = { product_id: shop.apron.id, rate: 4, comment: 'قماش متين' }
  const { body } = await send('/rate', { method: 'POST', token: noura.token, body: review })
  expect(body.data).toMatchObject({ rate: 4, comment: 'قماش متين' })
  const told = await own(noura.token)
  expect(told.body).toEqual({ data: body.data })
  expect(told.headers.get('cache-control')).toBe('private, no-store')
  expect((await own(huda.token)).body).toEqual({ data: null })

  const replaced = await send('/rate', { method: 'POST', token: noura.token, body: { ...review, rate: 2 } })
  expect(replaced.body.data).toMatchObject({ id: body.data.id, rate: 2 })
  expect((await own(noura.token)).body.data).toMatchObject({ rate: 2 })
})

test('the own review needs a session and a product', async () => {
  const { token } = await newCustomer()
  expect((await send(`/rate?product_id=${shop.apron.id}`)).status).toBe(401)
  expect((await send('/rate', { token })).status).toBe(422)
  expect((await send('/rate?product_id=999999', { token })).body).toEqual({ data: null })
})
