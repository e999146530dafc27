import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FEE_UNITS } from '../checkout/delivery-fee.ts'
import { orderTotals } from '../checkout/order-totals.ts'
import { add, basisPoints, fromPercent, type Halalas, halalas, subtract, ZERO } from '../money.ts'
import {
  type CorrectedLine,
  type CorrectedTerms,
  correctedUnit,
  correctionOutcome,
  totalsOf,
} from './correct-order.ts'

const tiers = [
  { from: 10, to: 49, price: halalas(5_000) },
  { from: 50, to: 199, price: halalas(4_500) },
]
const scrubs = { productId: 1, unit: halalas(4_500), first: halalas(5_000), quantity: 60, wanted: 60, tiers }

test.each([
  ['keeps the agreed price for fewer pieces, below its tier', { wanted: 20 }, 4_500],
  ['keeps it for as many', {}, 4_500],
  ['keeps it if today’s tier is dearer', { wanted: 61, unit: halalas(4_000) }, 4_000],
  ['takes a cheaper tier for more pieces', { quantity: 20, wanted: 50, unit: halalas(5_000) }, 4_500],
  ['keeps it beyond the last tier', { wanted: 500 }, 4_500],
  ['keeps it for a product that is no longer sold', { wanted: 99, tiers: null }, 4_500],
] as const)('%s', (_, change, expected) => {
  expect(correctedUnit({ ...scrubs, ...change })).toBe(expected)
})

const terms: CorrectedTerms = {
  items: halalas(270_000),
  couponValue: ZERO,
  coupon: null,
  delivery: { amount: halalas(2_500), per: 'product', freeFrom: null },
  taxRate: fromPercent(15),
  taxIncluded: true,
}
const apron = {
  productId: 2,
  unit: halalas(1_999),
  first: halalas(1_999),
  quantity: 3,
  tiers: null,
  wanted: 3,
}
const outcome = (lines: CorrectedLine[], isPaid: boolean, fee = terms.delivery.amount) => {
  const invoice = totalsOf(lines, terms).grand
  const found = correctionOutcome(lines, terms, { isPaid, fee, invoice, refunded: ZERO })
  return 'totals' in found
    ? [found.kind, found.totals.grand]
    : 'amount' in found
      ? [found.kind, found.amount]
      : [found.kind]
}

test.each([
  ['sizes of an unpaid order', [scrubs, apron], false, ['same']],
  ['sizes of a paid order', [scrubs, apron], true, ['same']],
  [
    'fewer pieces, unpaid',
    [{ ...scrubs, wanted: 58 }, apron],
    false,
    ['replace', 58 * 4_500 + 3 * 1_999 + 5_000],
  ],
  [
    'no pieces of a product, unpaid',
    [{ ...scrubs, wanted: 0 }, apron],
    false,
    ['replace', 3 * 1_999 + 2_500],
  ],
  ['more pieces, unpaid', [scrubs, { ...apron, wanted: 4 }], false, ['replace', 270_000 + 4 * 1_999 + 5_000]],
  [
    'fewer of one and more of another, unpaid',
    [
      { ...scrubs, wanted: 59 },
      { ...apron, wanted: 4 },
    ],
    false,
    ['replace', 59 * 4_500 + 4 * 1_999 + 5_000],
  ],
  ['fewer pieces, paid', [{ ...scrubs, wanted: 58 }, apron], true, ['refund', 9_000]],
  ['no pieces of a product, paid', [scrubs, { ...apron, wanted: 0 }], true, ['refund', 3 * 1_999 + 2_500]],
  ['more pieces, paid', [{ ...scrubs, wanted: 62 }, apron], true, ['add', 9_000]],
  [
    'fewer of one and more of another, paid',
    [
      { ...scrubs, wanted: 59 },
      { ...apron, wanted: 4 },
    ],
    true,
    ['both'],
  ],
  [
    'no pieces at all',
    [
      { ...scrubs, wanted: 0 },
      { ...apron, wanted: 0 },
    ],
    false,
    ['empty'],
  ],
] as const)('decides about %s', (_, lines, isPaid, expected) => {
  expect(outcome([...lines], isPaid)).toEqual(expected)
})

test('charges an unpaid order the delivery fee of its new city, and a paid one never', () => {
  expect(outcome([scrubs], false, halalas(4_000))).toEqual(['replace', 274_000])
  expect(outcome([scrubs], true, halalas(4_000))).toEqual(['same'])
})

