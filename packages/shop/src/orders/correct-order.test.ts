import { randomUUID } from 'node:crypto'
import { SET_INVOICED, SET_PAID } from '@zayy/database/testing/set-paid'
import { halalas } from '@zayy/domain/money'
import { listChanges } from '@zayy/platform/audit/list-changes'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { DomainError } from '../domain-error.ts'
import { sentMails } from '../testing/sent-mails.ts'
import { smallOrder, smallShop } from '../testing/small-shop.ts'
import { testKeys } from '../testing/test-keys.ts'
import { withEInvoices } from '../testing/with-e-invoices.ts'
import { changeOrderStatus } from './change-order-status.ts'
import { correctOrder } from './correct-order.ts'
import { getBill, getBillByToken } from './get-bill.ts'
import { placeOrder } from './place-order.ts'
import type { Correction } from './plan-correction.ts'
import { checkCorrection } from './preview-correction.ts'
import { recordTransfer } from './record-payment.ts'
import { refundOrder } from './record-refund.ts'

const shop = await smallShop()
const { database, query, scrubs, apron } = shop
const by = 'noura'
const now = new Date('2026-11-21T09:00:00Z')

beforeEach(async () => {
  await query('update orders set addition_of = null')
  for (const table of ['jobs', 'payments', 'credit_notes', 'audit_entries', 'orders', 'sent_mails'])
    await query(`delete from ${table}`)
  await query('update product_stats set sold_count = 0')
  await query('update credit_note_counter set last = 0')
  await query('update invoice_counter set last = 0')
})

type Order = { id: number; code: string }

async function placed(input: Partial<ReturnType<typeof smallOrder>> = {}): Promise<Order> {
  const id = await placeOrder(
    database,
    { ...smallOrder(shop), ...input },
    { locale: 'en', now, cardPayment: true },
  )
  await query('delete from jobs')
  return { id, code: (await bill(id)).code }
}

async function paid(input: Partial<ReturnType<typeof smallOrder>> = {}): Promise<Order> {
  const order = await placed(input)
  const amount = halalas(Math.round(Number((await bill(order.id)).grand_total) * 100))
  await recordTransfer(database, { code: order.code, amount, by })
  await query('delete from jobs')
  return order
}

const bill = (id: number) => getBill(database, testKeys, 'en', id)

const nothing: Correction = { buyer: {}, place: null, pieces: [] }

/** Quantities of scrubs (navy M, navy L, white L), and of aprons (navy M). */
const pieces = (navyM: number, navyL: number, whiteL: number, aprons?: number): Correction['pieces'] => [
  {
    productId: scrubs.id,
    selection: [
      {
        color_id: scrubs.colours[0],
        sizes: [
          { size_id: scrubs.sizes[0], quantity: navyM },
          { size_id: scrubs.sizes[1], quantity: navyL },
        ],
      },
      { color_id: scrubs.colours[1], sizes: [{ size_id: scrubs.sizes[1], quantity: whiteL }] },
    ],
  },
  ...(aprons === undefined
    ? []
    : [
        {
          productId: apron.id,
          selection: [{ color_id: apron.colours[0], sizes: [{ size_id: apron.sizes[0], quantity: aprons }] }],
        },
      ]),
]

/** Corrects an order as a command does. */
async function correct({ id, code }: Order, change: Partial<Correction>) {
  const correction = { ...nothing, ...change }
  const check = await checkCorrection(database, id, { correction, locale: 'en' })
  if ('refusal' in check) return { kind: 'refused', because: check.refusal } as const
  return await correctOrder(database, { code, correction, plan: check.plan, refundKey: randomUUID(), by })
}

const sold = async () =>
  Object.fromEntries(
    (
      await query<{ id: number; n: number }>('select product_id as id, sold_count as n from product_stats')
    ).map(({ id, n }) => [id, n]),
  )

/** Pieces to send, by size and colour. */
const packed = async (id: number) =>
  (await bill(id)).products.flatMap(({ name, colors }) =>
    colors.flatMap(({ color_name, sizes }) =>
      sizes.map((size) => `${name} ${color_name} ${size.name} ${size.quantity}`),
    ),
  )

const jobKeys = async () =>
  (await query<{ key: string }>('select key from jobs order by id')).map(({ key }) => key)

const sent = (count: number) => sentMails(database, count)

