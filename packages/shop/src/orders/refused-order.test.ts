import type { OrderInput } from '@zayy/contract/orders/order-input'
import { halalas, sar } from '@zayy/domain/money'
import { describe, expect, it, test } from 'vitest'
import { DomainError, type ValidationIssue } from '../domain-error.ts'
import { smallOrder, smallShop } from '../testing/small-shop.ts'
import { testKeys } from '../testing/test-keys.ts'
import { withEInvoices } from '../testing/with-e-invoices.ts'
import { getBill } from './get-bill.ts'
import { type PlaceOrderOptions, placeOrder } from './place-order.ts'

const shop = await smallShop()
const { database, query, scrubs, apron, gone } = shop
const now = new Date('2026-11-21T09:00:00Z')
const order = smallOrder(shop)

const place = (input: OrderInput = order, placing: Partial<PlaceOrderOptions> = {}) =>
  placeOrder(database, input, { locale: 'ar', now, ...placing })

async function refusalOf(doing: Promise<unknown>) {
  const thrown = await doing.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(thrown instanceof DomainError)) throw new Error(`not refused: ${thrown}`)
  return { status: thrown.status, code: thrown.code, ...thrown.details }
}

async function count(table: string): Promise<number> {
  const rows = await query<{ n: number }>(`select count(*)::int as n from ${table}`)
  return rows[0]?.n ?? -1
}

async function one<T>(text: string, values: unknown[] = []): Promise<T | undefined> {
  const rows = await query<{ value: T }>(text, values)
  return rows[0]?.value
}

test('rejects a transfer to a shop without a bank account, together with other issues', async () => {
  const without = async (columns: string, back: string) => {
    await query(columns)
    const refused = await refusalOf(place({ ...order, products: [] }))
    await query(back)
    return refused
  }
  const expected = {
    status: 422,
    errors: { products: ['nothingChosen'], payment_method: ['transfer'] },
  }
  const iban = `update settings set bank_iban = `
  expect(await without(`${iban}null`, `${iban}'SA0000000000000000000000'`)).toMatchObject(expected)
  const holder = `update settings_translations set bank_holder = `
  expect(await without(`${holder}null`, `${holder}'Zayy'`)).toMatchObject(expected)
  expect(await refusalOf(place({ ...order, products: [] }))).toMatchObject({
    errors: { products: ['nothingChosen'] },
  })
})

test('requires the National Address in Saudi Arabia alone, as its short code or all its parts', async () => {
  const placed = async (change: Partial<typeof order>) =>
    await place({ ...order, ...change }, { nationalAddress: 'required' }).then(
      () => 'placed',
      (error: unknown) => (error instanceof DomainError ? error.details.errors : error),
    )
  const missing = { short_address: ['nationalAddress'] }
  const parts = { building: '7263', postcode: '12212-3456' }
  expect(await placed({})).toEqual(missing)
  expect(await placed({ ...parts, postcode: '12212' })).toEqual(missing)
  expect(await placed({ ...parts, building: 'Tower' })).toEqual(missing)
  expect(await placed({ short_address: 'RRRD2929' })).toBe('placed')
  expect(await placed(parts)).toBe('placed')
  const [kuwait] = await query<{ city: number; country: number }>(
    `select cities.id as city, country_id as country from cities join countries on countries.id = country_id where countries.code = 'kw'`,
  )
  if (!kuwait) throw new Error('no city in Kuwait')
  const abroad = { country_id: kuwait.country, city_id: kuwait.city }
  const area = await one<number>('select id as value from areas where city_id = $1', [kuwait.city])
  expect(await placed({ ...abroad, area_id: area })).toBe('placed')
})

