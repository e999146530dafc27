import { fromPercent, fromSar, sar } from '@zayy/domain/money'
import { listChanges } from '@zayy/platform/audit/list-changes'
import { expect, test } from 'vitest'
import { smallShop } from '../testing/small-shop.ts'
import { addCoupon, endCoupon, listCoupons, type NewCoupon } from './change-coupons.ts'
import { findCoupon } from './find-coupon.ts'

const { database } = await smallShop()
const today = '2026-11-21'
const by = 'noura'
const now = new Date('2026-11-21T09:00:00Z')
const anyTime = { starts: null, ends: null, maxUses: null, perCustomer: null }

const found = (code: string) =>
  findCoupon(database, code, { now, customerId: null }).then(
    () => true,
    () => false,
  )
const listed = async (code: string) =>
  (await listCoupons(database, today)).find((coupon) => coupon.code === code)

test('lists each coupon with its state', async () => {
  const states = (await listCoupons(database, today)).map(({ code, state }) => [code, state])
  expect(states).toEqual([
    ['ENDED', 'ended'],
    ['FIFTY', 'active'],
    ['LAST', 'active'],
    ['LATER', 'scheduled'],
    ['TEN', 'active'],
  ])
})

test.each<NewCoupon>([
  { ...anyTime, code: 'Staff-7.5', terms: { kind: 'percentage', rate: fromPercent(7.5) } },
  {
    code: 'EID',
    terms: { kind: 'fixed', amount: fromSar(sar(45.5)) },
    starts: '2026-11-21',
    ends: '2026-12-01',
    maxUses: 20,
    perCustomer: 2,
  },
])('adds $code with all its properties', async (coupon) => {
  expect(await addCoupon(database, coupon, by)).toBe('added')
  expect(await listChanges(database, { subject: coupon.code, most: 9 })).toMatchObject([
    { by, action: 'coupon.add', details: { ends: coupon.ends, maxUses: coupon.maxUses } },
  ])
  expect(await listed(coupon.code)).toEqual({ ...coupon, state: 'active', used: 0 })
  expect(await found(coupon.code.toLowerCase())).toBe(true)
})

test('rejects an existing coupon code in any letter case', async () => {
  const terms = { kind: 'percentage', rate: fromPercent(90) } as const
  expect(await addCoupon(database, { ...anyTime, code: 'ten', terms }, by)).toBe('exists')
  expect(await listed('TEN')).toMatchObject({ terms: { rate: fromPercent(10) } })
})

test('adds a code once under concurrent requests', async () => {
  const terms = { kind: 'fixed', amount: fromSar(sar(1)) } as const
  const both = ['RACE', 'race'].map((code) => addCoupon(database, { ...anyTime, code, terms }, by))
  expect((await Promise.all(both)).sort()).toEqual(['added', 'exists'])
})

test.each(['fifty', 'LATER'])('ends %s at once', async (code) => {
  expect(await endCoupon(database, code, today, by)).toBe('ended')
  expect(await listChanges(database, { subject: code.toUpperCase(), most: 9 })).toMatchObject([
    { by, action: 'coupon.end' },
  ])
  expect(await found(code)).toBe(false)
  expect(await listed(code.toUpperCase())).toMatchObject({ state: 'ended', ends: '2026-11-20' })
})

test('changes and records nothing for an ended or unknown coupon', async () => {
  const lines = () => listChanges(database, { most: 99 }).then(({ length }) => length)
  const before = await lines()
  expect(await endCoupon(database, 'ENDED', today, by)).toBe('already ended')
  expect(await listed('ENDED')).toMatchObject({ ends: '2026-01-31' })
  expect(await endCoupon(database, '%', today, by)).toBe('unknown')
  expect(await lines()).toBe(before)
})