test('scales a discount whose coupon has changed since', () => {
  const tenPercent = { ...terms, couponValue: halalas(27_000) }
  const half = { ...scrubs, quantity: 30 }
  const kept = { ...tenPercent, coupon: { kind: 'percentage', rate: fromPercent(10) } as const }
  const changed = { ...tenPercent, coupon: { kind: 'percentage', rate: fromPercent(50) } as const }
  for (const each of [kept, changed, tenPercent]) expect(totalsOf([half], each).coupon).toBe(13_500)
  expect(totalsOf([half], { ...tenPercent, coupon: { kind: 'fixed', amount: halalas(27_000) } }).coupon).toBe(
    27_000,
  )
})

const line = fc.record({
  unit: fc.integer({ min: 0, max: 90_000 }).map(halalas),
  quantity: fc.integer({ min: 1, max: 500 }),
  wanted: fc.integer({ min: 0, max: 600 }),
})
const random = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  coupon: fc.option(
    fc.oneof(
      fc
        .integer({ min: 1, max: 200_000 })
        .map((amount) => ({ kind: 'fixed' as const, amount: halalas(amount) })),
      fc
        .integer({ min: 1, max: 10_000 })
        .map((rate) => ({ kind: 'percentage' as const, rate: basisPoints(rate) })),
    ),
  ),
  isCouponKept: fc.boolean(),
  fee: fc.integer({ min: 0, max: 9_000 }).map(halalas),
  per: fc.constantFrom(...FEE_UNITS),
  freeFrom: fc.option(fc.integer({ min: 0, max: 500_000 }).map(halalas)),
  rate: fc.constantFrom(0, 5, 15).map(fromPercent),
  taxIncluded: fc.boolean(),
})

test('refunds the difference in parts or at once, never twice, and starts from the total that was charged', () => {
  fc.assert(
    fc.property(random, fc.nat({ max: 100_000 }), (order, given) => {
      const { lines, coupon, isCouponKept, fee, per, freeFrom, rate, taxIncluded } = order
      const placed = orderTotals({
        lines: lines.map(({ unit, quantity }) => ({ quantity, tiers: [{ from: 1, to: 999, price: unit }] })),
        coupon,
        delivery: { amount: fee, per, freeFrom },
        taxRate: rate,
        taxIncluded,
      })
      const agreed: CorrectedTerms = {
        items: placed.items,
        couponValue: placed.coupon,
        coupon: isCouponKept ? coupon : null,
        delivery: { amount: placed.shipping === ZERO ? ZERO : fee, per, freeFrom },
        taxRate: rate,
        taxIncluded,
      }
      const at = (quantities: readonly number[]) =>
        lines.map(({ unit }, index) => ({
          productId: index,
          unit,
          first: unit,
          quantity: quantities[index] ?? 0,
          wanted: 0,
          tiers: null,
        }))
      const before = lines.map(({ quantity }) => quantity)
      const after = lines.map(({ quantity, wanted }) => Math.min(quantity, wanted))
      const between = before.map((quantity, index) => Math.ceil((quantity + (after[index] ?? 0)) / 2))
      fc.pre(after.some((quantity) => quantity > 0))
      expect(totalsOf(at(before), agreed).grand).toBe(placed.grand)
      const invoice = placed.grand
      const refund = (from: readonly number[], to: readonly number[], refunded: Halalas) => {
        const wanted = at(from).map((each, index) => ({ ...each, wanted: to[index] ?? 0 }))
        const found = correctionOutcome(wanted, agreed, {
          isPaid: true,
          fee: agreed.delivery.amount,
          invoice,
          refunded,
        })
        expect(['refund', 'same']).toContain(found.kind)
        return 'amount' in found ? found.amount : ZERO
      }
      const once = refund(before, after, ZERO)
      const first = refund(before, between, ZERO)
      expect(add(first, refund(between, after, first))).toBe(once)
      // Refunded without a correction, before both corrections or between them.
      const byHand = halalas(given)
      const left = byHand < once ? subtract(once, byHand) : ZERO
      expect(refund(before, after, byHand)).toBe(left)
      const afterHand = refund(before, between, byHand)
      expect(add(afterHand, refund(between, after, add(byHand, afterHand)))).toBe(left)
      const rest = subtract(once, first)
      const restAfterHand = refund(between, after, add(first, byHand))
      expect(restAfterHand).toBe(byHand < rest ? subtract(rest, byHand) : ZERO)
      expect(subtract(placed.grand, once)).toBe(totalsOf(at(after), agreed).grand)
    }),
  )
})