test('swaps sizes of a paid order and tells the buyer; the invoice, its sums and its number stay', async () => {
  const order = await paid()
  const before = await bill(order.id)
  expect(await correct(order, { pieces: pieces(29, 11, 20) })).toEqual({
    kind: 'corrected',
    code: order.code,
    creditNote: null,
    refund: null,
    addition: null,
  })
  const after = await bill(order.id)
  const invoice = ({ products, ...rest }: typeof before) => ({
    ...rest,
    products: products.map(({ colors: _, ...line }) => line),
  })
  expect(invoice(after)).toEqual(invoice(before))
  expect(await packed(order.id)).toEqual([
    'Medical scrubs Navy M 29',
    'Medical scrubs Navy L 11',
    'Medical scrubs White L 20',
    'Apron Navy M 3',
  ])
  expect(await sold()).toMatchObject({ [scrubs.id]: 60, [apron.id]: 3 })
  expect(await listChanges(database, { subject: order.code, most: 1 })).toMatchObject([
    { by, action: 'order.correct', details: { pieces: expect.stringContaining('M: 30 → 29') } },
  ])
  const [mail] = await sent(1)
  expect(mail?.id).toBe(`order-corrected-1-${order.code}`)
  expect(mail?.text).toContain('Navy: M × 29, L × 11 · White: L × 20')
  expect(await correct(order, { pieces: pieces(29, 11, 20) })).toEqual({
    kind: 'refused',
    because: 'nothing',
  })
})

test('refunds the difference of fewer paid pieces with a credit note, at the agreed price', async () => {
  const order = await paid({ coupon_code: 'TEN' })
  const { grand_total, invoice_number } = await bill(order.id)
  // 12 of 60 pieces are dropped: the remaining 48 are below the agreed tier and keep its price.
  const done = await correct(order, { pieces: pieces(18, 10, 20) })
  const difference = 12 * 45 * 0.9 * 1.15
  expect(done).toMatchObject({ creditNote: 1, refund: Math.round(difference * 100) })
  const after = await bill(order.id)
  expect(after).toMatchObject({ grand_total, invoice_number, payment_status: 'paid', status: 'processing' })
  expect(after.credit_notes).toMatchObject([
    { number: 'CN-000001', total: difference, reason: 'Medical scrubs Navy M: 18 instead of 30' },
  ])
  expect(after.products[0]).toMatchObject({ quantity: 60 })
  expect(await packed(order.id)).toContain('Medical scrubs Navy M 18')
  expect(await sold()).toMatchObject({ [scrubs.id]: 48 })
  // Drops a product: its pieces and its delivery fee.
  await correct(order, { pieces: pieces(18, 10, 20, 0) })
  expect((await bill(order.id)).credit_notes[1]).toMatchObject({
    total: Math.round((3 * 19.99 * 0.9 * 1.15 + 25) * 100) / 100,
  })
  expect(await sold()).toMatchObject({ [scrubs.id]: 48, [apron.id]: 0 })
  expect(await changeOrderStatus(database, { code: order.code, to: 'shipped', by })).toMatchObject({
    kind: 'changed',
  })
  await refundOrder(database, { code: order.code, amount: null, reason: 'All', by })
  expect(await sold()).toMatchObject({ [scrubs.id]: 0, [apron.id]: 0 })
})

test('counts fewer pieces as sold even if the coupon leaves nothing to refund', async () => {
  const aprons = (quantity: number) => [
    { color_id: apron.colours[0], sizes: [{ size_id: apron.sizes[0], quantity }] },
  ]
  const order = await paid({
    products: [{ product_id: apron.id, colors: aprons(2) }],
    coupon_code: 'FIFTY',
  })
  expect(await sold()).toMatchObject({ [apron.id]: 2 })
  expect(await correct(order, { pieces: [{ productId: apron.id, selection: aprons(1) }] })).toMatchObject({
    kind: 'corrected',
    refund: null,
  })
  expect(await packed(order.id)).toEqual(['Apron Navy M 1'])
  expect(await sold()).toMatchObject({ [apron.id]: 1 })
})

