import { describe, expect, test } from 'vitest'
import { halalas, ZERO } from '../money.ts'
import {
  awaitsCard,
  awaitsShipping,
  awaitsTransfer,
  isRefundedBeforeShipping,
  orderStatuses,
  paymentRefusal,
  paymentStatuses,
  statusOncePaid,
  statusRefusal,
} from './order-status.ts'

/** Allowed statuses after each status, if paid and if unpaid. */
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
  const found = orderStatuses.filter(
    (to) => statusRefusal({ status, paymentStatus, grandTotal: halalas(100) }, to) === null,
  )
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
    expect(statusRefusal({ status, paymentStatus, grandTotal: halalas(100) }, to)).toBe(why)
  })

  test('cancels a paid order of SAR 0.00 without a refund', () => {
    const free = { status: 'processing', paymentStatus: 'paid', grandTotal: ZERO } as const
    expect(statusRefusal(free, 'cancelled')).toBeNull()
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

/** Statuses in which a payment is still expected, by payment method and payment status. */
describe.each([
  ['a bank transfer', 0, awaitsTransfer, ['unpaid']],
  ['a card', 1, awaitsCard, ['unpaid', 'failed']],
] as const)('%s is awaited', (_, method, awaits, awaited) => {
  test.each(paymentStatuses)('for an order that is %s', (paymentStatus) => {
    const waits = orderStatuses.filter((status) => awaits({ status, paymentStatus, paymentMethod: method }))
    const open = ['pending', 'on hold', 'processing', 'shipped', 'completed']
    expect(waits).toEqual(awaited.some((one) => one === paymentStatus) ? open : [])
  })

  test('never for the other payment method', () => {
    const other = method === 0 ? 1 : 0
    for (const status of orderStatuses)
      for (const paymentStatus of paymentStatuses)
        expect(awaits({ status, paymentStatus, paymentMethod: other })).toBe(false)
  })
})

const notSent = ['pending', 'on hold', 'processing']

test.each(paymentStatuses)(
  'an unshipped order that is %s awaits shipping or was refunded',
  (paymentStatus) => {
    const statusesWhere = (is: typeof awaitsShipping) =>
      orderStatuses.filter((status) => is({ status, paymentStatus }))
    const [sent, kept] = paymentStatus === 'refunded' ? [[], notSent] : [notSent, []]
    expect(statusesWhere(awaitsShipping)).toEqual(sent)
    expect(statusesWhere(isRefundedBeforeShipping)).toEqual(kept)
  },
)
