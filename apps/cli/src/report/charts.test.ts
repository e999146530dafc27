import fc from 'fast-check'
import { expect, test } from 'vitest'
import { axisTicks } from './charts.ts'

test.each([
  [0, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [9, [0, 2.5, 5, 7.5, 10]],
  [3223.97, [0, 1000, 2000, 3000, 4000]],
])('the axis for a greatest value of %d has the ticks %j', (greatest, ticks) => {
  expect(axisTicks(greatest)).toEqual(ticks)
})

test('at most five ticks rise evenly to the greatest value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 40 }), (halalas) => {
      const greatest = halalas / 100
      const ticks = axisTicks(greatest)
      expect(ticks.length).toBeGreaterThanOrEqual(2)
      expect(ticks.length).toBeLessThanOrEqual(5)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(greatest * (1 - 1e-9))
      expect(ticks.at(-2)).toBeLessThan(greatest)
    }),
  )
})