test('turns further pieces of a paid order into a new order, payable from its own bill', async () => {
  const order = await paid()
  const before = await bill(order.id)
  const done = await correct(order, { pieces: pieces(20, 32, 20) })
  if (done.kind !== 'corrected' || !done.addition) throw new Error(done.kind)
  expect(await packed(order.id)).toContain('Medical scrubs Navy L 20')
  expect((await bill(order.id)).grand_total).toBe(before.grand_total)
  const addition = await bill(done.addition.id)
  expect(addition).toMatchObject({
    status: 'pending',
    payment_status: 'unpaid',
    invoice_number: null,
    shipping: 0,
    coupon_code: null,
    grand_total: 12 * 45 * 1.15,
    buyer: before.buyer,
    products: [{ quantity: 12, piece: { price: 45 } }],
  })
  expect(await packed(addition.id)).toEqual(['Medical scrubs Navy L 12'])
  expect(await query('select addition_of as of from orders where id = $1', [addition.id])).toEqual([
    { of: order.id },
  ])
  expect(await jobKeys()).toEqual(
    expect.arrayContaining([`order-news:${order.id}:corrected`, `order-placed:${addition.id}`]),
  )
  expect(await sold()).toMatchObject({ [scrubs.id]: 60 })
  await recordTransfer(database, { code: addition.code, amount: done.addition.total, by })
  expect(await sold()).toMatchObject({ [scrubs.id]: 72 })
  expect(await correct(order, { pieces: pieces(19, 20, 20, 9) })).toEqual({
    kind: 'refused',
    because: 'both',
  })
})

test('gives an unpaid order its new sums, and ends its payment page', async () => {
  const order = await placed({ payment_method: 1 })
  await query(
    `insert into payments (order_id, return_id, reference, url, amount, expires_at, next_poll_at)
     select id, gen_random_uuid(), 'page', 'https://gateway.example', grand_total, now() + interval '1 hour', now() + interval '1 hour' from orders`,
  )
  await query(`update cities set shipping = 4000 where id = $1`, [shop.otherCity])
  const place = { country_id: shop.otherCountry, city_id: shop.otherCity, area_id: shop.otherArea }
  expect(
    await correct(order, { pieces: pieces(0, 70, 0, 0), place, buyer: { address: 'Street 5' } }),
  ).toMatchObject({
    kind: 'corrected',
    creditNote: null,
  })
  const after = await bill(order.id)
  expect(after).toMatchObject({
    invoice_number: null,
    items_total: 70 * 45,
    saving: 70 * 5,
    shipping: 40,
    grand_total: 3662.5,
    products: [{ quantity: 70 }],
  })
  expect(after.buyer.address).toBe('Street 5, Sharq, Kuwait City, Kuwait')
  expect(await query('select next_poll_at <= now() as due from payments')).toEqual([{ due: true }])
  expect(await sold()).toMatchObject({ [scrubs.id]: 0 })
})

test('keeps the address on the tax invoice of a company that has paid, and sends the pieces to the new one', async () => {
  const company = { company_name: 'Najd Clinics', company_vat: '311111111100003' }
  const order = await paid(company)
  const { buyer } = await bill(order.id)
  await correct(order, { buyer: { phone: '0558888888' } })
  expect(await bill(order.id)).toMatchObject({ delivery_address: null })
  await correct(order, { buyer: { address: 'Street 5', phone: '0559999999' } })
  expect(await bill(order.id)).toMatchObject({
    buyer: { ...buyer, phone: '0559999999' },
    delivery_address: 'Street 5, Al Olaya, Riyadh, Saudi Arabia',
    delivery_translations: [
      { locale: 'ar', address: 'Street 5، العليا، الرياض، السعودية' },
      { locale: 'en', address: 'Street 5, Al Olaya, Riyadh, Saudi Arabia' },
    ],
  })
  const person = await paid()
  await correct(person, { buyer: { address: 'Street 5' } })
  expect(await bill(person.id)).toMatchObject({
    buyer: { address: 'Street 5, Al Olaya, Riyadh, Saudi Arabia' },
    delivery_address: null,
  })
})

test('keeps the short address and postcode of a place that is named again', async () => {
  const order = await placed({ short_address: 'RRRD2929', postcode: '12345' })
  const place = { country_id: shop.country, city_id: shop.city, area_id: shop.area }
  expect(await correct(order, { place })).toEqual({ kind: 'refused', because: 'nothing' })
  await correct(order, { place, buyer: { address: 'Street 5' } })
  expect((await bill(order.id)).buyer.address).toBe('Street 5, Al Olaya, Riyadh, Saudi Arabia')
})

