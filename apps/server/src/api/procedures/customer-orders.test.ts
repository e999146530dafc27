import { smallAddress, smallOrder, smallShop } from '@zayy/shop/testing/small-shop'
import { beforeAll, expect, test } from 'vitest'
import { openApi, type TestCustomer } from '../testing/api-client.ts'

const shop = await smallShop()
const { database, query } = shop
const now = new Date('2026-11-22T10:00:00Z')
const { send, newCustomer } = openApi(database, { now: () => now, limits: 'relaxed' })

const guestOrder = smallOrder(shop)
const { payment_method, products } = guestOrder
const typedAddress = {
  ...smallAddress(shop),
  name: 'العيادة',
  apartment: 'مكتب 7',
  note: 'اتصل قبل الوصول',
  postcode: '12345',
}
const company = { company_name: 'عيادة الواحة', company_vat: '311111111100003' }

const addAddress = async ({ token }: TestCustomer, more: object = {}): Promise<number> => {
  const body = { ...typedAddress, ...more }
  return Number((await send('/addresses', { method: 'POST', token, body })).body.data.id)
}
const place = (token: string | undefined, body: object, idempotencyKey?: string) =>
  send('/orders', { token, body, idempotencyKey })
const placed = async ({ token }: TestCustomer, body: object): Promise<number> => {
  const answer = await place(token, { payment_method, products, ...body })
  expect(answer.status).toBe(201)
  return Number(answer.body.data)
}
const billOf = async ({ token }: TestCustomer, id: number, locale: 'ar' | 'en' = 'en') =>
  (await send(`/orders/${id}`, { token, locale })).body.data

let noura: TestCustomer
let home: number
beforeAll(async () => {
  noura = await newCustomer()
  home = await addAddress(noura)
})

test('a customer orders to a saved address and receives the order id', async () => {
  const answer = await place(noura.token, { payment_method, products, address_id: home })
  expect({ status: answer.status, body: answer.body }).toEqual({
    status: 201,
    body: { data: expect.any(Number), message: 'Your order has been placed.' },
  })
  const bill = await billOf(noura, answer.body.data)
  expect(bill).toMatchObject({
    id: answer.body.data,
    grand_total: 3223.97,
    buyer: {
      name: 'نورة القحطاني',
      email: noura.email,
      phone: '0501234567',
      address:
        'شارع العليا, Building 12, Floor 3, مكتب 7, Al Olaya, Riyadh, Saudi Arabia, 12345 (اتصل قبل الوصول)',
      company: null,
      purchase_order: null,
    },
  })
  expect((await billOf(noura, answer.body.data, 'ar')).buyer.address).toBe(
    'شارع العليا، مبنى 12، الدور 3، مكتب 7، العليا، الرياض، السعودية، 12345 (اتصل قبل الوصول)',
  )
})

test('an order keeps its address and buyer when address and profile change', async () => {
  const customer = await newCustomer()
  const id = await addAddress(customer)
  const order = await placed(customer, { address_id: id })
  const before = await billOf(customer, order)
  await send(`/addresses/${id}`, {
    method: 'PUT',
    token: customer.token,
    body: { ...typedAddress, building: '99' },
  })
  await send('/update/profile', {
    method: 'POST',
    token: customer.token,
    body: { fname: 'Huda', lname: 'Ali', email: customer.email, phone: '0555555555', ...company },
  })
  await send(`/addresses/${id}`, { method: 'DELETE', token: customer.token })
  expect(await billOf(customer, order)).toEqual(before)
})

test("ignores guest fields in a customer's order", async () => {
  const order = await placed(noura, {
    address_id: home,
    name: 'Somebody else',
    email: 'else@mail.example',
    phone: '0509999999',
    address: 'Elsewhere',
    country_id: shop.otherCountry,
    city_id: shop.otherCity,
    area_id: shop.otherArea,
  })
  const { buyer } = await billOf(noura, order)
  expect(buyer).toMatchObject({ name: 'نورة القحطاني', email: noura.email })
  expect(buyer.address).toContain('Al Olaya, Riyadh')
})

test("does not validate guest fields in a customer's order", async () => {
  const typed = { name: 'x'.repeat(101), email: 'nobody', phone: [1], city_id: 'x', postcode: '1' }
  const { buyer } = await billOf(noura, await placed(noura, { ...typed, address_id: home }))
  expect(buyer).toMatchObject({ email: noura.email })
  const refused = await place(noura.token, { payment_method: 7, products, ...typed })
  expect(Object.keys(refused.body.errors).sort()).toEqual(['address_id', 'payment_method'])
})

