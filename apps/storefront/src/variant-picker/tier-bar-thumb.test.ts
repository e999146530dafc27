import { tiersFromWire } from '@zayy/domain/catalog/price-tiers'
import { sar } from '@zayy/domain/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markerPosition } from '../prices/tier-bar.tsx'
import { quantityAfterKey, quantityAt } from './tier-bar-thumb.tsx'

const wire = [
  { from: 10, to: 49, price: sar(50) },
  { from: 50, to: 99, price: sar(45) },
  { from: 100, to: 199, price: sar(40) },
  { from: 200, to: 2000, price: sar(36) },
]
const tiers = tiersFromWire(wire)

/** Tiers that follow one another, of any number and width, as the catalogue has them. */
const anyTiers = fc
  .tuple(
    fc.integer({ min: 1, max: 50 }),
    fc.array(fc.integer({ min: 2, max: 3000 }), { minLength: 1, maxLength: 6 }),
  )
  .map(([first, widths]) =>
    tiersFromWire(
      widths.map((width, index) => {
        const from = first + widths.slice(0, index).reduce((sum, each) => sum + each, 0)
        return { from, to: from + width - 1, price: sar(60 - index) }
      }),
    ),
  )

test.each([
  [-20, 10],
  [0, 10],
  [0.9, 10],
  [12.5, 30],
  [24, 50],
  [26, 50],
  [26.5, 53],
  [75, 200],
  [99.99, 2000],
  [140, 2000],
])('at %d percent of the bar', (position, quantity) => {
  expect(quantityAt(tiers, position)).toBe(quantity)
})

test('returns the quantity of a marker’s position unless a tier starts nearby', () => {
  fc.assert(
    fc.property(anyTiers, fc.nat(), (some, seed) => {
      const least = some[0]?.from ?? 0
      const most = some.at(-1)?.to ?? 0
      const quantity = least + (seed % (most - least + 1))
      const position = markerPosition(some, quantity) ?? 0
      const starts = some.map((_, index) => (index * 100) / some.length)
      const close = starts.findIndex((start) => Math.abs(start - position) <= 1.2)
      expect(quantityAt(some, position)).toBe(close < 0 ? quantity : some[close]?.from)
    }),
  )
})

test('never returns a smaller quantity further along the bar', () => {
  const position = fc.double({ min: -10, max: 110, noNaN: true })
  fc.assert(
    fc.property(anyTiers, position, position, (some, one, other) => {
      const [near, far] = one < other ? [one, other] : [other, one]
      expect(quantityAt(some, near)).toBeLessThanOrEqual(quantityAt(some, far))
    }),
  )
})

test.each([
  ['ltr', 'ArrowRight', 47, 48],
  ['ltr', 'ArrowLeft', 47, 46],
  ['rtl', 'ArrowLeft', 47, 48],
  ['rtl', 'ArrowRight', 47, 46],
  ['rtl', 'ArrowUp', 47, 48],
  ['rtl', 'ArrowDown', 47, 46],
  ['ltr', 'ArrowRight', 0, 10],
  ['ltr', 'ArrowLeft', 10, 0],
  ['ltr', 'ArrowRight', 2000, 2000],
  ['ltr', 'PageUp', 0, 10],
  ['ltr', 'PageUp', 47, 50],
  ['ltr', 'PageUp', 300, 300],
  ['ltr', 'PageDown', 50, 10],
  ['ltr', 'PageDown', 47, 10],
  ['ltr', 'PageDown', 4, 10],
  ['ltr', 'Home', 47, 10],
  ['ltr', 'End', 47, 200],
  ['ltr', 'Tab', 47, null],
] as const)('%s: %s at %d pieces', (direction, key, count, expected) => {
  expect(quantityAfterKey(tiers, count, key, direction)).toBe(expected)
})
