import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeOnTape, quantityAfterTapeKey, quantityOnTape } from './tape-scale.ts'
import { tapeStops } from './tape-stops.ts'

const product = (...starts: number[]) => ({ pieces: starts.map((from) => ({ from })) })

test.each<[string, ReturnType<typeof product>[], number[]]>([
  ['no product', [], []],
  ['no second tier', [product(1), product(5)], []],
  ['one tier start', [product(1, 24)], [1, 24]],
  ['minimums, at which no price falls', [product(6, 12, 48), product(6, 12)], [1, 12, 48]],
  [
    'neighbours closer than a factor of two',
    [product(1, 10, 50), product(1, 12, 48), product(1, 10)],
    [1, 10, 50],
  ],
  [
    'more starts than fit: the most shared',
    [product(1, 10, 50, 100, 200, 400), product(1, 5, 50), product(1, 10, 25, 100, 200)],
    [1, 10, 50, 100, 200, 400],
  ],
  [
    'one distant tier among many products',
    [...Array.from({ length: 30 }, () => product(1, 10, 50, 200)), product(1, 9000)],
    [1, 10, 50, 200],
  ],
])('the stops follow from the tiers of the products: %s', (_, products, stops) => {
  expect(tapeStops(products)).toEqual(stops)
})

const tiers = fc.uniqueArray(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 9 })
const products = fc.array(
  tiers.map((starts) => product(...starts.sort((a, b) => a - b))),
  { maxLength: 50 },
)

test('any tiers give at most six stops that rise at least twofold', () => {
  fc.assert(
    fc.property(products, (listed) => {
      const stops = tapeStops(listed)
      expect(stops.length).toBeLessThanOrEqual(6)
      expect(stops.length).not.toBe(1)
      stops.forEach((stop, index) => {
        if (index > 0) expect(stop).toBeGreaterThanOrEqual(2 * (stops[index - 1] ?? 0))
      })
    }),
  )
})

const demo = [1, 10, 50, 100, 200, 400]

test('a quantity lies between its stops, and the pin can be dragged to each stop', () => {
  expect(demo.map((stop) => Math.round(placeOnTape(demo, stop)))).toEqual([0, 17, 33, 50, 67, 83])
  expect(placeOnTape(demo, 75)).toBeCloseTo(41.67, 1)
  expect([placeOnTape(demo, 0), placeOnTape(demo, 9000)]).toEqual([0, (5 / 6) * 100])
  for (const stop of demo) expect(quantityOnTape(demo, placeOnTape(demo, stop))).toBe(stop)
  expect(quantityOnTape(demo, 41.67)).toBe(75)
  expect([quantityOnTape(demo, -20), quantityOnTape(demo, 33.9), quantityOnTape(demo, 130)]).toEqual([
    1, 50, 400,
  ])
})

test.each<[string, 'rtl' | 'ltr', number, number | null]>([
  ['ArrowLeft', 'rtl', 60, 61],
  ['ArrowRight', 'rtl', 60, 59],
  ['ArrowLeft', 'ltr', 60, 59],
  ['ArrowRight', 'ltr', 60, 61],
  ['ArrowUp', 'rtl', 400, 400],
  ['ArrowUp', 'ltr', 900, 900],
  ['ArrowDown', 'ltr', 1, 1],
  ['PageUp', 'ltr', 60, 100],
  ['PageUp', 'ltr', 400, 400],
  ['PageDown', 'ltr', 60, 50],
  ['PageDown', 'ltr', 1, 1],
  ['Home', 'rtl', 60, 1],
  ['End', 'rtl', 60, 400],
  ['Tab', 'rtl', 60, null],
  ['5', 'rtl', 60, null],
])('%s in %s moves the pin from %i to %s', (key, direction, from, to) => {
  expect(quantityAfterTapeKey(demo, from, key, direction)).toBe(to)
})
