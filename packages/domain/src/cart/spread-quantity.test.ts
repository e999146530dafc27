import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spreadQuantity } from './spread-quantity.ts'

test.each([
  [100, [1, 2, 2, 1], 1000, [17, 33, 33, 17]],
  [6, [1, 2, 2, 1], 1000, [1, 2, 2, 1]],
  [7, [1, 1, 1], 1000, [3, 2, 2]],
  [1, [1, 2, 1], 1000, [0, 1, 0]],
  [10, [0, 3, 0, 2], 1000, [0, 6, 0, 4]],
  [0, [1, 2], 1000, [0, 0]],
  [100, [1, 8, 1], 40, [30, 40, 30]],
  [80, [1, 8, 1], 40, [20, 40, 20]],
  [120, [1, 8, 1], 40, [40, 40, 40]],
  [121, [1, 8, 1], 40, null],
  [5, [0, 0], 1000, null],
  [5, [], 1000, null],
])('spreads %i as %j, at most %i each: %j', (total, shares, most, expected) => {
  expect(spreadQuantity(total, shares, most)).toEqual(expected)
})

test('spreads exact totals within bounds, monotonic in shares, and rejects only impossible ones', () => {
  const total = fc.integer({ min: 0, max: 100_000 })
  const shares = fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 20 })
  fc.assert(
    fc.property(total, shares, fc.integer({ min: 1, max: 100_000 }), (pieces, of, most) => {
      const spread = spreadQuantity(pieces, of, most)
      const takes = of.filter((share) => share > 0).length * most
      if (!spread) {
        expect(pieces).toBeGreaterThan(takes)
        return
      }
      expect(spread.reduce((sum, quantity) => sum + quantity, 0)).toBe(pieces)
      expect(spread.every((quantity, at) => quantity >= 0 && quantity <= (of[at] === 0 ? 0 : most))).toBe(
        true,
      )
      for (const [one, share] of of.entries())
        for (const [other, less] of of.entries())
          if (share > less) expect(spread[one]).toBeGreaterThanOrEqual(spread[other] ?? 0)
    }),
  )
})