test('rejects a used-up coupon of a customer before the order, and of a guest with the order', async () => {
  const customer = await newCustomer()
  const coupon = (token?: string, locale: 'ar' | 'en' = 'en') =>
    send('/coupon?coupon_code=ten', { method: 'GET', token, locale })
  await query(`update coupons set per_customer = 1 where code = 'TEN'`)
  await placed(customer, { address_id: await addAddress(customer), coupon_code: 'TEN' })
  expect(await coupon(customer.token)).toMatchObject({
    status: 404,
    body: { message: 'You have already used this coupon as often as it allows.' },
  })
  expect((await coupon(customer.token, 'ar')).body.message).toContain('سبق أن استخدمت')
  // A login that has ended is a guest's.
  for (const token of [undefined, 'x'.repeat(43)])
    expect(await coupon(token)).toMatchObject({ status: 200, body: { data: { code: 'TEN' } } })
  await query(`update coupons set per_customer = null where code = 'TEN'`)
})

test.each([undefined, 'x'])("ignores address_id in a guest's order: %j", async (malformed) => {
  const answer = await place(undefined, { ...guestOrder, address_id: malformed ?? home })
  expect(answer.status).toBe(201)
  expect(answer.body.data.buyer).toMatchObject({
    name: 'نورة السبيعي',
    address: 'شارع العليا 12, Al Olaya, Riyadh, Saudi Arabia',
  })
})

test('rejects a missing, unknown or foreign address alike at its field', async () => {
  const other = await newCustomer()
  const others = await addAddress(other)
  const refusal = async (more: object) => {
    const { status, body } = await place(noura.token, { payment_method, products, ...more })
    return { status, errors: body.errors }
  }
  expect(await refusal({})).toEqual({ status: 422, errors: { address_id: ['This field is required.'] } })
  const unknown = { status: 422, errors: { address_id: ['This is not one of your addresses.'] } }
  expect(await refusal({ address_id: others })).toEqual(unknown)
  expect(await refusal({ address_id: 999_999 })).toEqual(unknown)
  expect(await refusal({ address_id: 'x' })).toEqual({
    status: 422,
    errors: { address_id: ['Enter a whole number.'] },
  })
})

test('reports all malformed fields at once, then all that the shop rejects', async () => {
  const wrong = {
    payment_method: 1,
    products: [{ ...products[0], product_id: shop.gone.id }],
    address_id: 999_999,
    company_name: 'Falcon',
    coupon_code: 'NOPE',
  }
  const fieldsOf = async (order: object) => Object.keys((await place(noura.token, order)).body.errors).sort()
  expect(await fieldsOf({ ...wrong, payment_method: 7, company_name: 'C' })).toEqual([
    'company_name',
    'payment_method',
  ])
  expect(await fieldsOf(wrong)).toEqual([
    'address_id',
    'company_vat',
    'coupon_code',
    'payment_method',
    'products.0.product_id',
  ])
})

test('rejects an address without delivery', async () => {
  const customer = await newCustomer()
  const place = { country_id: shop.otherCountry, city_id: shop.otherCity, area_id: shop.otherArea }
  const id = await addAddress(customer, place)
  const set = (hidden: boolean) =>
    query('update cities set hidden = $1 where id = $2', [hidden, shop.otherCity])
  await set(true)
  const { status, body } = await send('/orders', {
    method: 'POST',
    token: customer.token,
    body: { payment_method, products, address_id: id },
  })
  await set(false)
  expect({ status, errors: body.errors }).toEqual({
    status: 422,
    errors: { address_id: ['We no longer deliver to this address. Change it or choose another.'] },
  })
})

test.each([{}, { payment_method: 9, products: 'x' }])(
  'a login that has ended orders nothing, whatever is sent: %j',
  async (wrong) => {
    const dead = await newCustomer()
    await send('/logout', { token: dead.token })
    const rows = await query('select count(*)::int as n from orders')
    const answer = await place(dead.token, { ...guestOrder, ...wrong })
    expect(answer.status).toBe(401)
    expect(answer.body).toEqual({ message: 'Please log in again.' })
    expect(await query('select count(*)::int as n from orders')).toEqual(rows)
  },
)

test('a session cookie without an origin places no order, not even as a guest', async () => {
  const { status } = await send('/orders', {
    body: { ...guestOrder, address_id: home },
    headers: { cookie: `__Host-token=${noura.token}` },
  })
  expect(status).toBe(403)
})

test('takes the company from the order, else the profile; an empty field means none', async () => {
  const customer = await newCustomer()
  const address_id = await addAddress(customer)
  const companyOf = async (more: object) =>
    (await billOf(customer, await placed(customer, { address_id, ...more }))).buyer
  expect(await companyOf({ ...company, purchase_order: 'PO-17' })).toMatchObject({
    company: { name: 'عيادة الواحة', vat_number: '311111111100003' },
    purchase_order: 'PO-17',
  })
  await send('/update/profile', {
    method: 'POST',
    token: customer.token,
    body: {
      fname: 'Huda',
      lname: 'Ali',
      email: customer.email,
      phone: '0555555555',
      company_name: 'مستشفى الشفاء',
      company_vat: '322222222200003',
    },
  })
  expect((await companyOf({})).company).toEqual({ name: 'مستشفى الشفاء', vat_number: '322222222200003' })
  expect((await companyOf({ company_name: '', company_vat: null })).company).toBeNull()
  expect((await companyOf({ company_name: '' })).company).toBeNull()
  expect((await companyOf(company)).company.name).toBe('عيادة الواحة')
})

