import { halalas } from '@zayy/domain/money'
import { expect, test } from 'vitest'
import type { Charge, PageStatus } from './payment-gateway.ts'
import { goneOf, paymentOutcome } from './payment-outcome.ts'

const expected = {
  reference: 'page-1',
  returnId: 'return-1',
  orderId: 7,
  amount: halalas(11_500),
  total: halalas(11_500),
}
const charge = (changed: Partial<Charge> = {}): Charge => ({
  id: 'charge-1',
  state: 'paid',
  amount: halalas(11_500),
  currency: 'SAR',
  refunded: halalas(0),
  ...changed,
})
const page = (changed: Partial<PageStatus> = {}): PageStatus => ({
  reference: 'page-1',
  amount: halalas(11_500),
  currency: 'SAR',
  orderId: '7',
  returnId: 'return-1',
  ended: false,
  charges: [charge()],
  ...changed,
})
const failed = charge({ state: 'failed' })

test.each<[string, PageStatus, object]>([
  ['a charge that went through', page(), { kind: 'paid', charge: charge() }],
  ['one after a declined card', page({ charges: [failed, charge()] }), { kind: 'paid', charge: charge() }],
  ['one before a declined card', page({ charges: [charge(), failed] }), { kind: 'paid', charge: charge() }],
  ['paid, though the page ended', page({ ended: true }), { kind: 'paid', charge: charge() }],
  ['no card tried', page({ charges: [] }), { kind: 'pending' }],
  ['the bank still asks', page({ charges: [failed, charge({ state: 'pending' })] }), { kind: 'pending' }],
  ['a declined card', page({ charges: [failed] }), { kind: 'declined' }],
  ['nobody paid in time', page({ charges: [], ended: true }), { kind: 'expired' }],
  ['declined, then too late', page({ charges: [failed], ended: true }), { kind: 'expired' }],
  ['another page', page({ reference: 'page-2' }), { kind: 'unrelated' }],
  ['a smaller charge', page({ charges: [charge({ amount: halalas(11_499) })] }), { differs: 'amount' }],
  ['a larger charge', page({ charges: [charge({ amount: halalas(11_501) })] }), { differs: 'amount' }],
  ['a page for another amount', page({ amount: halalas(1) }), { differs: 'amount' }],
  ['another currency', page({ currency: 'KWD' }), { differs: 'currency' }],
  ['charged in another currency', page({ charges: [charge({ currency: 'USD' })] }), { differs: 'currency' }],
  [
    'fully refunded before',
    page({ charges: [charge({ state: 'refunded', refunded: halalas(11_500) })] }),
    { differs: 'refunded sum' },
  ],
  [
    'partly refunded before',
    page({ charges: [charge({ refunded: halalas(1) })] }),
    { differs: 'refunded sum' },
  ],
  ['another order', page({ orderId: '8' }), { differs: 'order' }],
  ['no order', page({ orderId: undefined }), { differs: 'order' }],
  ['another attempt', page({ returnId: 'return-2' }), { differs: 'order' }],
])('%s', (_, status, outcome) => {
  expect(paymentOutcome(status, expected)).toMatchObject(outcome)
})

test('does not mark an order paid if its total differs from the page’s amount', () => {
  expect(paymentOutcome(page(), { ...expected, total: halalas(11_600) })).toMatchObject({ kind: 'disputed' })
})

test('rejects a page with another amount than requested, even if it is the total', () => {
  expect(paymentOutcome(page(), { ...expected, amount: halalas(11_400) })).toMatchObject({ kind: 'disputed' })
})

test.each([
  [100, 0, 0],
  [100, 40, 40],
  [100, 100, 100],
  [200, 0, 0],
  [200, 100, 0],
  [200, 130, 30],
  [200, 200, 100],
  [60, 0, 40],
  [60, 60, 100],
  [60, 70, 100],
])(
  'computes, for a page of 100 with a charge of %i and a refund of %i, %i as not held',
  (amount, refunded, gone) => {
    const seen = charge({ amount: halalas(amount), refunded: halalas(refunded) })
    expect(goneOf(seen, { amount: halalas(100) })).toBe(gone)
  },
)
