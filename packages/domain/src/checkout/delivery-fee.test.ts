import { expect, test } from 'vitest'
import { halalas, ZERO } from '../money.ts'
import { deliveryFee } from './delivery-fee.ts'

const fee = { amount: halalas(25_00), freeFrom: null }

test.each([
  ['charges each product', { ...fee, per: 'product' }, 3, 500_00, 75_00],
  ['charges the order once', { ...fee, per: 'order' }, 3, 500_00, 25_00],
  ['charges nothing for an empty cart', { ...fee, per: 'order' }, 0, 0, 0],
  [
    'charges a halala below the amount',
    { ...fee, per: 'order', freeFrom: halalas(500_00) },
    3,
    499_99,
    25_00,
  ],
  ['is free from the amount on', { ...fee, per: 'product', freeFrom: halalas(500_00) }, 3, 500_00, 0],
  ['is always free from 0', { ...fee, per: 'order', freeFrom: ZERO }, 1, 0, 0],
] as const)('%s', (_, rule, products, payable, expected) => {
  expect(deliveryFee(rule, { products, payable: halalas(payable) })).toBe(expected)
})
