import { expect, test } from 'vitest'
import { sar } from '../money.ts'
import { tiersFromWire } from './price-tiers.ts'
import { quantityIssueCode } from './quantity-limits.ts'

const tiers = tiersFromWire([
  { from: 10, to: 49, price: sar(50) },
  { from: 50, to: 199, price: sar(45) },
])

test.each([
  [0, 'noColours'],
  [1, 'lowerQuantity'],
  [9, 'lowerQuantity'],
  [10, null],
  [199, null],
  [200, 'largerQuantity'],
] as const)('%d pieces: %s', (count, issue) => {
  expect(quantityIssueCode(tiers, count)).toBe(issue)
})
