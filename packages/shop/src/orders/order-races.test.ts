import { guestOrder, type OrderInput } from '@zayy/contract/orders/order-input'
import { SET_PAID } from '@zayy/database/testing/set-paid'
import { asSuperuser } from '@zayy/database/testing/test-database'
import { orderLines } from '@zayy/domain/checkout/order-lines'
import { halalas, sar } from '@zayy/domain/money'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { DomainError } from '../domain-error.ts'
import { smallOrder, smallShop } from '../testing/small-shop.ts'
import { orderFingerprint } from './claim-idempotency-key.ts'
import { type PlaceOrderOptions, placeOrder } from './place-order.ts'
import { recordTransfer } from './record-payment.ts'

const shop = await smallShop()
const { database, query, scrubs, apron } = shop
const order = smallOrder(shop)
const RIVALS = 50
await query(`insert into coupons (code, basis_points) values ('FREE', 10000)`)

const place = (input: OrderInput = order, placing: Partial<PlaceOrderOptions> = {}) =>
  placeOrder(database, input, { locale: 'ar', now: new Date('2026-11-21T09:00:00Z'), ...placing })

/** Places orders concurrently; returns their ids and rejections. Throws other errors. */
async function race(attempts: (() => Promise<number>)[]) {
  const results = await Promise.allSettled(attempts.map((attempt) => attempt()))
  const placed = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const errors = results.flatMap((result): unknown[] => (result.status === 'rejected' ? [result.reason] : []))
  const refused = errors.map((error) => {
    if (error instanceof DomainError) return error
    throw error
  })
  return { placed, refused }
}

async function numbers(text: string): Promise<number[]> {
  const rows = await query<{ n: number }>(text)
  return rows.map(({ n }) => n)
}

beforeEach(async () => {
  await asSuperuser(database, 'truncate orders, idempotency_keys, jobs restart identity cascade')
  await query('update invoice_counter set last = 0')
  await query('update product_stats set sold_count = 0')
  await query(`update coupons set used = case code when 'LAST' then 2 else 0 end`)
})

describe('an idempotency key', () => {
  it(`places one order under repeated and concurrent requests with one key`, async () => {
    const attempts = Array.from({ length: RIVALS }, () => () => place(order, { idempotencyKey: 'one' }))
    const { placed, refused } = await race(attempts)
    expect(refused).toEqual([])
    expect(placed).toHaveLength(RIVALS)
    expect(new Set(placed).size).toBe(1)
    expect(await numbers('select id as n from orders')).toEqual([placed[0]])
    expect(await numbers(`select used as n from coupons where code = 'LAST'`)).toEqual([2])
  })

  it('uses a coupon once per key, and returns the first order after the coupon is used up', async () => {
    const withLast = { ...order, coupon_code: 'LAST' }
    const attempts = Array.from({ length: 20 }, () => () => place(withLast, { idempotencyKey: 'last' }))
    const { placed, refused } = await race(attempts)
    expect(refused).toEqual([])
    expect(new Set(placed).size).toBe(1)
    expect(await numbers(`select used as n from coupons where code = 'LAST'`)).toEqual([3])
  })

  it('rejects a key with other content and keeps returning its order', async () => {
    const first = await place(order, { idempotencyKey: 'same' })
    const other = { ...order, name: 'أحمد' }
    await expect(place(other, { idempotencyKey: 'same' })).rejects.toMatchObject({
      status: 409,
      code: 'otherContent',
    })
    expect(await place(order, { idempotencyKey: 'same' })).toBe(first)
    expect(await place(other, { idempotencyKey: 'another' })).not.toBe(first)
  })

  it('keeps a key usable after a rejected order', async () => {
    const refused = { ...order, area_id: shop.otherArea }
    await expect(place(refused, { idempotencyKey: 'again' })).rejects.toMatchObject({ status: 422 })
    await expect(place(order, { idempotencyKey: 'again' })).resolves.toBeGreaterThan(0)
  })

  it('lets a waiting request place its order if the first with the key is rejected', async () => {
    const wrong = { ...order, expected_total: sar(1) }
    const { placed, refused } = await race([
      () => place(wrong, { idempotencyKey: 'rival' }),
      () => place(order, { idempotencyKey: 'rival' }),
    ])
    expect(placed).toHaveLength(1)
    expect(refused).toHaveLength(1)
    expect([409]).toContain(refused[0]?.status)
  })

  it.each([
    ['25 hours later', `update idempotency_keys set created_at = created_at - interval '25 hours'`],
    ['once the first was cancelled', `update orders set status = 'cancelled'`],
    ['once the first was completed', `update orders set status = 'completed', ${SET_PAID}`],
  ])('places one new order under %s, also under concurrent requests', async (_, change) => {
    const sent = new Date()
    const again = (input = order) => place(input, { idempotencyKey: 'old', now: sent })
    const first = await again()
    await query(change)
    const { placed, refused } = await race(Array.from({ length: 12 }, () => () => again()))
    expect(refused).toEqual([])
    expect(new Set(placed).size).toBe(1)
    expect(placed[0]).not.toBe(first)
    expect(await numbers('select id as n from orders order by id')).toEqual([first, placed[0]])
    await expect(again({ ...order, name: 'أحمد' })).rejects.toMatchObject({ code: 'otherContent' })
  })

  it('deletes a key after a day, but not its order', async () => {
    const first = await place(order, { idempotencyKey: 'day-old' })
    const second = await place(order, { idempotencyKey: 'younger' })
    await query(
      `update idempotency_keys set created_at = created_at - interval '24 hours 1 second' where key = 'day-old'`,
    )
    const next = await place(order, { idempotencyKey: 'next' })
    const rows = await query('select key from idempotency_keys order by id')
    expect(rows).toEqual([{ key: 'younger' }, { key: 'next' }])
    expect(await numbers('select id as n from orders order by id')).toEqual([first, second, next])
  })

  it('accepts other content for an expired key', async () => {
    const first = await place(order, { idempotencyKey: 'other' })
    await query(`update orders set status = 'on hold'`)
    const second = await place({ ...order, name: 'أحمد' }, { idempotencyKey: 'other' })
    expect(second).not.toBe(first)
  })

  it('returns an order of SAR 0.00 for its key within a day, though it is paid at once', async () => {
    await query(`update cities set shipping = 0`)
    const free = { ...order, coupon_code: 'FREE' }
    const attempts = Array.from({ length: 12 }, () => () => place(free, { idempotencyKey: 'free' }))
    const { placed } = await race(attempts)
    await query(`update cities set shipping = 2500`)
    expect(new Set(placed).size).toBe(1)
  })

  it.each(['', 'x'.repeat(256), 'مفتاح', 'a\nb'])('rejects the key %j', async (idempotencyKey) => {
    await expect(place(order, { idempotencyKey })).rejects.toMatchObject({
      status: 422,
      details: { errors: { 'Idempotency-Key': ['idempotencyKey'] } },
    })
  })

  it('places an order per request without a key', async () => {
    const { placed } = await race([() => place(), () => place()])
    expect(new Set(placed).size).toBe(2)
  })
})

