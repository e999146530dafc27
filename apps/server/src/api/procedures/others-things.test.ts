import { calls } from '@zayy/contract/calls'
import { smallAddress, smallOrder, smallShop } from '@zayy/shop/testing/small-shop'
import { expect, test } from 'vitest'
import { openApi } from '../testing/api-client.ts'

/** Another customer's data looks missing: the same bytes, for every call of customers with an id in its path. */
const shop = await smallShop()
const { send, newCustomer } = openApi(shop.database, { limits: 'relaxed' })

const address = smallAddress(shop)
const stranger = await newCustomer()
const owner = await newCustomer()
const { token } = owner
const addressId = Number((await send('/addresses', { method: 'POST', token, body: address })).body.data.id)
const { payment_method, products } = smallOrder(shop)
const order = { payment_method, products, address_id: addressId }
const secondLogin = await send('/login', {
  method: 'POST',
  body: { email: owner.email, password: owner.password },
})
if (secondLogin.status !== 200) throw new Error('the owner has no second login')
const sessions = (await send('/sessions', { token })).body.data
const sessionId = Number(sessions.find(({ current }: { current: boolean }) => !current).id)
const orderId = Number((await send('/orders', { method: 'POST', token, body: order })).body.data)

/** Ids of the owner's things, by path. A new call with an id in its path fails here until it is added. */
const owned: Record<string, number> = {
  '/addresses/{id}': addressId,
  '/orders/{id}': orderId,
  '/sessions/{id}': sessionId,
}

const ofCustomers = [...calls].flatMap(([name, { access, method, path }]) =>
  access === 'customer' && path.includes('{') ? [{ name, method, path }] : [],
)

test('some customer calls have a path value', () => {
  expect(ofCustomers.length).toBeGreaterThan(3)
})

// Deletions come last, so that the other calls still find their things.
for (const { name, method, path } of ofCustomers.toSorted((a) => (a.method === 'DELETE' ? 1 : -1))) {
  const ask = async (
    id: string | number,
    as: string,
    locale: 'ar' | 'en' = 'en',
    body: unknown = address,
  ) => {
    const sent = method === 'PUT' || method === 'POST' ? { body } : {}
    const answer = await send(path.replace(/\{\w+\}/, `${id}`), { method, token: as, locale, ...sent })
    const headers = Object.fromEntries([...answer.headers].filter(([header]) => header !== 'x-request-id'))
    return { status: answer.status, headers, text: answer.text }
  }

  for (const locale of ['ar', 'en'] as const)
    test(`${name} for another customer’s data (${locale}) is answered as if it never existed`, async () => {
      const id = owned[path]
      if (id === undefined) throw new Error(`the owner has nothing at ${path}`)
      const missing = await ask(1_999_999, stranger.token, locale)
      expect(missing.status).toBe(404)
      expect(missing.headers['cache-control']).toBe('private, no-store')
      expect(await ask(id, stranger.token, locale)).toEqual(missing)
      for (const malformed of ['0', '-1', 'abc', '99999999999', `${id}%20or%201=1`])
        expect(await ask(malformed, stranger.token, locale), malformed).toEqual(missing)
    })

  if (method === 'PUT' || method === 'POST')
    test.each([
      ['nothing', {}, 422],
      ['a place that does not hold together', { ...address, area_id: shop.otherArea }, 404],
    ])(
      `${name} for another customer’s data with %s is answered as if it never existed`,
      async (_, body, status) => {
        const missing = await ask(1_999_999, stranger.token, 'en', body)
        expect(await ask(owned[path] ?? 0, stranger.token, 'en', body)).toEqual(missing)
        expect(missing.status).toBe(status)
      },
    )

  test(`${name} without a login is 401, whether or not the data exists`, async () => {
    for (const id of [owned[path] ?? 0, 1_999_999]) expect((await ask(id, 'x'.repeat(43))).status).toBe(401)
  })

  test(`${name} for one’s own data succeeds after all attempts of strangers`, async () => {
    expect((await ask(owned[path] ?? 0, owner.token)).status).toBe(200)
  })
}
