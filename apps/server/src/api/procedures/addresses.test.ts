import { smallAddress, smallOrder, smallShop } from '@zayy/shop/testing/small-shop'
import { withEInvoices } from '@zayy/shop/testing/with-e-invoices'
import { beforeAll, expect, test } from 'vitest'
import { openApi, type TestCustomer } from '../testing/api-client.ts'

const shop = await smallShop()
const { database, query } = shop
const { send, newCustomer } = openApi(database, { limits: 'relaxed' })

const home = smallAddress(shop)
const add = async ({ token }: TestCustomer, more: object = {}) => {
  const { status, body } = await send('/addresses', { method: 'POST', token, body: { ...home, ...more } })
  expect(status).toBe(201)
  return body.data
}

let noura: TestCustomer
beforeAll(async () => {
  noura = await newCustomer()
})

test('adds an address and returns it in both languages', async () => {
  const { token } = await newCustomer()
  const typed = { ...home, note: 'اتصل قبل الوصول', short_address: 'rrrd 2929', postcode: '١٢٣٤٥' }
  const added = await send('/addresses', { method: 'POST', token, body: typed })
  expect(added.status).toBe(201)
  const address = {
    ...home,
    id: expect.any(Number),
    note: 'اتصل قبل الوصول',
    district: null,
    short_address: 'RRRD2929',
    postcode: '12345',
    country: { id: shop.country, name: 'Saudi Arabia' },
    city: { id: shop.city, name: 'Riyadh', shipping: 25 },
    area: { id: shop.area, name: 'Al Olaya' },
  }
  expect(added.body).toEqual({ data: address, message: 'The address has been added.' })
  const { id } = added.body.data
  expect((await send(`/addresses/${id}`, { token })).body).toEqual({ data: address })
  expect((await send('/addresses', { token, locale: 'ar' })).body.data).toMatchObject([
    { id, country: { name: 'السعودية' }, city: { name: 'الرياض' }, area: { name: 'العليا' } },
  ])
})

test.each([
  ['a multipart form', new FormData()],
  ['an urlencoded form', new URLSearchParams()],
])('parses %s like JSON, for PUT too', async (_, form) => {
  const customer = await newCustomer()
  for (const [name, value] of Object.entries({ ...home, name: 'العيادة' })) form.append(name, `${value}`)
  const { id } = await add(customer)
  const changed = await send(`/addresses/${id}`, { method: 'PUT', token: customer.token, form })
  expect(changed.body.data).toMatchObject({ ...home, id, name: 'العيادة' })
})

test('lists addresses in the order of their creation', async () => {
  const customer = await newCustomer()
  expect((await send('/addresses', { token: customer.token })).body).toEqual({ data: [] })
  const names = ['البيت', 'العيادة', 'المستودع']
  for (const name of names) await add(customer, { name })
  const { body } = await send('/addresses', { token: customer.token })
  expect(body.data.map(({ name }: { name: string }) => name)).toEqual(names)
})

const required = 'This field is required.'
const refused: [string, object, object][] = [
  [
    'without anything',
    Object.fromEntries(Object.keys(home).map((field) => [field, ''])),
    // The city decides whether the area is required.
    Object.fromEntries(
      Object.keys(home).flatMap((field) => (field === 'area_id' ? [] : [[field, [required]]])),
    ),
  ],
  ['without an area', { area_id: '' }, { area_id: [required] }],
  ['to an unknown country', { country_id: 999 }, { country_id: [expect.stringContaining('country')] }],
  [
    'to a city of another country',
    { city_id: shop.otherCity, area_id: shop.otherArea },
    { city_id: ['We do not deliver to this city. Choose another.'] },
  ],
  [
    'to an area of another city',
    { area_id: shop.otherArea },
    { area_id: [expect.stringContaining('deliver to this area')] },
  ],
  [
    'to nowhere at all',
    { country_id: 998, city_id: 998, area_id: 998 },
    { country_id: [expect.any(String)], city_id: [expect.any(String)], area_id: [expect.any(String)] },
  ],
  [
    'with a long floor and no number for an area, before its city is looked up',
    { floor: 'x'.repeat(31), city_id: shop.otherCity, area_id: 'here' },
    { floor: ['The text is too long. Shorten it.'], area_id: ['Enter a whole number.'] },
  ],
  ['with a long floor', { floor: 'x'.repeat(31) }, { floor: ['The text is too long. Shorten it.'] }],
  ['with a list for a building', { building: ['1', '2'] }, { building: ['Send this field once.'] }],
  ['with a wrong short address', { short_address: 'RRR292' }, { short_address: [expect.any(String)] }],
  [
    'with a wrong postcode',
    { postcode: '123' },
    { postcode: ['A postcode is five digits, or 12212-3456 with the additional number.'] },
  ],
]
test.each(refused)('rejects an address %s at its fields', async (_, wrong, errors) => {
  const body = { ...home, ...wrong }
  const { id } = await add(noura)
  for (const [method, path] of [
    ['POST', '/addresses'],
    ['PUT', `/addresses/${id}`],
  ] as const) {
    const answer = await send(path, { method, token: noura.token, body })
    expect({ status: answer.status, errors: answer.body.errors }).toEqual({ status: 422, errors })
  }
})

