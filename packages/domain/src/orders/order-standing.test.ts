import { describe, expect, test } from 'vitest'
import { sar } from '../money.ts'
import { orderStanding, refundedTotal } from './order-standing.ts'
import { asksForCard, asksForTransfer, orderStatuses, payableOrder, paymentStatuses } from './order-status.ts'

const bill = (
  status: (typeof orderStatuses)[number],
  payment_status: (typeof paymentStatuses)[number],
  payment_method: 0 | 1,
  notes: number[] = [],
  grand_total = 100,
) => ({
  status,
  payment_status,
  payment_method,
  grand_total: sar(grand_total),
  credit_notes: notes.map((total) => ({ total: sar(total) })),
})

test.each([
  ['on hold', 'unpaid', 0, [], 'onHoldTransfer'],
  ['on hold', 'unpaid', 1, [], 'onHoldCard'],
  ['on hold', 'failed', 1, [], 'onHoldCard'],
  ['on hold', 'paid', 0, [], 'onHoldPaid'],
  ['on hold', 'paid', 1, [10], 'onHoldPaid'],
  ['on hold', 'refunded', 0, [100], 'refunded'],
  ['pending', 'refunded', 1, [100], 'refunded'],
  ['processing', 'refunded', 0, [40, 60], 'refunded'],
  ['shipped', 'refunded', 0, [100], 'refunded'],
  ['completed', 'refunded', 1, [100], 'refunded'],
  ['processing', 'paid', 0, [10], 'partlyRefunded'],
  ['shipped', 'paid', 1, [10], 'partlyRefunded'],
  ['completed', 'paid', 0, [10], 'partlyRefunded'],
  ['cancelled', 'unpaid', 0, [], 'cancelledTransfer'],
  ['cancelled', 'unpaid', 1, [], 'cancelledCard'],
  ['cancelled', 'failed', 1, [], 'cancelledCard'],
  ['cancelled', 'paid', 1, [], 'cancelledPaid'],
  ['cancelled', 'paid', 0, [10], 'cancelledPaid'],
  ['cancelled', 'refunded', 0, [100], 'cancelledRefunded'],
  ['pending', 'unpaid', 0, [], null],
  ['pending', 'failed', 1, [], null],
  ['processing', 'unpaid', 0, [], null],
  ['processing', 'paid', 0, [], null],
  ['shipped', 'paid', 1, [], null],
  ['completed', 'paid', 0, [], null],
] as const)('%s, %s, method %s, credit notes %j: %s', (status, payment, method, notes, standing) => {
  expect(orderStanding(bill(status, payment, method, [...notes]))).toBe(standing)
})

test('reports no refund due for a cancelled order of SAR 0.00', () => {
  expect(orderStanding(bill('cancelled', 'paid', 0, [], 0))).toBe('cancelledCard')
})

describe.each(orderStatuses)('an order that is %s', (status) => {
  test.each(paymentStatuses)('and %s asks for no money if it deviates from its normal course', (payment) => {
    for (const method of [0, 1] as const) {
      const one = bill(status, payment, method)
      const asks = asksForTransfer(payableOrder(one)) || asksForCard(payableOrder(one))
      if (asks) expect(orderStanding(one)).toBeNull()
      if (status === 'on hold' || status === 'cancelled') expect(asks).toBe(false)
    }
  })
})

test('adds up credit notes to the refunded total', () => {
  expect(refundedTotal(bill('shipped', 'paid', 0, [10.05, 0.95]))).toBe(1100)
  expect(refundedTotal(bill('shipped', 'paid', 0))).toBe(0)
})