test('keeps the parts of a company’s address that its e-invoice needs', async () => {
  const company = { company_name: 'Najd Clinics', company_vat: '311111111100003' }
  const before = await placed(company)
  const order = await placed({ ...company, short_address: 'RRRD2929', postcode: '12345' })
  const outcomes = await withEInvoices(database, async () => [
    await correct(order, { buyer: { phone: '0559999999' } }),
    await correct(order, { buyer: { address: 'Street 5', shortAddress: 'RRRD2929' } }),
    await correct(order, { buyer: { address: 'Street 5', shortAddress: 'RRRD2929', postcode: '12345' } }),
    // This order's address already lacked the parts when it was placed.
    await correct(before, { buyer: { address: 'Street 5' } }),
  ])
  expect(outcomes).toMatchObject([
    { kind: 'corrected' },
    { kind: 'refused', because: 'companyAddress' },
    { kind: 'corrected' },
    { kind: 'corrected' },
  ])
})

test.each([
  ['sent', `status = 'shipped', ${SET_PAID}`],
  ['sent', `status = 'completed', ${SET_PAID}`],
  ['cancelled', `status = 'cancelled'`],
  ['refunded', `payment_status = 'refunded', ${SET_INVOICED}`],
  ['erased', `buyer_phone = '', buyer_email = ''`],
])('refuses an order that is %s (%s)', async (because, set) => {
  const order = await placed()
  await query(`update orders set ${set}`)
  expect(await correct(order, { buyer: { name: 'Sara' } })).toEqual({ kind: 'refused', because })
})

test('keeps the sums of an unpaid order whose invoice is issued, and corrects its buyer and sizes', async () => {
  const company = { company_name: 'Najd Clinics', company_vat: '311111111100003' }
  const order = await placed(company)
  await query(`update orders set ${SET_INVOICED}`)
  const { grand_total } = await bill(order.id)
  for (const change of [pieces(20, 10, 20), pieces(40, 10, 20)])
    expect(await correct(order, { pieces: change })).toEqual({ kind: 'refused', because: 'invoiced' })
  expect(await correct(order, { pieces: pieces(25, 15, 20), buyer: { address: 'Street 5' } })).toMatchObject({
    kind: 'corrected',
    creditNote: null,
  })
  expect(await bill(order.id)).toMatchObject({
    grand_total,
    delivery_address: 'Street 5, Al Olaya, Riyadh, Saudi Arabia',
  })
})

test('refuses invalid pieces, and a refund of more than is left', async () => {
  const order = await paid()
  const other = [{ productId: shop.gone.id, selection: [] }]
  expect(await correct(order, { pieces: other })).toMatchObject({ because: 'notOrdered' })
  expect(await correct(order, { pieces: pieces(0, 0, 0, 0) })).toMatchObject({ because: 'empty' })
  expect(await correct(order, { pieces: pieces(99_999, 20, 20) })).toMatchObject({ because: 'tooMany' })
  await query('update product_sizes set hidden = true where id = $1', [apron.sizes[1]])
  const hidden = [
    {
      productId: apron.id,
      selection: [{ color_id: apron.colours[0], sizes: [{ size_id: apron.sizes[1], quantity: 3 }] }],
    },
  ]
  expect(await correct(order, { pieces: hidden })).toMatchObject({ because: 'unsold' })
  await query('update product_sizes set hidden = false')
  await refundOrder(database, { code: order.code, amount: halalas(300_000), reason: 'A fault', by })
  expect(await packed(order.id)).toContain('Medical scrubs Navy M 30')
  // The coupon pays for two aprons.
  await query('update cities set shipping = 0 where id = $1', [shop.city])
  const aprons = (quantity: number) => [
    { color_id: apron.colours[0], sizes: [{ size_id: apron.sizes[0], quantity }] },
  ]
  const cheap = await paid({ products: [{ product_id: apron.id, colors: aprons(3) }], coupon_code: 'FIFTY' })
  await query('update cities set shipping = 2500 where id = $1', [shop.city])
  expect(await correct(cheap, { pieces: [{ productId: apron.id, selection: aprons(2) }] })).toMatchObject({
    because: 'left',
  })
})