test('rejects a place without delivery, but shows it in an existing address', async () => {
  const customer = await newCustomer()
  const elsewhere = { country_id: shop.otherCountry, city_id: shop.otherCity, area_id: shop.otherArea }
  const { id } = await add(customer, elsewhere)
  const set = (hidden: boolean) =>
    query('update areas set hidden = $1 where id = $2', [hidden, shop.otherArea])
  await set(true)
  const again = await send('/addresses', {
    method: 'POST',
    token: customer.token,
    body: { ...home, ...elsewhere },
  })
  expect(again.body.errors).toEqual({ area_id: [expect.any(String)] })
  const kept = await send(`/addresses/${id}`, { token: customer.token })
  expect(kept.body.data.area).toEqual({ id: shop.otherArea, name: 'Sharq' })
  await set(false)
})

test('replaces an address as a whole, clearing missing fields', async () => {
  const customer = await newCustomer()
  const { id } = await add(customer, { note: 'اتصل', postcode: '12345' })
  const body = { ...home, name: 'العيادة' }
  const changed = await send(`/addresses/${id}`, { method: 'PUT', token: customer.token, body })
  expect(changed.status).toBe(200)
  expect(changed.body.message).toBe('The address is saved.')
  expect(changed.body.data).toMatchObject({ id, name: 'العيادة', note: null, postcode: null })
})

test("updates the address of the path's id, whatever the body says", async () => {
  const customer = await newCustomer()
  const { id } = await add(customer)
  const { id: other } = await add(customer, { name: 'العيادة' })
  const body = { ...home, name: 'المستودع', id: other }
  await send(`/addresses/${id}`, { method: 'PUT', token: customer.token, body })
  const { body: list } = await send('/addresses', { token: customer.token })
  expect(list.data.map(({ name }: { name: string }) => name)).toEqual(['المستودع', 'العيادة'])
})

test('removes an address once', async () => {
  const customer = await newCustomer()
  const { id } = await add(customer)
  const remove = () => send(`/addresses/${id}`, { method: 'DELETE', token: customer.token })
  const answers = await Promise.all([remove(), remove(), remove()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  expect(answers.find(({ status }) => status === 200)?.body).toEqual({
    data: {},
    message: 'The address has been removed.',
  })
  expect((await send('/addresses', { token: customer.token })).body.data).toEqual([])
})

test('limits a customer to 50 addresses, also for concurrent requests', async () => {
  const customer = await newCustomer()
  const answers = await Promise.all(
    Array.from({ length: 53 }, () =>
      send('/addresses', { method: 'POST', token: customer.token, body: home }),
    ),
  )
  const tooMany = answers.filter(({ status }) => status === 422)
  expect(tooMany).toHaveLength(3)
  expect(tooMany[0]?.body).toEqual({
    message: 'You have 50 addresses, which is the maximum. Delete one first.',
  })
  const { body } = await send('/addresses', { token: customer.token })
  expect(body.data).toHaveLength(50)
})

test('requires the National Address where the owner does, and asks about O and 0', async () => {
  const { token } = await newCustomer()
  const answer = async (more: object) => {
    const { status, body } = await send('/addresses', { method: 'POST', token, body: { ...home, ...more } })
    return status === 201 ? 'added' : body.errors
  }
  expect(await answer({ short_address: 'RRRD2O29' })).toEqual({
    short_address: [expect.stringContaining('Is the O a zero')],
  })
  await query(`update settings set national_address = 'required'`)
  expect((await send('/settings')).body.data.national_address).toBe('required')
  expect(await answer({})).toEqual({ short_address: [expect.stringContaining('National Address')] })
  expect(await answer({ short_address: 'rrrd 2929' })).toBe('added')
  expect(await answer({ building: '7263', postcode: '12212-3456' })).toBe('added')
  await query('update settings set national_address = null')
})

test('requires the parts of a company’s address that its e-invoices name, once phase 2 has begun', async () => {
  const customer = await newCustomer()
  const { token, id } = customer
  await query(
    `update customers set company_name = 'Najd Clinics', company_vat = '311111111100003' where id = $1`,
    [id],
  )
  const place = async (change: object) =>
    await send('/orders', { method: 'POST', token, body: { ...smallOrder(shop), ...change } })
  const saved = await add(customer, { building: 'Tower' })
  const [refused, typed, ordered] = await withEInvoices(database, async () => [
    await send('/addresses', { method: 'POST', token, body: { ...home, building: 'Tower' } }),
    await send('/addresses', {
      method: 'POST',
      token,
      body: { ...home, building: '7263', postcode: '12212' },
    }),
    await place({ address_id: saved.id }),
  ])
  const sentence = [expect.stringContaining('A company’s tax invoice needs')]
  expect(refused).toMatchObject({ status: 422, body: { errors: { building: sentence, postcode: sentence } } })
  expect(typed).toMatchObject({ status: 201 })
  expect(ordered).toMatchObject({ status: 422, body: { errors: { address_id: sentence } } })
  expect(await place({ address_id: saved.id })).toMatchObject({ status: 201 })
})
