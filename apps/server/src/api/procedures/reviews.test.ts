import { ratedTags } from '@zayy/contract/cache-tags'
import { SET_PAID } from '@zayy/database/testing/set-paid'
import { smallOrder, smallShop } from '@zayy/shop/testing/small-shop'
import { expect, test } from 'vitest'
import { openApi, type TestCustomer } from '../testing/api-client.ts'

const shop = await smallShop()
const { database, query, scrubs, apron } = shop
const { send, newCustomer, heard } = openApi(database, { limits: 'relaxed' })
await query(
  `insert into category_translations (category_id, locale, name) select id, 'en', 'All' from categories`,
)

const rate = ({ token }: TestCustomer, more: object = {}) =>
  send('/rate', {
    method: 'POST',
    token,
    body: { product_id: scrubs.id, rate: 4, comment: 'قماش مريح', ...more },
  })
const productOf = async (id: number) => (await send(`/products/${id}`)).body.data
const reviewsOf = async (id: number) => (await send(`/products/${id}/rates`)).body.data
const changes = async () => Number((await query('select version from cache_version'))[0].version)
const proveAddress = ({ id }: TestCustomer) =>
  query('update customers set email_proven_at = now() where id = $1', [id])
const newProvenCustomer = async (given?: Parameters<typeof newCustomer>[0]) => {
  const customer = await newCustomer(given)
  await proveAddress(customer)
  return customer
}

test('publishes and counts a review at once, with a masked author', async () => {
  const author = await newProvenCustomer({ fname: 'عبدالرحمن', email: 'a.rahman@mail.example' })
  const before = await changes()
  const answer = await rate(author, {
    product_id: apron.id,
    comment: '  خامة ممتازة\r\n\r\n\r\nوتوصيل سريع \u202e',
  })
  const review = {
    id: expect.any(Number),
    client: { fname: 'عبد***حمن', email: 'a.r***ple' },
    rate: 4,
    comment: 'خامة ممتازة\n\nوتوصيل سريع',
    created_at: expect.any(String),
    verified: false,
    pieces_bought: null,
    counted: true,
  }
  expect({ status: answer.status, body: answer.body }).toEqual({
    status: 200,
    body: { data: review, message: 'Thank you, your review is published.' },
  })
  expect(await changes()).toBe(before)
  expect(heard.at(-1)).toEqual(ratedTags(apron.id))
  expect(await productOf(apron.id)).toMatchObject({
    avg_rate: 4,
    rates_count: 1,
    rates_by_star: [0, 0, 0, 1, 0],
    rates: [review],
  })
})

test("a customer's second review replaces the first and is the newest", async () => {
  const product_id = apron.id
  const first = await newProvenCustomer()
  const other = await newProvenCustomer()
  await rate(first, { product_id, rate: 1 })
  await rate(other, { product_id, rate: 3 })
  const before = await productOf(product_id)
  const again = await rate(first, { product_id, rate: 5, comment: 'غيّرت رأيي' })
  const after = await productOf(product_id)
  expect(after.rates_count).toBe(before.rates_count)
  expect([before.rates_by_star[0], after.rates_by_star[0]]).toEqual([1, 0])
  expect(after.rates_by_star[4]).toBe(before.rates_by_star[4] + 1)
  expect(after.rates[0]).toEqual(again.body.data)
})

test("keeps one of a customer's concurrent reviews, with consistent statistics", async () => {
  const author = await newProvenCustomer()
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => rate(author, { rate: (at % 5) + 1 })),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  const rows = await query(
    `select count(*)::int as n, t.rating_count, t.rating_sum = sum(r.rating) as right_sum
     from reviews r join product_stats t on t.product_id = r.product_id
     where r.product_id = $1 group by t.product_id`,
    [scrubs.id],
  )
  expect(rows).toEqual([{ n: 1, rating_count: 1, right_sum: true }])
})

const outOfRange = 'The number is out of range.'
test.each([
  [{ rate: 0 }, { rate: [outOfRange] }],
  [{ rate: 6 }, { rate: [outOfRange] }],
  [{ rate: 4.5 }, { rate: ['Enter a whole number.'] }],
  [{ rate: '' }, { rate: ['This field is required.'] }],
  [{ comment: ' \n \u200b ' }, { comment: ['This field is required.'] }],
  [{ comment: 'x'.repeat(2_001) }, { comment: ['The text is too long. Shorten it.'] }],
  [{ comment: 'x'.repeat(15_000) }, { comment: ['The text is too long. Shorten it.'] }],
  [{ comment: ['a', 'b'] }, { comment: ['Send this field once.'] }],
  [{ product_id: 999_999 }, { product_id: ['This product is not available.'] }],
  [{ product_id: shop.gone.id }, { product_id: ['This product is not available.'] }],
  [
    { product_id: 'x', rate: 9, comment: '' },
    { product_id: [expect.any(String)], rate: [expect.any(String)], comment: [expect.any(String)] },
  ],
])('rejects a review with %j at its fields', async (wrong, errors) => {
  const before = await changes()
  const { status, body } = await rate(await newCustomer(), wrong)
  expect({ status, errors: body.errors }).toEqual({ status: 422, errors })
  expect(await changes()).toBe(before)
})

test('accepts a multi-line comment of 2,000 characters verbatim', async () => {
  const comment = `${'س'.repeat(998)}\n${'x'.repeat(1_001)}`
  expect((await rate(await newCustomer(), { comment })).body.data.comment).toBe(comment)
})