const fingerprint = (input: OrderInput) => orderFingerprint(input, orderLines(input.products))

describe('the content of an order', () => {
  it('has the same fingerprint for any arrangement of lines', () => {
    const [first, second] = order.products
    if (!first || !second) throw new Error('the small order has two products')
    const empty = { product_id: 77, colors: [] }
    const turned = { ...order, products: [second, empty, { ...first, colors: first.colors.toReversed() }] }
    expect(fingerprint(turned)).toBe(fingerprint(order))
    expect(fingerprint({ ...order, coupon_code: undefined })).toBe(fingerprint(order))
  })

  it('has another fingerprint if a customer removes the profile’s company, but not for a guest', () => {
    expect(fingerprint(guestOrder.parse({ ...order, company_name: null }))).toBe(fingerprint(order))
    const { payment_method, products } = order
    const own = { payment_method, products, address_id: 1 }
    expect(fingerprint({ ...own, company_name: null })).not.toBe(fingerprint(own))
  })

  it('has another fingerprint with another quantity, field or total', () => {
    const { postcode: _, ...rest } = { ...order, postcode: '12212' }
    const others = [
      { ...order, products: order.products.slice(1) },
      { ...order, phone: '0500000000' },
      { ...order, expected_total: sar(3223.97) },
      { ...order, coupon_code: 'TEN' },
      { ...order, postcode: '12212' },
    ]
    expect(fingerprint(rest)).toBe(fingerprint(order))
    expect(new Set([order, ...others].map(fingerprint)).size).toBe(others.length + 1)
  })
})

