import { routeTable } from '@zayy/contract/calls'
import { createBrowserClient } from '@zayy/contract/client'
import { contract } from '@zayy/contract/contract'
import { failureOf } from '@zayy/contract/failure'
import { outputSchemaOf } from '@zayy/contract/testing/procedure-parts'
import { fromSar, halalas } from '@zayy/domain/money'
import { recordTransfer } from '@zayy/shop/orders/record-payment'
import { refundOrder } from '@zayy/shop/orders/record-refund'
import { demoDatabase } from '@zayy/shop/testing/demo-database'
import { testKeys } from '@zayy/shop/testing/test-keys'
import { expect, test } from 'vitest'
import { known } from '../../../../../demo/known.ts'
import { testJobs } from '../../lifecycle/testing/test-jobs.ts'
import { createInProcess } from '../in-process.ts'
import { testApi } from '../testing/test-api.ts'

const database = await demoDatabase()
const now = () => new Date('2026-11-21T10:00:00Z')
const errors: unknown[] = []
let address = 0

/** Returns the API for one more visitor, who has used up no limit. */
const visit = (limits: 'normal' | 'relaxed' = 'normal') => {
  address += 1
  const own = `198.51.100.${address}`
  const api = testApi({
    database,
    now,
    limits,
    clientAddress: () => own,
    report: (error) => errors.push(error),
  })
  return (path: string, init?: RequestInit) => api.request(`http://shop.test${path}`, init)
}

async function one(text: string, value: unknown): Promise<number> {
  const { rows } = await database.$client.query(text, [value])
  return rows[0].id
}

const product = await one('select id from products where sku = $1', known.products.scrub.sku)
const colour = await one("select id from product_colours where product_id = $1 and slug = 'teal'", product)
const size = await one("select id from product_sizes where product_id = $1 and name = 'M'", product)
const city = await one('select id from cities where code = $1', known.places.riyadh.city)
const country = await one('select id from countries where code = $1', known.places.riyadh.country)
const area = await one('select id from areas where code = $1', known.places.riyadh.area)

const guest = {
  name: ' سارة \u202e الحربي ',
  email: 'sara@example.com',
  phone: '+966 50 123 4567',
  address: 'شارع العليا',
  country_id: country,
  city_id: city,
  area_id: area,
}
const order = {
  payment_method: 0,
  ...guest,
  products: [
    { product_id: product, colors: [{ color_id: colour, sizes: [{ size_id: size, quantity: 12 }] }] },
  ],
}

/** The same input as form fields with brackets, and its numbers in Arabic-Indic digits. */
function fieldsOf(value: unknown, name = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) {
    const text =
      typeof value === 'number' ? value.toLocaleString('ar-u-nu-arab', { useGrouping: false }) : value
    return [[name, String(text)]]
  }
  return Object.entries(value).flatMap(([key, part]) => fieldsOf(part, name === '' ? key : `${name}[${key}]`))
}

