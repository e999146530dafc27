import { SET_INVOICED, SET_PAID } from '@zayy/database/testing/set-paid'
import { testJobs } from '@zayy/server/lifecycle/testing/test-jobs'
import { expect, test } from 'vitest'
import { smallOrder, smallShop } from '../testing/small-shop.ts'
import { testKeys } from '../testing/test-keys.ts'
import { getBill } from './get-bill.ts'
import { placeOrder } from './place-order.ts'
import { returnCoupon } from './return-coupon.ts'

const shop = await smallShop()
const { database, query } = shop
const now = new Date('2026-11-21T09:00:00Z')

const place = (coupon_code: string | undefined = 'LAST') =>
  placeOrder(database, { ...smallOrder(shop), coupon_code }, { locale: 'en', now })

/** Earlier uses of the coupon by others. */
const before = 5

/** Resets the coupon to one use left and deletes all orders. */
async function startOver(): Promise<void> {
  await query('delete from jobs')
  await query('delete from orders')
  await query(`update coupons set max_uses = ${before + 1}, used = ${before} where code = 'LAST'`)
}

/** Number of orders of this test that count as uses of the coupon. */
const used = async () => {
  const [coupon] = await query<{ used: number }>(`select used from coupons where code = 'LAST'`)
  return Number(coupon?.used) - before
}

test.each([
  ['unpaid', 'pending', 0],
  ['unpaid', 'on hold', 0],
  ['unpaid', 'cancelled', 0],
  ['failed', 'pending', 0],
  ['paid', 'pending', 1],
  ['paid', 'cancelled', 1],
  ['refunded', 'cancelled', 0],
  ['refunded', 'processing', 1],
  ['unpaid', 'processing', 1],
  ['unpaid', 'shipped', 1],
  ['unpaid', 'completed', 1],
])('counts, for an order %s and %s after its days, %i uses of the coupon', async (payment, status, uses) => {
  await startOver()
  const id = await place()
  await query(`update orders set payment_status = $1, status = $2, ${SET_INVOICED} where id = $3`, [
    payment,
    status,
    id,
  ])
  await Promise.all([returnCoupon(database, id), returnCoupon(database, id)])
  expect(await used()).toBe(uses)
})

test('queues one job per order with a coupon, due with its transfer, which cancels nothing', async () => {
  await startOver()
  await query('update settings set transfer_days = 4')
  const id = await place()
  await placeOrder(database, smallOrder(shop), { locale: 'en', now })
  const jobs = () =>
    query<{ key: string; hours: number }>(
      `select key, round(extract(epoch from run_at - created_at) / 3600)::int as hours from jobs where kind = 'return-coupon'`,
    )
  expect(await jobs()).toEqual([{ key: `return-coupon:${id}`, hours: 96 }])
  await expect(place()).rejects.toMatchObject({ details: { errors: { coupon_code: ['couponUsedUp'] } } })

  const bill = await getBill(database, testKeys, 'en', id)
  await query(`update jobs set run_at = run_at - interval '4 days'`)
  const servers = [1, 2].map(() => testJobs(database))
  await expect.poll(() => jobs()).toEqual([])
  await Promise.all(servers.map((server) => server.stop()))
  expect(await used()).toBe(0)
  expect(await getBill(database, testKeys, 'en', id)).toEqual(bill)
})

test('counts the use again, once, if the order is paid late', async () => {
  await startOver()
  const late = await place()
  await returnCoupon(database, late)
  const next = await place()
  expect(await used()).toBe(1)
  await query(`update orders set ${SET_PAID} where id = $1`, [late])
  expect(await used()).toBe(2)
  await query(`update orders set status = 'processing' where id = $1`, [late])
  expect(await used()).toBe(2)
  await returnCoupon(database, next)
  expect(await used()).toBe(1)
  await expect(place()).rejects.toMatchObject({ details: { errors: { coupon_code: ['couponUsedUp'] } } })
  await returnCoupon(database, late)
  expect(await used()).toBe(1)
})
