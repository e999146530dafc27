import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Selection } from './cart.ts'
import { changeQuantity, quantityOf, setQuantity } from './selection.ts'

const navy = {
  color_id: 1,
  sizes: [
    { size_id: 10, quantity: 2 },
    { size_id: 11, quantity: 5 },
  ],
}
const white = { color_id: 2, sizes: [{ size_id: 10, quantity: 1 }] }
const selection: Selection = [navy, white]

describe('a change of quantity', () => {
  test.each<[string, number, number, number, Selection]>([
    [
      'adds',
      1,
      10,
      3,
      [
        {
          color_id: 1,
          sizes: [
            { size_id: 10, quantity: 5 },
            { size_id: 11, quantity: 5 },
          ],
        },
        white,
      ],
    ],
    [
      'takes away',
      1,
      11,
      -4,
      [
        {
          color_id: 1,
          sizes: [
            { size_id: 10, quantity: 2 },
            { size_id: 11, quantity: 1 },
          ],
        },
        white,
      ],
    ],
    [
      'never goes below 0: the size is gone',
      1,
      10,
      -9,
      [{ color_id: 1, sizes: [{ size_id: 11, quantity: 5 }] }, white],
    ],
    ['removes a colour with its last size', 2, 10, -1, [navy]],
    [
      'makes a missing size, starting at the change',
      2,
      12,
      4,
      [
        navy,
        {
          color_id: 2,
          sizes: [
            { size_id: 10, quantity: 1 },
            { size_id: 12, quantity: 4 },
          ],
        },
      ],
    ],
    [
      'makes a missing colour',
      3,
      10,
      4,
      [...selection, { color_id: 3, sizes: [{ size_id: 10, quantity: 4 }] }],
    ],
    ['makes nothing for a negative change of a missing size', 2, 12, -1, selection],
    ['makes nothing for a negative change of a missing colour', 3, 10, -1, selection],
    ['makes nothing for a change of 0', 3, 10, 0, selection],
  ])('%s', (_, colour, size, delta, expected) => {
    expect(changeQuantity(selection, colour, size, delta)).toEqual(expected)
  })

  it('rejects a fractional change of quantity', () => {
    expect(() => changeQuantity(selection, 1, 10, 0.5)).toThrow(RangeError)
  })
})

const step = fc.record({
  colour: fc.integer({ min: 1, max: 3 }),
  size: fc.integer({ min: 1, max: 3 }),
  delta: fc.integer({ min: -9, max: 9 }),
})

describe('any run of changes', () => {
  it('keeps no zeros, empty colours or duplicates after any changes, and counts like a plain table', () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let chosen: Selection = []
        const table = new Map<string, number>()
        for (const { colour, size, delta } of steps) {
          chosen = changeQuantity(chosen, colour, size, delta)
          const key = `${colour}/${size}`
          table.set(key, Math.max(0, (table.get(key) ?? 0) + delta))
        }
        const flat = chosen.flatMap(({ color_id, sizes }) =>
          sizes.map((s) => [`${color_id}/${s.size_id}`, s.quantity]),
        )
        expect(Object.fromEntries(flat)).toEqual(Object.fromEntries([...table].filter(([, n]) => n > 0)))
        expect(flat.length).toBe(new Set(flat.map(([key]) => key)).size)
        expect(chosen.length).toBe(new Set(chosen.map((colour) => colour.color_id)).size)
        expect(chosen.every(({ sizes }) => sizes.length > 0)).toBe(true)
      }),
    )
  })

  it('sets a typed quantity over any earlier one', () => {
    fc.assert(
      fc.property(fc.array(step), fc.nat(100_000), (steps, typed) => {
        const chosen = steps.reduce<Selection>(
          (s, { colour, size, delta }) => changeQuantity(s, colour, size, delta),
          [],
        )
        return quantityOf(setQuantity(chosen, 1, 1, typed), 1, 1) === typed
      }),
    )
  })
})