test('refunds nothing twice after a manual refund', async () => {
  const order = await paid()
  // 12 of 60 scrubs, at 45 and 15 % VAT.
  const [twelve, three] = [62_100, 15_525]
  await refundOrder(database, { code: order.code, amount: halalas(twelve + 5_000), reason: 'Sold out', by })
  const correction = { ...nothing, pieces: pieces(18, 10, 20) }
  expect(await checkCorrection(database, order.id, { correction, locale: 'en' })).toMatchObject({
    refund: null,
    counted: twelve,
    given: [{ number: 'CN-000001', total: twelve + 5_000, reason: 'Sold out' }],
  })
  expect(await correct(order, correction)).toMatchObject({
    kind: 'corrected',
    refund: null,
    creditNote: null,
  })
  expect(await packed(order.id)).toContain('Medical scrubs Navy M 18')
  expect(await sold()).toMatchObject({ [scrubs.id]: 48 })
  // The rest of the earlier refund counts once.
  expect(await correct(order, { pieces: pieces(15, 10, 20) })).toMatchObject({ refund: three - 5_000 })
  expect(await correct(order, { pieces: pieces(12, 10, 20) })).toMatchObject({ refund: three })
  expect((await bill(order.id)).credit_notes).toHaveLength(3)
})

test('changes nothing if money was refunded after the question', async () => {
  const order = await paid()
  const correction = { ...nothing, pieces: pieces(18, 10, 20) }
  const check = await checkCorrection(database, order.id, { correction, locale: 'en' })
  if ('refusal' in check) throw new Error(check.refusal)
  await refundOrder(database, { code: order.code, amount: halalas(62_100), reason: 'Sold out', by })
  expect(
    await correctOrder(database, { code: order.code, correction, plan: check.plan, refundKey: 'a', by }),
  ).toEqual({ kind: 'moved' })
})

test.each<[string, Partial<{ email: string; phone: string; name: string }>, boolean]>([
  ['another address', { email: 'right@mail.example' }, true],
  ['another phone', { phone: '0559999999' }, true],
  ['the address in other letters', { email: 'SARA@mail.example' }, false],
  ['another name', { name: 'Sara Alharbi' }, false],
])('%s ends the links sent before as needed', async (_, buyer, isEnded) => {
  const order = await placed({ email: 'sara@mail.example' })
  const { token } = await bill(order.id)
  const correction = { ...nothing, buyer }
  expect(await checkCorrection(database, order.id, { correction, locale: 'en' })).toMatchObject({
    endsLinks: isEnded,
  })
  await correct(order, correction)
  const open = async (by: string) =>
    await getBillByToken(database, testKeys, 'en', by).then(
      ({ code }) => code,
      (error: unknown) => (error instanceof DomainError ? error.status : error),
    )
  expect(await open(token)).toBe(isEnded ? 404 : order.code)
  expect(await open((await bill(order.id)).token)).toBe(order.code)
})

test('removes an order from the account that claimed it by the wrong address', async () => {
  const order = await placed({ email: 'wrong@mail.example' })
  const [customer] = await query<{ id: number }>(
    `insert into customers (first_name, last_name, email, email_identity, phone, password_hash, locale)
     values ('A', 'B', 'wrong@mail.example', 'wrong@mail.example', '0551111111', 'x', 'en') returning id`,
  )
  await query('update orders set customer_id = $1, claimed = true', [customer?.id])
  await correct(order, { buyer: { phone: '0559999999' } })
  expect(await query('select customer_id from orders')).toEqual([{ customer_id: customer?.id }])
  await correct(order, { buyer: { email: 'right@mail.example' } })
  expect(await query('select customer_id from orders')).toEqual([{ customer_id: null }])
})

test('corrects the buyer of all orders in the same parcel', async () => {
  const order = await paid()
  const more = await correct(order, { pieces: pieces(32, 10, 20) })
  if (more.kind !== 'corrected' || !more.addition) throw new Error(more.kind)
  const { addition } = more
  const sent = await correct(order, { pieces: pieces(33, 10, 20) })
  if (sent.kind !== 'corrected' || !sent.addition) throw new Error(sent.kind)
  await query(`update orders set status = 'shipped', ${SET_PAID} where id = $1`, [sent.addition.id])
  await query('delete from jobs')
  const { token } = await bill(addition.id)
  const correction = { ...nothing, buyer: { address: 'Street 5', email: 'right@mail.example' } }
  expect(await checkCorrection(database, order.id, { correction, locale: 'en' })).toMatchObject({
    together: [addition.code],
  })
  await correct(order, correction)
  const corrected = { address: 'Street 5, Al Olaya, Riyadh, Saudi Arabia', email: 'right@mail.example' }
  expect((await bill(addition.id)).buyer).toMatchObject(corrected)
  expect((await bill(sent.addition.id)).buyer.email).not.toBe(corrected.email)
  await expect(getBillByToken(database, testKeys, 'en', token)).rejects.toMatchObject({ status: 404 })
  expect(await jobKeys()).toEqual([order.id, addition.id].map((id) => `order-news:${id}:corrected`))
  // A correction of either order changes both bills.
  await correct(addition, { buyer: { name: 'Noura Alharbi' } })
  expect((await bill(order.id)).buyer.name).toBe('Noura Alharbi')
  expect((await bill(order.id)).products).toHaveLength(2)
})

