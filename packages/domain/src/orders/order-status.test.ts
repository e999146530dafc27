import { describe, expect, test } from 'vitest'
import { orderStatuses, paymentRefusal, statusOncePaid, statusRefusal } from './order-status.ts'

/** From each status, paid and unpaid: the statuses that can be set. */
test.each([
  ['pending', 'unpaid', ['on hold', 'processing', 'cancelled']],
  ['pending', 'failed', ['on hold', 'processing', 'cancelled']],
  ['pending', 'paid', ['on hold', 'processing']],
  ['on hold', 'unpaid', ['pending', 'processing', 'cancelled']],
  ['on hold', 'refunded', ['pending', 'processing', 'cancelled']],
  ['processing', 'unpaid', ['on hold', 'cancelled']],
  ['processing', 'paid', ['on hold', 'shipped']],
  ['processing', 'refunded', ['on hold', 'cancelled']],
  ['shipped', 'paid', ['completed']],
  ['shipped', 'refunded', ['completed']],
  ['completed', 'paid', []],
  ['cancelled', 'unpaid', []],
] as const)('%s and %s may become %j', (status, paymentStatus, allowed) => {
  const found = orderStatuses.filter((to) => statusRefusal({ status, paymentStatus }, to) === null)
  expect(new Set(found)).toEqual(new Set(allowed))
})

describe('a refusal says why', () => {
  test.each([
    ['shipped', 'paid', 'shipped', 'same'],
    ['pending', 'paid', 'shipped', 'notNext'],
    ['processing', 'unpaid', 'shipped', 'unpaid'],
    ['processing', 'paid', 'cancelled', 'paid'],
    ['cancelled', 'unpaid', 'pending', 'notNext'],
  ] as const)('%s and %s → %s: %s', (status, paymentStatus, to, why) => {
    expect(statusRefusal({ status, paymentStatus }, to)).toBe(why)
  })
})

test.each([
  ['pending', 'unpaid', null, 'processing'],
  ['on hold', 'failed', null, 'processing'],
  ['processing', 'unpaid', null, 'processing'],
  ['shipped', 'unpaid', null, 'shipped'],
  ['processing', 'paid', 'paidAlready', 'processing'],
  ['cancelled', 'unpaid', 'cancelled', 'cancelled'],
  ['cancelled', 'refunded', 'paidAlready', 'cancelled'],
] as const)('a payment of what is %s and %s: %s', (status, paymentStatus, refusal, once) => {
  expect(paymentRefusal({ status, paymentStatus })).toBe(refusal)
  expect(statusOncePaid(status)).toBe(once)
})
