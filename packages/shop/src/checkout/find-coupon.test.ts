import { expect, test } from 'vitest'
import { smallShop } from '../testing/small-shop.ts'
import { findCoupon } from './find-coupon.ts'

const { database, query } = await smallShop()
const guest = { now: new Date('2026-11-21T09:00:00Z'), customerId: null }

test.each([
  ['TEN', { code: 'TEN', type: '1', amount: 10 }],
  ['ten', { code: 'TEN', type: '1', amount: 10 }],
  ['FIFTY', { code: 'FIFTY', type: '0', amount: 50 }],
  ['LAST', { code: 'LAST', type: '0', amount: 1 }],
])('finds a coupon by %s', async (code, coupon) => {
  expect(await findCoupon(database, code, guest)).toEqual(coupon)
})

test.each([
  ['LAST', 'couponUsedUp'],
  ['last', 'couponUsedUp'],
  ['ENDED', 'couponEnded'],
  ['LATER', 'couponNotYet'],
])('rejects the coupon %s with %s', async (given, code) => {
  await query(`update coupons set used = 3 where code = 'LAST'`)
  await expect(findCoupon(database, given, guest)).rejects.toMatchObject({ status: 404, code })
})

test('does not find an unknown coupon', async () => {
  await expect(findCoupon(database, 'NOPE', guest)).rejects.toMatchObject({ status: 404, code: 'coupon' })
  await expect(findCoupon(database, '%', guest)).rejects.toMatchObject({ status: 404, code: 'coupon' })
})

test('accepts a coupon from its first to its last day in Riyadh', async () => {
  const found = (code: string, moment: string) =>
    findCoupon(database, code, { now: new Date(moment), customerId: null }).then(
      () => true,
      () => false,
    )
  expect(await found('ENDED', '2026-01-31T20:59:59Z')).toBe(true)
  expect(await found('ENDED', '2026-01-31T21:00:00Z')).toBe(false)
  expect(await found('LATER', '2026-12-31T20:59:59Z')).toBe(false)
  expect(await found('LATER', '2026-12-31T21:00:00Z')).toBe(true)
})