describe('concurrent orders', () => {
  it('use a coupon at most as often as it allows', async () => {
    const attempts = Array.from({ length: 30 }, () => () => place({ ...order, coupon_code: 'LAST' }))
    const { placed, refused } = await race(attempts)
    expect(placed).toHaveLength(1)
    expect(refused).toHaveLength(29)
    expect(refused[0]?.details).toEqual({ errors: { coupon_code: ['couponUsedUp'] } })
    expect(await numbers(`select used as n from coupons where code = 'LAST'`)).toEqual([3])
  })

  const unpaid = () =>
    query<{ code: string; total: number }>(
      `select code, grand_total::int as total from orders where payment_status = 'unpaid'`,
    )
  /** Invoice numbers ordered by their dates. */
  const issued = () => numbers('select invoice_number as n from orders order by invoiced_at, invoice_number')
  const oneTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

  it('get invoice numbers without gaps when they are paid, each once, despite rejected payments', async () => {
    await race(Array.from({ length: 40 }, () => () => place()))
    expect(await numbers('select last as n from invoice_counter')).toEqual([0])
    const given = await unpaid()
    const paying = [...given, ...given.slice(0, 10)].map(({ code, total }, i) =>
      recordTransfer(database, { code, amount: halalas(i % 8 === 7 ? total + 1 : total), by: 'noura' }),
    )
    const recorded = (await Promise.all(paying)).filter(({ kind }) => kind === 'recorded')
    expect(await issued()).toEqual([...oneTo(recorded.length), ...(await unpaid()).map(() => null)])
    expect(recorded.length).toBeGreaterThan(30)
  })

  it('stay unpaid and take no number if their server dies between payment and issue', async () => {
    await place()
    const [one = { code: '', total: 0 }] = await unpaid()
    const pay = () => recordTransfer(database, { code: one.code, amount: halalas(one.total), by: 'noura' })
    const waiting = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ~ 'invoice_counter'`
    const keeper = await database.$client.connect()
    await keeper.query('begin; select from invoice_counter for update')
    const paying = pay().catch((error: unknown) => error)
    await expect.poll(() => numbers(`select 1 as n ${waiting}`), { interval: 10 }).toEqual([1])
    await query(`select pg_terminate_backend(pid) ${waiting}`)
    await keeper.query('rollback')
    keeper.release()
    expect(await paying).toBeInstanceOf(Error)
    expect(await unpaid()).toEqual([one])
    expect(await numbers('select last as n from invoice_counter')).toEqual([0])
    expect(await pay()).toMatchObject({ kind: 'recorded' })
    expect(await issued()).toEqual([1])
  })

  it('get invoice numbers without gaps despite rejected orders, if invoices are issued at the order', async () => {
    await query(`update settings set invoice_at = 'order'`)
    onTestFinished(async () => void (await query(`update settings set invoice_at = 'payment'`)))
    const refused: OrderInput = { ...order, expected_total: sar(1) }
    const turned = { ...order, products: order.products.toReversed() }
    const attempts = Array.from({ length: 60 }, (_, i) => () => place([order, turned, refused][i % 3]))
    const { placed } = await race(attempts)
    expect(placed).toHaveLength(40)
    expect(await issued()).toEqual(oneTo(40))
    expect(await numbers('select count(distinct code)::int as n from orders')).toEqual([40])
    for (const { code, total } of await unpaid())
      await recordTransfer(database, { code, amount: halalas(total), by: 'noura' })
    expect(await issued()).toEqual(oneTo(40))
  })

  it('count every piece as sold once, also at SAR 0.00', async () => {
    const free: OrderInput = { ...order, coupon_code: 'FREE' }
    await query(`update cities set shipping = 0`)
    const turned = { ...order, products: order.products.toReversed() }
    const attempts = Array.from({ length: 30 }, (_, i) => () => place([order, turned, free][i % 3]))
    await race(attempts)
    const rows = await unpaid()
    expect(rows).toHaveLength(20)
    const recorded = await Promise.all(
      [...rows, ...rows].map(({ code, total }) =>
        recordTransfer(database, { code, amount: halalas(total), by: 'noura' }),
      ),
    )
    expect(recorded.filter(({ kind }) => kind === 'recorded')).toHaveLength(20)
    await query(`update cities set shipping = 2500`)
    expect(
      await numbers(
        `select sold_count as n from product_stats where product_id in (${scrubs.id}, ${apron.id}) order by product_id`,
      ),
    ).toEqual([1800, 90])
  })

  it('never mix prices from before and after a change', async () => {
    let changing = true
    const change = async () => {
      for (let turn = 0; changing || turn % 2 === 1; turn += 1) {
        const factor = turn % 2 === 0 ? '* 2' : '/ 2'
        await query(`with prices as (update price_tiers set price = price ${factor})
          update cities set shipping = shipping ${factor}`)
      }
    }
    const buy = async () => {
      for (let turn = 0; turn < 15; turn += 1) await place()
    }
    const changes = change()
    await Promise.all([buy(), buy(), buy()])
    changing = false
    await changes
    const charged = await numbers('select grand_total::int as n from orders')
    expect(charged).toHaveLength(45)
    expect(charged.filter((total) => total !== 322_397 && total !== 644_793)).toEqual([])
  })
})
