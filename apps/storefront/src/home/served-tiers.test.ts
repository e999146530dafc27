import { sar } from '@zayy/domain/money'
import { expect, test } from 'vitest'
import { readTiers, tiersAttribute } from './served-tiers.ts'

test('tiers are read as they were written', () => {
  const tiers = [
    { from: 1, to: 9, price: sar(55) },
    { from: 10, to: 100_000, price: sar(49.95) },
  ]
  expect(tiersAttribute(tiers)).toBe('1-9:55 10-100000:49.95')
  expect(readTiers(tiersAttribute(tiers))).toEqual(tiers)
  expect(readTiers('')).toEqual([])
})
