import { tiersFromWire } from '@zayy/domain/catalog/price-tiers'
import { add, fromSar, sar } from '@zayy/domain/money'
import { describe, expect, it, test } from 'vitest'
import { isLongInOneRow, markerPosition, tierSegments } from './tier-bar.tsx'

const tiers = tiersFromWire([
  { from: 1, to: 9, price: sar(55) },
  { from: 10, to: 49, price: sar(50) },
  { from: 50, to: 99, price: sar(45) },
  { from: 100, to: 199, price: sar(40) },
  { from: 200, to: 2000, price: sar(36) },
])

describe('segments', () => {
  test.each([
    [0, ['later', 'later', 'later', 'later', 'later']],
    [1, ['here', 'next', 'later', 'later', 'later']],
    [49, ['past', 'here', 'next', 'later', 'later']],
    [50, ['past', 'past', 'here', 'next', 'later']],
    [200, ['past', 'past', 'past', 'past', 'here']],
    [2001, ['later', 'later', 'later', 'later', 'later']],
  ])('at %d pieces', (count, states) => {
    expect(tierSegments(tiers, count).map(({ state }) => state)).toEqual(states)
  })

  it('hatches only the part of the reached tier that costs more than the next tier’s start', () => {
    const priceBreaks = tierSegments(tiers, 47).map(({ priceBreak }) => priceBreak)
    expect(priceBreaks).toEqual([0, 10, 0, 0, 0])
    expect(tierSegments(tiers, 200).every(({ priceBreak }) => priceBreak === 0)).toBe(true)
  })

  it('knows which tier has no upper end', () => {
    expect(tierSegments(tiers, 0).map(({ last }) => last)).toEqual([false, false, false, false, true])
  })
})

describe('the pin', () => {
  test.each([
    [0, null],
    [47, 38.75],
    [24, 27.25],
    [2000, 99.99],
    [2001, 100],
  ])('at %d pieces', (count, at) => {
    const marker = markerPosition(tiers, count)
    if (at === null) expect(marker).toBeNull()
    else expect(marker).toBeCloseTo(at, 1)
  })

  it('is at the start below the minimum', () => {
    expect(markerPosition(tiers.slice(1), 4)).toBe(0)
  })
})

test('takes several rows on phones if the prices would overlap in one', () => {
  const atLeast = (amount: number) =>
    tiers.map((tier) => ({ ...tier, price: add(tier.price, fromSar(sar(amount))) }))
  expect(isLongInOneRow([])).toBe(false)
  expect(isLongInOneRow(tiers)).toBe(false)
  expect(isLongInOneRow(atLeast(1_000_000))).toBe(true)
  expect(isLongInOneRow(atLeast(1_000_000).slice(0, 2))).toBe(false)
})
