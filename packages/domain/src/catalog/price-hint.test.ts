import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { sar, subtract, times, ZERO } from '../money.ts'
import { arbitraryTiers } from '../testing/arbitrary-orders.ts'
import { priceBreakStart, priceHintFor } from './price-hint.ts'
import { greatestQuantity, leastQuantity, tiersFromWire, unitPrice } from './price-tiers.ts'

const tiers = tiersFromWire([
  { from: 10, to: 49, price: sar(50) },
  { from: 50, to: 199, price: sar(45) },
  { from: 200, to: 1000, price: sar(36) },
])

describe('the price hint', () => {
  test.each([
    [0, { kind: 'minimum', missing: 10, least: 10 }],
    [7, { kind: 'minimum', missing: 3, least: 10 }],
    [10, { kind: 'next', more: 40, from: 50, price: 4500 }],
    [45, { kind: 'next', more: 5, from: 50, price: 4500 }], // 45 × 50.00 = 50 × 45.00: not less
    [46, { kind: 'priceBreak', at: 50, more: 4, price: 4500, saves: 5000 }],
    [47, { kind: 'priceBreak', at: 50, more: 3, price: 4500, saves: 10000 }],
    [50, { kind: 'next', more: 150, from: 200, price: 3600 }],
    [161, { kind: 'priceBreak', at: 200, more: 39, price: 3600, saves: 4500 }],
    [200, { kind: 'lowest', price: 3600 }],
    [1000, { kind: 'lowest', price: 3600 }],
    [1001, null],
  ])('returns the price hint for %d pieces', (count, hint) => {
    expect(priceHintFor(tiers, count)).toEqual(hint)
  })

  it('offers the price break that saves most if two tiers would cost less', () => {
    const steep = tiersFromWire([
      { from: 1, to: 9, price: sar(100) },
      { from: 10, to: 11, price: sar(50) },
      { from: 12, to: 99, price: sar(10) },
    ])
    expect(priceHintFor(steep, 9)).toEqual({ kind: 'priceBreak', at: 12, more: 3, price: 1000, saves: 78000 })
  })

  it('does not call a dearer tier the next step', () => {
    const rising = tiersFromWire([
      { from: 1, to: 9, price: sar(10) },
      { from: 10, to: 20, price: sar(11) },
    ])
    expect(priceHintFor(rising, 5)).toEqual({ kind: 'lowest', price: 1000 })
  })

  it('returns no hint for a product without tiers', () => {
    expect(priceHintFor([], 3)).toBeNull()
  })

  it('offers a price break exactly if a later tier costs less in total', () => {
    fc.assert(
      fc.property(arbitraryTiers, fc.nat(), (someTiers, any) => {
        const least = leastQuantity(someTiers)
        const count = least + (any % (greatestQuantity(someTiers) - least + 1))
        const total = (n: number) => times(unitPrice(someTiers, n), n)
        const hint = priceHintFor(someTiers, count)
        if (hint?.kind === 'priceBreak') {
          return (
            hint.at === count + hint.more &&
            subtract(total(count), total(hint.at)) === hint.saves &&
            hint.saves > ZERO
          )
        }
        return someTiers.every((tier) => tier.from <= count || total(tier.from) >= total(count))
      }),
    )
  })
})

describe('where a price break starts', () => {
  it('starts a price break where the next tier costs less, or nowhere', () => {
    expect(priceBreakStart(tiers, 0)).toBe(46)
    expect(priceBreakStart(tiers, 1)).toBe(161)
    expect(priceBreakStart(tiers, 2)).toBeNull()
    expect(
      priceBreakStart(
        tiersFromWire([
          { from: 1, to: 9, price: sar(10) },
          { from: 10, to: 20, price: sar(10) },
        ]),
        0,
      ),
    ).toBeNull()
  })

  it('starts a price break at the first quantity that costs more than the next tier', () => {
    fc.assert(
      fc.property(arbitraryTiers, (someTiers) =>
        someTiers.every((tier, index) => {
          const after = someTiers[index + 1]
          if (!after) return priceBreakStart(someTiers, index) === null
          const cheaper = (n: number) => times(after.price, after.from) < times(tier.price, n)
          const start = priceBreakStart(someTiers, index)
          if (start === null) return !cheaper(tier.to)
          return cheaper(start) && (start === tier.from || !cheaper(start - 1))
        }),
      ),
    )
  })
})