function multipart(entries: [string, string][]): FormData {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

test.each([
  ['JSON', () => json(order)],
  ['an urlencoded form', () => ({ method: 'POST', body: new URLSearchParams(fieldsOf(order)) })],
  [
    'a multipart form, in which no coupon is the word null',
    () => ({ method: 'POST', body: multipart(fieldsOf({ ...order, coupon_code: null })) }),
  ],
])('places an order in %s and shows its bill by token', async (_, body) => {
  const ask = visit()
  const answer = await ask('/ar/api/orders', body())
  expect(answer.status).toBe(201)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const { data: bill, message } = JSON.parse(await answer.text())
  expect(message).toBe('تم استلام طلبك.')
  expect(bill.buyer).toMatchObject({ name: 'سارة الحربي', phone: '0501234567' })
  // 12 pieces at 50.00, 15 % tax, 20.00 shipping for one product.
  expect(bill).toMatchObject({ items_total: 600, shipping: 20, tax: 90, grand_total: 710, saving: 60 })
  const opened = await ask(`/en/api/bills/${bill.token}`)
  expect(opened.headers.get('cache-control')).toBe('private, no-store')
  const shown = JSON.parse(await opened.text())
  expect(outputSchemaOf(contract.orders.billByToken).parse(shown)).toEqual(shown)
  expect(shown.data).toMatchObject({ id: bill.id, grand_total: 710 })
})

test.each([
  ['١٢', 12],
  ['12.00', 12],
  ['12,0', 12],
  ['1,200', 1200],
  ['\u200F12', 12],
  ['1.200', 'Enter a whole number.'],
  ['1 2', 'Enter a whole number.'],
  ['1\n2', 'Enter a whole number.'],
  ['1\u200B2', 'Enter a whole number.'],
  ['1e3', 'Enter a whole number.'],
  ['+12', 'Enter a whole number.'],
  ['12 pcs', 'Enter a whole number.'],
  ['-12', 'The number is out of range.'],
  ['', 'This field is required.'],
])('a multipart form with the quantity %j: %j', async (quantity, read) => {
  const products = [
    { product_id: product, colors: [{ color_id: colour, sizes: [{ size_id: size, quantity }] }] },
  ]
  const body = multipart(fieldsOf({ ...order, products }))
  const { data, errors } = JSON.parse(
    await (await visit()('/en/api/orders', { method: 'POST', body })).text(),
  )
  expect(data?.products[0].quantity ?? errors?.['products.0.colors.0.sizes.0.quantity']?.[0]).toBe(read)
})

/** A list of which a form sends only one entry, by its index. */
const only = (index: number, entry: object): unknown[] => Object.assign([], { [index]: entry })

test.each([
  [{}, {}, undefined],
  [{ color_id: 'x' }, {}, { 'products.3.colors.1.color_id': ['Enter a whole number.'] }],
  [{}, { size_id: 'x' }, { 'products.3.colors.1.sizes.2.size_id': ['Enter a whole number.'] }],
  [
    {},
    { size_id: 999_999 },
    { 'products.3.colors.1.sizes.2.size_id': ['A size that you chose is not available.'] },
  ],
])(
  'indices that a form leaves out are dropped, and errors keep those that were sent: %j %j',
  async (...wrong) => {
    const [wrongColour, wrongSize, errors] = wrong
    const sizes = only(2, { size_id: size, quantity: 12, ...wrongSize })
    const colors = only(1, { color_id: colour, sizes, ...wrongColour })
    const products = only(3, { product_id: product, colors })
    const body = multipart(fieldsOf({ ...order, products }))
    const answer = JSON.parse(await (await visit()('/en/api/orders', { method: 'POST', body })).text())
    expect({ errors: answer.errors, total: answer.data?.grand_total }).toEqual({
      errors,
      total: errors ? undefined : 710,
    })
  },
)

test('reports all errors at once, including missing guest fields', async () => {
  const { name: _, phone: __, ...rest } = order
  const wrong = {
    ...rest,
    email: 'nobody',
    payment_method: '2',
    products: [
      { product_id: product, colors: [{ color_id: 'x', sizes: [{ size_id: size, quantity: 1.5 }] }] },
    ],
  }
  const answer = await visit()('/en/api/orders', json(wrong))
  expect(answer.status).toBe(422)
  expect(JSON.parse(await answer.text()).errors).toEqual({
    payment_method: ['The value is not one of the choices.'],
    email: ['Enter a valid email address.'],
    name: ['This field is required.'],
    phone: ['This field is required.'],
    'products.0.colors.0.color_id': ['Enter a whole number.'],
    'products.0.colors.0.sizes.0.quantity': ['Enter a whole number.'],
  })
})

test('reports all malformed fields at once, then all unknown items', async () => {
  const pieces = (color_id: unknown, size_id: unknown, quantity: unknown) => [
    { color_id, sizes: [{ size_id, quantity }] },
  ]
  const wrong = {
    ...order,
    city_id: 999_999,
    coupon_code: known.coupons.expired.code,
    payment_method: 1,
    products: [
      { product_id: 999_999, colors: pieces(1, 1, 12) },
      { product_id: product, colors: [...pieces(colour, 999_999, 12)] },
    ],
  }
  const errorsOf = async (sent: object) => {
    const answer = await visit()('/en/api/orders', json(sent))
    expect(answer.status).toBe(422)
    return JSON.parse(await answer.text()).errors
  }
  const unreadable = [{ product_id: product, colors: pieces('x', size, 12) }]
  expect(await errorsOf({ ...wrong, email: 'nobody', products: unreadable })).toEqual({
    email: ['Enter a valid email address.'],
    'products.0.colors.0.color_id': ['Enter a whole number.'],
  })
  expect(await errorsOf(wrong)).toEqual({
    city_id: ['We do not deliver to this city. Choose another.'],
    payment_method: ['Card payment is not available at the moment.'],
    coupon_code: ['This coupon has expired.'],
    'products.0.product_id': ['This product is not available.'],
    'products.1.colors.0.sizes.0.size_id': ['A size that you chose is not available.'],
  })
})

test('a malformed quantity does not also report too few pieces', async () => {
  const sizes = [{ size_id: size, quantity: 'many' }]
  const products = [{ product_id: product, colors: [{ color_id: colour, sizes }] }]
  const answer = await visit()('/en/api/orders', json({ ...order, products }))
  expect(JSON.parse(await answer.text()).errors).toEqual({
    'products.0.colors.0.sizes.0.quantity': ['Enter a whole number.'],
  })
})

test.each([
  'x',
  null,
  [null],
  ['x'],
  [[]],
  [{ colors: 'x' }],
  [{ product_id: 1, colors: [null, { sizes: [7] }] }],
])('products that are %j are 422', async (products) => {
  const answer = await visit()('/en/api/orders', json({ ...order, products }))
  expect(answer.status).toBe(422)
  expect(
    Object.keys(JSON.parse(await answer.text()).errors).every((field) => field.startsWith('products')),
  ).toBe(true)
})

test.each([
  ['text/plain', '{}', 415, 'نوع المحتوى غير مدعوم: أرسل JSON أو نموذجًا.'],
  ['application/xml', '<a/>', 415, 'نوع المحتوى غير مدعوم: أرسل JSON أو نموذجًا.'],
  ['application/json', '{"products":', 400, 'تعذّرت قراءة ما أُرسل.'],
  ['application/json', '[]', 400, 'تعذّرت قراءة ما أُرسل.'],
  ['application/json', '"x"', 400, 'تعذّرت قراءة ما أُرسل.'],
  ['application/json', '\ufffe\ud800', 400, 'تعذّرت قراءة ما أُرسل.'],
  ['multipart/form-data', 'x', 400, 'تعذّرت قراءة ما أُرسل.'],
  ['multipart/form-data; boundary=b', 'no parts at all', 400, 'تعذّرت قراءة ما أُرسل.'],
  [
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\ncut',
    400,
    'تعذّرت قراءة ما أُرسل.',
  ],
  [
    'application/json',
    JSON.stringify({ name: 'x'.repeat(300_000) }),
    413,
    'ما أُرسل أكبر من الحد المسموح به.',
  ],
  ['application/x-www-form-urlencoded', 'a=1&'.repeat(3_000), 413, 'ما أُرسل أكبر من الحد المسموح به.'],
])('a body of %s that cannot be taken is %#', async (type, body, status, message) => {
  const answer = await visit()('/ar/api/orders', { method: 'POST', headers: { 'content-type': type }, body })
  expect({ status: answer.status, body: await answer.json() }).toEqual({ status, body: { message } })
})

test('a body that breaks off is 400 and is not reported as a server error', async () => {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from('{"name":')),
    pull: (controller) => controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
  })
  const headers = { 'content-type': 'application/json' }
  const answer = await visit()('/ar/api/orders', {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit)
  expect(answer.status).toBe(400)
  expect(errors).toEqual([])
})