test('requires the parts of a company’s address that its e-invoice names, once phase 2 has begun', async () => {
  const company = { company_name: 'شركة الواحة', company_vat: '311111111100003' }
  const parts = { building: '٧٢٦٣', postcode: '12212' }
  const missing = ['companyAddress']
  const placed = async (change: Partial<typeof order>, placing: Partial<PlaceOrderOptions> = {}) =>
    await place({ ...order, ...change }, placing).then(
      () => 'placed',
      (error: unknown) => (error instanceof DomainError ? error.details.errors : error),
    )
  expect(await placed(company)).toBe('placed')
  await one('update areas set hidden = true where city_id = $1', [shop.city])
  const withoutAreas = await withEInvoices(database, async () => [
    await placed({ ...company, ...parts, area_id: undefined }),
    await placed({ ...company, ...parts, area_id: undefined, district: 'العليا' }),
  ])
  expect(withoutAreas).toEqual([{ district: missing }, 'placed'])
  await one('update areas set hidden = false')
  const found = { building: '2929', postcode: '12211', district: null }
  const abroad = { country_id: shop.otherCountry, city_id: shop.otherCity, area_id: shop.otherArea }
  const outcomes = await withEInvoices(database, async () => [
    await placed({}),
    await placed(company),
    await placed({ ...company, short_address: 'RRRD2929' }, { enteredBy: 'noura' }),
    await placed({ ...company, ...parts, building: 'Tower' }),
    await placed({ ...company, short_address: 'RRRD2929', postcode: '12212' }),
    await placed({ ...company, ...parts }),
    await placed({ ...company, short_address: 'RRRD2929' }, { nationalParts: found }),
    await placed({ ...company, ...abroad }),
  ])
  expect(outcomes).toEqual([
    'placed',
    { building: missing, postcode: missing },
    { postcode: missing },
    { building: missing },
    ...['placed', 'placed', 'placed', 'placed'],
  ])
})

test('refuses the shop’s own VAT number as that of the buyer, which ZATCA rejects', async () => {
  const vat = await one<string>('select vat_number as value from settings')
  expect(await refusalOf(place({ ...order, company_name: 'Zayy', company_vat: vat }))).toMatchObject({
    errors: { company_vat: ['sellersVatNumber'] },
  })
})

test('rejects a card payment below the minimum, suggesting a transfer or, without a bank account, a larger order', async () => {
  const tiers = await query('select product_id, from_pieces, price from price_tiers')
  const fees = await query('select id, shipping from cities')
  await query('update price_tiers set price = 1')
  await query('update cities set shipping = 0')
  const card = { ...order, payment_method: 1 as const }
  const refused = () => refusalOf(place(card, { cardPayment: true }))
  expect(await refused()).toMatchObject({
    status: 422,
    errors: { payment_method: [{ amount: 'cardLeast', least: halalas(100) }] },
  })
  await query('update settings set bank_iban = null')
  expect(await refused()).toMatchObject({
    status: 422,
    errors: { payment_method: [{ amount: 'orderLeast', least: halalas(100) }] },
  })
  await query(`update settings set bank_iban = 'SA0000000000000000000000'`)
  expect(await place(order)).toBeGreaterThan(0)
  for (const { product_id, from_pieces, price } of tiers)
    await query('update price_tiers set price = $3 where product_id = $1 and from_pieces = $2', [
      product_id,
      from_pieces,
      price,
    ])
  for (const { id, shipping } of fees)
    await query('update cities set shipping = $2 where id = $1', [id, shipping])
  await query('delete from orders')
})

