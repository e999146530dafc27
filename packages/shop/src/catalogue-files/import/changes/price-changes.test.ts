import { halalas } from '@zayy/domain/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceChanges } from './price-changes.ts'

/** Tiers from the ends and prices in SAR: [9, 55], [49, 50] is 1–9 for 55 and 10–49 for 50. */
function tiers(...ends: [to: number, sar: number][]) {
  return ends.map(([to, sar], index) => ({
    from: (ends[index - 1]?.[0] ?? 0) + 1,
    to,
    price: halalas(sar * 100),
  }))
}

describe('priceChanges', () => {
  test('compares prices by quantity, whatever the tiers', () => {
    expect(priceChanges(tiers([9, 55], [49, 50]), tiers([4, 55], [60, 50]))).toEqual([
      { change: 'changed', part: { from: 5, to: 9 }, before: '55.00', after: '50.00' },
      { change: 'added', part: { from: 50, to: 60 }, after: '50.00' },
    ])
    expect(priceChanges(tiers([9, 55], [49, 50]), tiers([9, 55]))).toEqual([
      { change: 'removed', part: { from: 10, to: 49 }, before: '50.00' },
    ])
    expect(priceChanges(tiers([9, 55], [49, 55]), tiers([49, 55]))).toEqual([])
  })

  test('marks unusual prices, and prices above those for fewer pieces', () => {
    expect(priceChanges(tiers([9, 25], [49, 20]), tiers([9, 25], [49, 200]))).toMatchObject([
      { mark: { kind: 'times', by: 10 } },
    ])
    expect(priceChanges(tiers([9, 25], [49, 20]), tiers([9, 25], [49, 26]))).toMatchObject([
      { mark: { kind: 'dearer', than: '25.00' } },
    ])
  })

  test('lists exactly the quantities whose price differs', () => {
    const chain = fc
      .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 3 })), {
        selector: ([to]) => to,
        minLength: 1,
        maxLength: 5,
      })
      .map((ends) => tiers(...ends.toSorted(([a], [b]) => a - b)))
    fc.assert(
      fc.property(chain, chain, (before, after) => {
        const changes = priceChanges(before, after)
        for (let quantity = 1; quantity <= 30; quantity += 1) {
          const at = (list: typeof before) =>
            list.find(({ from, to }) => from <= quantity && quantity <= to)?.price
          const told = changes.filter(({ part }) => part.from <= quantity && quantity <= part.to)
          expect(told).toHaveLength(at(before) === at(after) ? 0 : 1)
        }
      }),
    )
  })

  test('compares 50,000 tiers of one product within two seconds of the processor', () => {
    const many = (sar: number) =>
      tiers(...Array.from({ length: 50_000 }, (_, n) => [n + 1, sar] as [number, number]))
    const before = process.cpuUsage()
    expect(priceChanges(many(2), many(3))).toHaveLength(1)
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000)
  })
})