test('responds 413 to a form with thousands of parts', async () => {
  const form = multipart(Array.from({ length: 2_100 }, (_, at) => [`f${at}`, '']))
  expect((await visit()('/en/api/orders', { method: 'POST', body: form })).status).toBe(413)
})

test.each([
  ['no body', { method: 'POST' }],
  ['an empty form', { method: 'POST', body: new URLSearchParams() }],
  [
    'names that would reach a prototype',
    json({ __proto__: { payment_method: 0 }, constructor: { prototype: { x: 1 } } }),
  ],
  [
    'form names that would reach a prototype',
    {
      method: 'POST',
      body: multipart([
        ['__proto__[x]', '1'],
        ['constructor[prototype][x]', '1'],
        ['products[__proto__][x]', '1'],
      ]),
    },
  ],
])('responds 422 to %s without harm', async (_, init) => {
  const answer = await visit()('/en/api/orders', init)
  expect(answer.status).toBe(422)
  expect(Object.keys(JSON.parse(await answer.text()).errors)).toEqual(
    expect.arrayContaining(['payment_method', 'products', 'name', 'city_id']),
  )
  expect(Reflect.get({}, 'x')).toBeUndefined()
})

test('a key places one order; other content or another total is 409', async () => {
  const ask = visit()
  const keyed = (body: unknown) => ({
    ...json(body),
    headers: { 'content-type': 'application/json', 'idempotency-key': 'cart-7' },
  })
  const first = JSON.parse(await (await ask('/en/api/orders', keyed(order))).text())
  const again = await ask('/en/api/orders', {
    method: 'POST',
    headers: { 'idempotency-key': 'cart-7' },
    body: multipart(fieldsOf(order)),
  })
  expect(again.status).toBe(201)
  expect(JSON.parse(await again.text()).data.id).toBe(first.data.id)
  expect((await ask('/en/api/orders', keyed({ ...order, payment_method: 0, name: 'Other' }))).status).toBe(
    409,
  )
  const shown = await ask('/en/api/orders', json({ ...order, expected_total: '1.00' }))
  expect(shown.status).toBe(409)
  expect(await shown.json()).toEqual({
    message: 'The order’s total has changed. Please review it, then place the order again.',
    data: { items_total: 600, saving: 60, coupon_value: 0, shipping: 20, tax: 90, grand_total: 710 },
  })
})