describe('a rejected order', () => {
  const withProducts = (products: OrderInput['products']): OrderInput => ({ ...order, products })
  const line = (product: { id: number }, color_id: number, size_id: number, quantity: number) => ({
    product_id: product.id,
    colors: [{ color_id, sizes: [{ size_id, quantity }] }],
  })
  const [colour] = apron.colours
  const [size] = apron.sizes

  test.each<[string, OrderInput, Record<string, ValidationIssue[]>]>([
    ['nothing chosen', withProducts([]), { products: ['nothingChosen'] }],
    ['only nothing chosen', withProducts([line(apron, colour, size, 0)]), { products: ['nothingChosen'] }],
    [
      'an unknown product',
      withProducts([line({ id: 999 }, 1, 1, 1)]),
      { 'products.0.product_id': ['unknownProduct'] },
    ],
    [
      'a hidden product',
      withProducts([line(gone, 1, 1, 1)]),
      { 'products.0.product_id': ['unknownProduct'] },
    ],
    [
      'a colour of another product',
      withProducts([line(apron, scrubs.colours[0], size, 1)]),
      { 'products.0.colors.0.color_id': ['unknownColor'] },
    ],
    [
      'a size of another product',
      withProducts([line(apron, colour, scrubs.sizes[0], 1)]),
      { 'products.0.colors.0.sizes.0.size_id': ['unknownSize'] },
    ],
    [
      'fewer pieces than the lowest tier',
      withProducts([line(apron, colour, size, 1), line(scrubs, scrubs.colours[0], scrubs.sizes[0], 9)]),
      { 'products.1': [{ quantity: 'lower', least: 10, missing: 1 }] },
    ],
    [
      'more pieces than the highest tier, over two lines',
      withProducts([line(apron, colour, size, 60), line(apron, colour, size, 41)]),
      { 'products.0': [{ quantity: 'larger', most: 100, over: 1 }] },
    ],
    ['an unknown country', { ...order, country_id: 999 }, { country_id: ['unknownCountry'] }],
    ['a city of another country', { ...order, city_id: shop.otherCity }, { city_id: ['unknownCity'] }],
    ['an area of another city', { ...order, area_id: shop.otherArea }, { area_id: ['unknownArea'] }],
    [
      'an unknown place',
      { ...order, country_id: 999, city_id: 999, area_id: 999 },
      { country_id: ['unknownCountry'], city_id: ['unknownCity'], area_id: ['unknownArea'] },
    ],
    ['a card', { ...order, payment_method: 1 }, { payment_method: ['card'] }],
    ['an unknown coupon', { ...order, coupon_code: 'NOPE' }, { coupon_code: ['coupon'] }],
    ['a coupon that has ended', { ...order, coupon_code: 'ENDED' }, { coupon_code: ['couponEnded'] }],
    ['a coupon that has not started', { ...order, coupon_code: 'LATER' }, { coupon_code: ['couponNotYet'] }],
    ['no area in a city that has some', { ...order, area_id: undefined }, { area_id: ['required'] }],
  ])('reports the field for %s', async (_, input, errors) => {
    expect(await refusalOf(place(input))).toEqual({ status: 422, code: 'invalid', errors })
  })

  it('reports every wrong field at once, by its path in the request', async () => {
    const products = [
      line(apron, colour, size, 1),
      {
        product_id: scrubs.id,
        colors: [
          { color_id: scrubs.colours[0], sizes: [{ size_id: scrubs.sizes[0], quantity: 1 }] },
          { color_id: colour, sizes: [{ size_id: size, quantity: 1 }] },
        ],
      },
    ]
    const { errors } = await refusalOf(
      place({ ...order, products, city_id: shop.otherCity, coupon_code: 'NOPE' }),
    )
    expect(Object.keys(errors ?? {}).sort()).toEqual([
      'city_id',
      'coupon_code',
      'products.1',
      'products.1.colors.1.color_id',
      'products.1.colors.1.sizes.0.size_id',
    ])
  })

  it('changes nothing in the database', async () => {
    const tables = ['orders', 'idempotency_keys', 'order_lines', 'jobs']
    const state = async () => ({
      counts: await Promise.all(tables.map(count)),
      last: await one('select last as value from invoice_counter'),
      used: await one(`select used as value from coupons where code = 'TEN'`),
      sold: await one('select sum(sold_count) as value from product_stats'),
    })
    const before = await state()
    await refusalOf(place({ ...order, area_id: 999, coupon_code: 'TEN' }, { idempotencyKey: 'refused' }))
    await refusalOf(
      place({ ...order, expected_total: sar(1), coupon_code: 'TEN' }, { idempotencyKey: 'refused' }),
    )
    expect(await state()).toEqual(before)
  })
})

describe('the expected total', () => {
  it('accepts the right expected total', async () => {
    const { grand_total } = await getBill(
      database,
      testKeys,
      'ar',
      await place({ ...order, expected_total: sar(3215.97 + 8) }),
    )
    expect(grand_total).toBe(3223.97)
  })

  it('rejects another expected total with the current sums', async () => {
    expect(await refusalOf(place({ ...order, expected_total: sar(3223.96) }))).toEqual({
      status: 409,
      code: 'sumsChanged',
      data: {
        items_total: 2759.97,
        saving: 300,
        coupon_value: 0,
        shipping: 50,
        tax: 414,
        grand_total: 3223.97,
      },
    })
  })
})