test('limits a customer to 10 reviews a day with Retry-After, without affecting others', async () => {
  const limited = openApi(database)
  const author = await newCustomer()
  const again = (more: object = {}) =>
    limited.send('/rate', {
      method: 'POST',
      token: author.token,
      body: { product_id: scrubs.id, rate: 4, comment: 'قماش مريح', ...more },
    })
  for (let at = 0; at < 12; at += 1) expect((await again({ rate: 0 })).status).toBe(422)
  const answers = await Promise.all(Array.from({ length: 13 }, () => again()))
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), 429, 429, 429])
  const refused = answers.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(1)
  const other = await newCustomer()
  const body = { product_id: scrubs.id, rate: 5, comment: 'ممتاز' }
  expect((await limited.send('/rate', { method: 'POST', token: other.token, body })).status).toBe(200)
})

/** An order of the scrubs by a customer, or by a guest with an address. */
const orderOf = async (customer: TestCustomer | null, email = customer?.email) => {
  const order = smallOrder(shop)
  const products = order.products.filter(({ product_id }) => product_id === scrubs.id)
  const answer = await send('/orders', { method: 'POST', body: { ...order, products, email } })
  const id = Number(answer.body.data.id)
  if (customer) await query('update orders set customer_id = $2 where id = $1', [id, customer.id])
  return async (change: string) => {
    await query(`update orders set ${change} where id = $1`, [id])
  }
}
const reviewOf = async (author: TestCustomer) => {
  const { id } = (await rate(author)).body.data
  const { data } = await reviewsOf(scrubs.id)
  return data.find((review: { id: number }) => review.id === id)
}
const isVerified = async (author: TestCustomer) => (await reviewOf(author)).verified

test.each([
  [`status = 'pending'`, false],
  [`payment_status = 'failed'`, false],
  [SET_PAID, true],
  [`status = 'processing'`, true],
  [`status = 'shipped'`, true],
  [`status = 'completed'`, true],
  [`status = 'cancelled', ${SET_PAID}`, false],
])('verifies a purchase, with %s: %s', async (change, verified) => {
  const author = await newCustomer()
  const become = await orderOf(author)
  await become(change)
  expect(await isVerified(author)).toBe(verified)
})

test('shows how many pieces the author bought, as corrected, in paid orders of this product', async () => {
  const author = await newCustomer()
  expect((await reviewOf(author)).pieces_bought).toBeNull()
  for (const change of [SET_PAID, `status = 'shipped'`, `status = 'cancelled'`])
    await (await orderOf(author))(change)
  await (await orderOf(null, author.email))(SET_PAID)
  const rows = await query(
    `update order_line_variants v set quantity = 7 from orders o
     where o.id = v.order_id and o.customer_id = $1 and product_id = $2 returning o.status`,
    [author.id, scrubs.id],
  )
  const kept = rows.filter(({ status }) => status !== 'cancelled').length
  expect(kept).toBeGreaterThan(1)
  expect((await reviewOf(author)).pieces_bought).toBe(7 * kept)
  const product = await productOf(scrubs.id)
  expect(product.rates[0].pieces_bought).toBe(7 * kept)
})

test('counts a guest order as a purchase only if the address is verified', async () => {
  const author = await newCustomer()
  const become = await orderOf(null, author.email.toUpperCase())
  await become(SET_PAID)
  expect(await isVerified(author)).toBe(false)
  await query('update customers set email_proven_at = now() where id = $1', [author.id])
  expect(await isVerified(author)).toBe(true)
})

test("does not count another's order or another product as a purchase", async () => {
  const author = await newCustomer()
  const othersBecomes = await orderOf(await newCustomer())
  await othersBecomes(SET_PAID)
  expect(await isVerified(author)).toBe(false)
  const becomes = await orderOf(author)
  await becomes(SET_PAID)
  expect((await rate(author, { product_id: apron.id })).body.data.verified).toBe(false)
  expect(await isVerified(author)).toBe(true)
})

/** The product's review count and sum, as stored and as computed from its reviews. */
const tallies = async () => {
  const rows = await query(
    `select t.rating_count as kept, t.rating_sum as sum, count(r.id)::int as counted, coalesce(sum(r.rating), 0)::int as right_sum
     from product_stats t left join reviews r on r.product_id = t.product_id and r.counted
     where t.product_id = $1 group by t.product_id`,
    [scrubs.id],
  )
  const [{ kept, sum, counted, right_sum }] = rows
  expect({ kept, sum }).toEqual({ kept: counted, sum: right_sum })
  return Number(kept)
}

test('shows an unverified review, and counts it once the address is verified', async () => {
  const before = await tallies()
  const author = await newCustomer()
  const answer = await rate(author, { rate: 1 })
  expect(answer.body.data.counted).toBe(false)
  expect((await reviewsOf(scrubs.id)).data[0]).toEqual(answer.body.data)
  expect(await tallies()).toBe(before)
  await rate(author, { rate: 2 })
  expect(await tallies()).toBe(before)
  await proveAddress(author)
  expect(await tallies()).toBe(before + 1)
  expect((await rate(author, { rate: 5 })).body.data.counted).toBe(true)
  expect(await tallies()).toBe(before + 1)
})

test('counts a review while its author has bought the product, before or after it', async () => {
  const before = await tallies()
  const [early, late] = [await newCustomer(), await newCustomer()]
  await rate(early)
  const earlyBecomes = await orderOf(early)
  const lateBecomes = await orderOf(late)
  await rate(late)
  expect(await tallies()).toBe(before)
  for (const become of [earlyBecomes, lateBecomes]) await become(SET_PAID)
  expect(await tallies()).toBe(before + 2)
  await earlyBecomes(`status = 'cancelled'`)
  expect(await tallies()).toBe(before + 1)
  await query('delete from reviews where customer_id = $1', [late.id])
  expect(await tallies()).toBe(before)
})