test.each([null, '', undefined])(
  'a key recognises a repeated guest order whose company is %j',
  async (nothing) => {
    const ask = visit()
    const headers = { 'idempotency-key': `company ${nothing}` }
    const first = await ask('/en/api/orders', { method: 'POST', headers, body: multipart(fieldsOf(order)) })
    const company = { company_name: nothing, company_vat: nothing, purchase_order: nothing }
    const again = await ask('/en/api/orders', {
      ...json({ ...order, ...company, address_id: nothing }),
      headers: { ...headers, 'content-type': 'application/json' },
    })
    expect([first.status, again.status]).toEqual([201, 201])
    expect(JSON.parse(await again.text()).data.id).toBe(JSON.parse(await first.text()).data.id)
  },
)

test.each([
  { authorization: 'Bearer dead' },
  { cookie: 'lang=en; token=dead', 'sec-fetch-site': 'same-origin' },
])(
  'answers an order with the token of an expired login with 401, so that no customer orders as a guest by mistake: %j',
  async (headers: Record<string, string>) => {
    const init = json(order)
    const answer = await visit()('/en/api/orders', {
      ...init,
      headers: { 'content-type': 'application/json', ...headers },
    })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({ message: 'Please log in again.' })
    expect((await visit()('/en/api/products', { headers })).status).toBe(200)
  },
)

test('finds a coupon in any accepted spelling, or responds 404', async () => {
  const ask = visit()
  const found = await ask(`/en/api/coupon?coupon_code=%20${known.coupons.percent.code}%20`)
  expect(found.status).toBe(200)
  expect(found.headers.get('cache-control')).toBe('private, no-store')
  expect(await found.json()).toEqual({ data: known.coupons.percent })
  await database.$client.query(
    `insert into coupons (code, amount, starts_on, max_uses, used) values
      ('EARLY', 1000, current_date + 9, null, 0), ('GONE', 1000, null, 1, 1)`,
  )
  for (const [code, english, arabic] of [
    ['NOPE', 'Invalid coupon code. Please try again.', 'كود الخصم غير صالح. حاول مرة أخرى.'],
    [known.coupons.expired.code, 'This coupon has expired.', 'انتهت صلاحية كود الخصم هذا.'],
    ['early', 'This coupon is not valid yet.', 'لم يبدأ العمل بكود الخصم هذا بعد.'],
    ['GONE', 'This coupon has been used up.', 'استُنفدت مرات استخدام كود الخصم هذا.'],
  ]) {
    for (const [locale, message] of [
      ['en', english],
      ['ar', arabic],
    ]) {
      const refused = await ask(`/${locale}/api/coupon?coupon_code=${code}`)
      expect(refused.status).toBe(404)
      expect(await refused.json()).toEqual({ message })
    }
  }
  expect((await ask('/en/api/coupon')).status).toBe(422)
})

test('limits coupon look-ups per visitor until the window ends', async () => {
  const ask = visit()
  const tries = await Promise.all(Array.from({ length: 25 }, () => ask('/en/api/coupon?coupon_code=GUESS')))
  const statuses = tries.map(({ status }) => status).sort()
  expect(statuses.filter((status) => status === 404)).toHaveLength(20)
  const refused = tries.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect(await refused?.json()).toEqual({ message: 'Too many attempts. Try again in a while.' })
  expect((await visit()('/en/api/coupon?coupon_code=GUESS')).status).toBe(404)
  const relaxed = visit('relaxed')
  for (let at = 0; at < 25; at += 1)
    expect((await relaxed('/en/api/coupon?coupon_code=GUESS')).status).toBe(404)
})

