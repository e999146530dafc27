import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { sar } from '../money.ts'
import { arbitraryTiers } from '../testing/arbitrary-orders.ts'
import {
  greatestQuantity,
  leastQuantity,
  lowestTier,
  tierFor,
  tiersFromWire,
  unitPrice,
} from './price-tiers.ts'

const tiers = tiersFromWire([
  { from: 50, to: 199, price: sar(45) },
  { from: 10, to: 49, price: sar(50) },
  { from: 200, to: 1000, price: sar(36.5) },
])

describe('the price of one piece', () => {
  test.each([
    [1, 5000], // below every tier: the first tier's price
    [9, 5000],
    [10, 5000],
    [49, 5000],
    [50, 4500],
    [199, 4500],
    [200, 3650],
    [1000, 3650],
    [1001, 5000], // above every tier: the first tier's price
  ])('charges per piece at %d pieces: %d halalas', (count, price) => {
    expect(unitPrice(tiers, count)).toBe(price)
  })

  it('charges the first of two matching tiers', () => {
    const overlapping = tiersFromWire([
      { from: 1, to: 10, price: sar(9) },
      { from: 10, to: 20, price: sar(8) },
    ])
    expect(unitPrice(overlapping, 10)).toBe(900)
  })

  it('throws for the price of a product without tiers', () => {
    expect(() => unitPrice([], 1)).toThrow(RangeError)
  })
})

describe('the tiers of a product', () => {
  it('returns the reached tier, the lowest tier and both quantity limits', () => {
    expect(tierFor(tiers, 50)).toEqual({ from: 50, to: 199, price: 4500 })
    expect(tierFor(tiers, 9)).toBeNull()
    expect(lowestTier(tiers)).toEqual({ from: 200, to: 1000, price: 3650 })
    expect(leastQuantity(tiers)).toBe(10)
    expect(greatestQuantity(tiers)).toBe(1000)
  })

  it('prefers the smaller quantity among tiers of the same lowest price', () => {
    const level = tiersFromWire([
      { from: 1, to: 10, price: sar(9) },
      { from: 11, to: 20, price: sar(9) },
    ])
    expect(lowestTier(level).from).toBe(1)
  })

  it('charges exactly the tier it shows, for any tiers and any quantity in it', () => {
    fc.assert(
      fc.property(arbitraryTiers, fc.nat(), (list, any) => {
        const count = leastQuantity(list) + (any % (greatestQuantity(list) - leastQuantity(list) + 1))
        return tierFor(list, count)?.price === unitPrice(list, count)
      }),
    )
  })
})
