import { sar } from '@zayy/domain/money'
import { expect, test } from 'vitest'
import { readTiers, tiersAttribute } from './served-tiers.ts'

test.each([
  ['1:55 10-100000:49.95', [1, 9, 55], [10, 100_000, 49.95]],
  ['1-9:55 12-20:50', [1, 9, 55], [12, 20, 50]],
  [''],
])('reads back tiers as they were written: %s', (attribute, ...rows: number[][]) => {
  const tiers = rows.map(([from = 0, to = 0, price = 0]) => ({ from, to, price: sar(price) }))
  expect(tiersAttribute(tiers)).toBe(attribute)
  expect(readTiers(attribute)).toEqual(tiers)
})