const withCoupon = (coupon_code: string) => json({ ...order, coupon_code })

test('counts coupon codes in orders and look-ups together; orders without a code go on', async () => {
  const ask = visit()
  for (let at = 0; at < 12; at += 1) {
    expect((await ask('/en/api/orders', withCoupon('GUESS'))).status).toBe(422)
  }
  const lookUps: number[] = []
  while (lookUps.length < 12 && lookUps.at(-1) !== 429)
    lookUps.push((await ask('/en/api/coupon?coupon_code=GUESS')).status)
  // At most 20 in any minute. If a new window begins meanwhile, one or two more are allowed.
  expect(lookUps.at(-1)).toBe(429)
  expect(lookUps.length).toBeGreaterThanOrEqual(9)
  const known10 = known.coupons.percent.code
  for (const code of ['GUESS', known10]) {
    const refused = await ask('/en/api/orders', withCoupon(code))
    expect([refused.status, Object.keys(JSON.parse(await refused.text()))]).toEqual([429, ['message']])
  }
  expect((await ask('/en/api/orders', json({ ...order, coupon_code: '' }))).status).toBe(201)
  expect((await visit()('/en/api/orders', withCoupon(known10))).status).toBe(201)
})

test("a day's wrong codes in orders block look-ups for that day on all servers", async () => {
  const { most, seconds } = { most: 100, seconds: 24 * 60 * 60 }
  const ask = visit()
  const own = `198.51.100.${address}`
  await ask('/en/api/orders', withCoupon('GUESS'))
  const { rows } = await database.$client.query(
    `update rate_limits set count = $1 where key = $2 returning count`,
    [most, `coupon:failures:${seconds}:${own}`],
  )
  expect(rows).toHaveLength(1)
  expect((await ask('/en/api/coupon?coupon_code=GUESS')).status).toBe(429)
  expect((await ask('/en/api/orders', withCoupon(known.coupons.percent.code))).status).toBe(429)
})

test('returns a coupon use if the order is not paid in time', async () => {
  await database.$client.query(`insert into coupons (code, amount, max_uses) values ('ONCE', 1000, 1)`)
  const ask = visit()
  const [first, second] = [
    await ask('/en/api/orders', withCoupon('once')),
    await ask('/en/api/orders', withCoupon('once')),
  ]
  expect([first.status, second.status]).toEqual([201, 422])
  await database.$client.query(
    `update jobs set run_at = run_at - make_interval(days => (select transfer_days from settings))`,
  )
  const jobs = testJobs(database, { onError: (error) => errors.push(error) })
  await expect
    .poll(async () => (await ask('/en/api/coupon?coupon_code=once')).status, { interval: 500 })
    .toBe(200)
  await jobs.stop()
  expect((await ask('/en/api/orders', withCoupon('once'))).status).toBe(201)
  const { data: bill } = JSON.parse(await first.text())
  const kept = JSON.parse(await (await ask(`/en/api/bills/${bill.token}`)).text())
  expect(kept.data).toEqual(bill)
})

test("serves a bill's document by token as an uncached file, after the payment the invoice", async () => {
  const ask = visit()
  const { data: bill } = JSON.parse(await (await ask('/ar/api/orders', json(order))).text())
  const pay = () =>
    recordTransfer(database, { code: bill.code, amount: fromSar(bill.grand_total), by: 'noura' })
  for (const locale of ['ar', 'en']) {
    if (locale === 'en') await pay()
    const { data: shown } = JSON.parse(await (await ask(`/en/api/bills/${bill.token}`)).text())
    const name = locale === 'ar' ? `pro-forma-${bill.code}` : `invoice-${shown.invoice_number}`
    const answer = await ask(`/${locale}/api/bills/${bill.token}/invoice.pdf`)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}.pdf"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-')
    expect(bytes.length).toBeLessThan(200_000)
  }
  const asked = await Promise.all(
    Array.from({ length: 19 }, () => ask(`/en/api/bills/${bill.token}/invoice.pdf`)),
  )
  expect(asked.filter(({ status }) => status === 429)).toHaveLength(1)
})

