/**
 * The cost of an order after a correction before it ships. A piece never costs more than agreed: the agreed price holds,
 * also for fewer pieces. For more pieces of a product today's tier applies if it is cheaper.
 */

import { type PriceTier, unitPrice } from '../catalog/price-tiers.ts'
import { type CouponTerms, couponValue } from '../checkout/coupon-value.ts'
import type { DeliveryFee } from '../checkout/delivery-fee.ts'
import { type OrderTotals, orderTotals } from '../checkout/order-totals.ts'
import { add, type BasisPoints, type Halalas, shareOf, subtract, times, ZERO } from '../money.ts'

/**
 * @property unit agreed price of a piece
 * @property first price of the first tier when the order was placed
 * @property quantity pieces before the correction
 * @property wanted pieces after it
 * @property tiers of today; null if the product is no longer sold
 */
export type CorrectedLine = {
  productId: number
  unit: Halalas
  first: Halalas
  quantity: number
  wanted: number
  tiers: readonly PriceTier[] | null
}

/**
 * @property items, couponValue as agreed in the order
 * @property coupon today's terms of its coupon; null without one
 * @property delivery as agreed: `amount` is the fee that the order paid, per product or order
 */
export type CorrectedTerms = {
  items: Halalas
  couponValue: Halalas
  coupon: CouponTerms | null
  delivery: DeliveryFee
  taxRate: BasisPoints
  taxIncluded: boolean
}

/** Returns the price of a piece after a correction. */
export function correctedUnit({ unit, quantity, wanted, tiers }: CorrectedLine): Halalas {
  if (wanted <= quantity || tiers === null || tiers.length === 0) return unit
  const today = unitPrice(tiers, wanted)
  return today < unit ? today : unit
}

type PricedLine = { productId: number; unit: Halalas; first: Halalas; quantity: number }

/** Returns the totals of pieces at given prices, by the terms of an order. Lines without pieces are left out. */
export function totalsOf(lines: readonly PricedLine[], terms: CorrectedTerms): OrderTotals {
  const priced = lines.filter(({ quantity }) => quantity > 0)
  const items = add(...priced.map(({ unit, quantity }) => times(unit, quantity)))
  return orderTotals({
    lines: priced.map(({ unit, first, quantity }) => ({
      quantity,
      tiers: [
        { from: 0, to: 0, price: first },
        { from: quantity, to: quantity, price: unit },
      ],
    })),
    coupon: agreedCoupon(terms, items),
    delivery: terms.delivery,
    taxRate: terms.taxRate,
    taxIncluded: terms.taxIncluded,
  })
}

/** The terms of the coupon, if they still are those of the order; otherwise the order's discount in proportion. */
function agreedCoupon(
  { items: agreed, couponValue: value, coupon }: CorrectedTerms,
  items: Halalas,
): CouponTerms | null {
  if (value === ZERO) return null
  if (coupon && couponValue(coupon, agreed) === value) return coupon
  return { kind: 'fixed', amount: shareOf(value, items, agreed) }
}

/**
 * The effect of a correction on the money.
 * - `same`: nothing more is due
 * - `replace`: an unpaid order has these totals from now on
 * - `refund`: a paid order has fewer pieces. Refunds without a correction count first, so that nothing is refunded twice;
 *   `counted` is their part, also in `same`
 * - `add`: the further pieces of a paid order become a new order with these totals
 * - `empty`: no pieces would be left
 * - `both`: a paid order would get fewer pieces of one product and more of another
 */
export type CorrectionOutcome =
  | { kind: 'same'; counted: Halalas }
  | { kind: 'empty' | 'both' }
  | { kind: 'replace'; lines: PricedLine[]; totals: OrderTotals }
  | { kind: 'add'; lines: PricedLine[]; totals: OrderTotals }
  | { kind: 'refund'; amount: Halalas; counted: Halalas }

/**
 * @param order `fee`: delivery fee per product or order after the correction; a paid order keeps the fee that was paid. `invoice`:
 *   total of its invoice; `refunded`: of its credit notes
 */
export function correctionOutcome(
  lines: readonly CorrectedLine[],
  terms: CorrectedTerms,
  { isPaid, fee, invoice, refunded }: { isPaid: boolean; fee: Halalas; invoice: Halalas; refunded: Halalas },
): CorrectionOutcome {
  if (lines.every(({ wanted }) => wanted === 0)) return { kind: 'empty' }
  if (!isPaid) return replacement(lines, terms, fee)
  const isMore = lines.some(({ quantity, wanted }) => wanted > quantity)
  const isLess = lines.some(({ quantity, wanted }) => wanted < quantity)
  if (isMore && isLess) return { kind: 'both' }
  if (isMore) return addition(lines, terms)
  const before = totalsOf(lines, terms).grand
  const after = totalsOf(
    lines.map(({ wanted, ...line }) => ({ ...line, quantity: wanted })),
    terms,
  ).grand
  const owed = atLeastZero(before, after)
  const forPieces = atLeastZero(invoice, before)
  const forNone = atLeastZero(refunded, forPieces)
  const counted = forNone < owed ? forNone : owed
  const amount = subtract(owed, counted)
  return amount > ZERO ? { kind: 'refund', amount, counted } : { kind: 'same', counted }
}

function atLeastZero(from: Halalas, amount: Halalas): Halalas {
  return from > amount ? subtract(from, amount) : ZERO
}

function replacement(
  lines: readonly CorrectedLine[],
  terms: CorrectedTerms,
  fee: Halalas,
): CorrectionOutcome {
  if (fee === terms.delivery.amount && lines.every(({ quantity, wanted }) => quantity === wanted))
    return { kind: 'same', counted: ZERO }
  const corrected = lines.map((line) => ({ ...line, unit: correctedUnit(line), quantity: line.wanted }))
  const delivery = { ...terms.delivery, amount: fee }
  return { kind: 'replace', lines: corrected, totals: totalsOf(corrected, { ...terms, delivery }) }
}

/** The further pieces travel with the others, so they have no delivery fee, and the coupon was used once. */
function addition(lines: readonly CorrectedLine[], terms: CorrectedTerms): CorrectionOutcome {
  const added = lines
    .map((line) => ({ ...line, unit: correctedUnit(line), quantity: line.wanted - line.quantity }))
    .filter(({ quantity }) => quantity > 0)
  const delivery = { ...terms.delivery, amount: ZERO }
  const free = { ...terms, couponValue: ZERO, coupon: null, delivery }
  return { kind: 'add', lines: added, totals: totalsOf(added, free) }
}