test('changes nothing after a payment between the question and the answer', async () => {
  const order = await placed()
  const correction = { ...nothing, pieces: pieces(20, 10, 20) }
  const check = await checkCorrection(database, order.id, { correction, locale: 'en' })
  if ('refusal' in check) throw new Error(check.refusal)
  const [corrected, payment] = await Promise.all([
    correctOrder(database, { code: order.code, correction, plan: check.plan, refundKey: 'a', by }),
    recordTransfer(database, { code: order.code, amount: halalas(322_397), by }),
  ])
  // Either order is possible; the second call sees the result of the first.
  expect([
    ['corrected', 'otherAmount'],
    ['moved', 'recorded'],
  ]).toContainEqual([corrected.kind, payment.kind])
})

test('changes nothing if the order was paid, or a price was changed, after the question', async () => {
  const order = await placed()
  const correction = { ...nothing, pieces: pieces(150, 10, 20) }
  const check = await checkCorrection(database, order.id, { correction, locale: 'en' })
  if ('refusal' in check) throw new Error(check.refusal)
  const answer = () =>
    correctOrder(database, { code: order.code, correction, plan: check.plan, refundKey: 'a', by })
  await query('update price_tiers set price = 4000 where product_id = $1 and from_pieces = 50', [scrubs.id])
  expect(await answer()).toEqual({ kind: 'moved' })
  await query('update price_tiers set price = 4500 where product_id = $1 and from_pieces = 50', [scrubs.id])
  await recordTransfer(database, { code: order.code, amount: halalas(322_397), by })
  expect(await answer()).toEqual({ kind: 'moved' })
  expect(await packed(order.id)).toContain('Medical scrubs Navy M 30')
})

test('keeps every sum right through random corrections, payments and refunds', async () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('pieces' as const),
      navy: fc.nat({ max: 40 }),
      white: fc.nat({ max: 40 }),
      aprons: fc.nat({ max: 6 }),
    }),
    fc.constant({ kind: 'pay' as const }),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(undefined, 'TEN', 'FIFTY'),
      async (steps, coupon_code) => {
        await query('update orders set addition_of = null')
        for (const table of ['jobs', 'credit_notes', 'orders']) await query(`delete from ${table}`)
        await query('update product_stats set sold_count = 0')
        await query('update credit_note_counter set last = 0')
        await query('update invoice_counter set last = 0')
        const order = await placed({ coupon_code })
        for (const each of steps) {
          if (each.kind === 'pay') {
            const amount = halalas(Math.round(Number((await bill(order.id)).grand_total) * 100))
            await recordTransfer(database, { code: order.code, amount, by })
          } else await correct(order, { pieces: pieces(each.navy, 0, each.white, each.aprons) })
        }
        const rows = await query<{ id: number; number: number; paid: boolean }>(
          `select id, invoice_number as number, payment_status = 'paid' as paid from orders order by invoice_number, id`,
        )
        expect(rows.map(({ number }) => number)).toEqual(
          rows.map(({ paid: isPaid }, index) => (isPaid ? index + 1 : null)),
        )
        const notes = await query<{ number: number }>('select number from credit_notes order by number')
        expect(notes.map(({ number }) => number)).toEqual(notes.map((_, index) => index + 1))
        const expected = { [scrubs.id]: 0, [apron.id]: 0 }
        for (const { id, paid: isPaid } of rows) {
          const one = await bill(id)
          const refunded = one.credit_notes.reduce(
            (sum, { total }) => sum + Math.round(Number(total) * 100),
            0,
          )
          expect(refunded).toBeLessThan(Math.round(Number(one.grand_total) * 100) + 1)
          for (const { id: product, quantity, colors } of one.products) {
            const toSend = colors.flatMap(({ sizes }) => sizes).reduce((sum, size) => sum + size.quantity, 0)
            expect(toSend).toBeLessThanOrEqual(quantity)
            if (!isPaid) expect(toSend).toBe(quantity)
            else if (product in expected) expected[product] = (expected[product] ?? 0) + toSend
          }
        }
        expect(await sold()).toMatchObject(expected)
      },
    ),
    { numRuns: 25 },
  )
})