test("serves a bill's credit note by token", async () => {
  const ask = visit()
  const [bill, other] = await Promise.all(
    [1, 2].map(async () => JSON.parse(await (await ask('/en/api/orders', json(order))).text()).data),
  )
  const amount = fromSar(bill.grand_total)
  await recordTransfer(database, { code: bill.code, amount, by: 'noura' })
  await refundOrder(database, { code: bill.code, amount: halalas(5_000), reason: 'A fault', by: 'noura' })
  const { data } = JSON.parse(await (await ask(`/en/api/bills/${bill.token}`)).text())
  const [{ number }] = data.credit_notes
  const answer = await ask(`/ar/api/bills/${bill.token}/credit-notes/${number}`)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="credit-note-${number}.pdf"`,
    'cache-control': 'private, no-store',
  })
  expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-')
  for (const path of [`${other.token}/credit-notes/${number}`, `${bill.token}/credit-notes/CN-999999`])
    expect((await ask(`/en/api/bills/${path}`)).status).toBe(404)
})

test.each(['x', '%00', '..%2F..', 'A'.repeat(300)])(
  'answers 404 for the bill of an invalid token (%s) and for its invoice',
  async (token) => {
    expect((await visit()(`/en/api/bills/${token}`)).status).toBe(404)
    expect((await visit()(`/en/api/bills/${token}/invoice.pdf`)).status).toBe(404)
  },
)

test("the browser's and the in-process client return the same results and errors", async () => {
  const ask = visit()
  const over = createBrowserClient(
    'en',
    async (request) => {
      const body = request.method === 'GET' ? {} : { body: await request.text() }
      return ask(new URL(request.url).pathname + new URL(request.url).search, {
        method: request.method,
        headers: request.headers,
        ...body,
      })
    },
    'http://shop.test',
    routeTable,
  )
  const inside = createInProcess({ keys: testKeys, database, now, checkAnswers: true })({ locale: 'en' })
  const thrown = (call: Promise<unknown>) => call.then(() => undefined, failureOf)
  expect(await over.catalog.product({ id: product })).toEqual(await inside.catalog.product({ id: product }))
  expect(await over.catalog.products({ search: 'polo', page: 2 })).toEqual(
    await inside.catalog.products({ search: 'polo', page: 2 }),
  )
  for (const client of [over, inside]) {
    expect(await thrown(client.catalog.product({ id: 2_000_000_000 }))).toMatchObject({ status: 404 })
    expect(await thrown(client.catalog.products({ page: 0 }))).toEqual({
      status: 422,
      message: 'Please check the highlighted fields.',
      errors: { page: ['The number is out of range.'] },
      data: undefined,
      retryAfter: null,
    })
    expect(await thrown(client.orders.place({ ...order, expected_total: 1 }))).toMatchObject({
      status: 409,
      data: { grand_total: 710 },
    })
  }
})

test('no server error was reported', () => {
  expect(errors).toEqual([])
})

test("serves the XML of a company's cleared invoice by token as an uncached file, and 404 before", async () => {
  const ask = visit()
  const company = { company_name: 'Al Waha', company_vat: '311111111100003' }
  const { data: bill } = JSON.parse(
    await (await ask('/en/api/orders', json({ ...order, ...company }))).text(),
  )
  await database.$client.query(
    `insert into zatca_units (environment, state, common_name, certificate, certified_until, sealed_key, sealed_secret, last_hash)
       values ('fake', 'active', 'x', 'x', now() + interval '1 year', 'x', 'x', repeat('g', 44))`,
  )
  await recordTransfer(database, { code: bill.code, amount: fromSar(bill.grand_total), by: 'noura' })
  const path = `/ar/api/bills/${bill.token}/invoice.xml`
  expect((await ask(path)).status).toBe(404)
  const xml = Buffer.from('<Invoice>فاتورة</Invoice>\r\n')
  await database.$client.query(
    `insert into zatca_documents (unit_id, counter, uuid, order_id, is_standard, number, issued_at, previous_hash, hash, qr, xml,
         state, cleared_xml, cleared_qr)
       select u.id, 1, gen_random_uuid(), o.id, true, lpad(o.invoice_number::text, 6, '0'), o.invoiced_at, u.last_hash,
         repeat('h', 44), 'q', 'x', 'accepted', $2, 'cleared'
       from zatca_units u, orders o where o.code = $1`,
    [bill.code, xml],
  )
  const answer = await ask(path)
  expect(answer.status).toBe(200)
  const { data: shown } = JSON.parse(await (await ask(`/en/api/bills/${bill.token}`)).text())
  expect(shown).toMatchObject({ clearance: 'cleared', qr: 'cleared' })
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/xml',
    'content-disposition': `attachment; filename="invoice-${shown.invoice_number}.xml"`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(xml)
})