test.each([
  [{ company_name: 'عيادة الواحة' }, { company_vat: [expect.stringContaining('together')] }],
  [{ company_vat: '311111111100003' }, { company_name: [expect.stringContaining('together')] }],
  [{ ...company, company_vat: '4111' }, { company_vat: [expect.stringContaining('15 digits')] }],
  [{ purchase_order: 'x'.repeat(61) }, { purchase_order: ['The text is too long. Shorten it.'] }],
])("rejects a guest's order with %j at its fields", async (wrong, errors) => {
  const { status, body } = await place(undefined, { ...guestOrder, ...wrong })
  expect({ status, errors: body.errors }).toEqual({ status: 422, errors })
})

test('a guest orders for a company', async () => {
  const { body } = await place(undefined, { ...guestOrder, ...company, purchase_order: 'ط-17' })
  expect(body.data.buyer).toMatchObject({
    company: { name: 'عيادة الواحة', vat_number: '311111111100003' },
    purchase_order: 'ط-17',
  })
})

test('idempotency keys are per buyer: two customers and a guest with one key place one order each', async () => {
  const other = await newCustomer()
  const address_id = await addAddress(other)
  const key = 'the same key'
  const asNoura = () => place(noura.token, { payment_method, products, address_id: home }, key)
  const asOther = () => place(other.token, { payment_method, products, address_id }, key)
  const asGuest = () => place(undefined, guestOrder, key)
  const answers = await Promise.all(
    [asNoura, asOther, asGuest, asNoura, asOther, asGuest].map((ask) => ask()),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201))
  const ids = answers.map(({ body }) => (typeof body.data === 'number' ? body.data : body.data.id))
  expect(ids.slice(3)).toEqual(ids.slice(0, 3))
  expect(new Set(ids).size).toBe(3)
})

test("lists a customer's own orders, newest first, 10 per page", async () => {
  const customer = await newCustomer()
  const address_id = await addAddress(customer)
  const empty = await send('/orders', { token: customer.token })
  expect(empty.body).toEqual({
    data: { data: [], current_page: 1, last_page: 1, per_page: 10, total: 0 },
  })
  const ids: number[] = []
  for (let at = 0; at < 12; at += 1) ids.unshift(await placed(customer, { address_id }))
  await placed(noura, { address_id: home })
  const ofColour = '1'.repeat(20)
  await query("insert into images values ($1, 'webp', 8, 10)", [ofColour])
  await query('update product_colours set image = $1 where id = $2', [
    ofColour,
    products[0]?.colors[0]?.color_id,
  ])
  const first = (await send('/orders', { token: customer.token, locale: 'ar' })).body.data
  expect(first).toMatchObject({ current_page: 1, last_page: 2, per_page: 10, total: 12 })
  const idsOf = ({ data }: { data: { id: number }[] }) => data.map(({ id }) => id)
  expect(idsOf(first)).toEqual(ids.slice(0, 10))
  const { code, created_at } = await billOf(customer, first.data[0].id)
  expect(first.data[0]).toEqual({
    id: ids[0],
    code,
    created_at,
    status: 'pending',
    status_text: 'قيد الانتظار',
    payment_status: 'unpaid',
    images: [ofColour, '0'.repeat(20)].map((hash) => `/media/${hash}/800.webp`),
    pieces: 63,
    total: 3223.97,
    shipment: null,
    refunded: 0,
  })
  const page = async (number: string) => await send(`/orders?page=${number}`, { token: customer.token })
  expect(idsOf((await page('2')).body.data)).toEqual(ids.slice(10))
  expect((await page('3')).body.data).toMatchObject({ data: [], current_page: 3 })
  const odd = await page('x')
  expect({ status: odd.status, errors: odd.body.errors }).toEqual({
    status: 422,
    errors: { page: ['Enter a whole number.'] },
  })
})

test('the yearly summary uses Riyadh time and omits cancelled orders', async () => {
  const customer = await newCustomer()
  const address_id = await addAddress(customer)
  const summary = async () => (await send('/summary', { token: customer.token })).body
  expect(await summary()).toEqual({ data: { orders: 0, pieces: 0, saving: 0 } })
  const at = async (created: string, status = 'pending') => {
    const id = await placed(customer, { address_id })
    await query('update orders set created_at = $2, status = $3 where id = $1', [id, created, status])
  }
  await at('2025-12-31T20:59:59Z')
  await at('2025-12-31T21:00:00Z')
  await at('2026-06-01T00:00:00Z', 'completed')
  await at('2026-06-01T00:00:00Z', 'cancelled')
  await at('2026-12-31T20:59:59Z')
  await at('2026-12-31T21:00:00Z')
  expect(await summary()).toEqual({ data: { orders: 3, pieces: 189, saving: 900 } })
})
