/** A coupon takes a fixed amount or a percentage off the items, at most their total. */

import {
  type BasisPoints,
  fromPercent,
  fromSar,
  type Halalas,
  percentOf,
  type Sar,
  toPercent,
  toSar,
  ZERO,
} from '../money.ts'

export type CouponTerms = { kind: 'fixed'; amount: Halalas } | { kind: 'percentage'; rate: BasisPoints }

/** API form: type '0' is an amount in SAR, type '1' a percentage. */
type WireCoupon = { type: '0'; amount: Sar } | { type: '1'; amount: number }

/** @throws RangeError for an amount or a percentage with more than 2 decimals. */
export function couponFromWire(coupon: WireCoupon): CouponTerms {
  return coupon.type === '0'
    ? { kind: 'fixed', amount: fromSar(coupon.amount) }
    : { kind: 'percentage', rate: fromPercent(coupon.amount) }
}

export function couponToWire(coupon: CouponTerms): WireCoupon {
  return coupon.kind === 'fixed'
    ? { type: '0', amount: toSar(coupon.amount) }
    : { type: '1', amount: toPercent(coupon.rate) }
}

/** Database form: one of the two is null. */
type StoredCoupon = { amount: Halalas | null; basisPoints: BasisPoints | null }

/** @throws RangeError if both are null */
export function couponFromStored({ amount, basisPoints }: StoredCoupon): CouponTerms {
  if (basisPoints !== null) return { kind: 'percentage', rate: basisPoints }
  if (amount === null) throw new RangeError('Coupon has neither an amount nor a percentage')
  return { kind: 'fixed', amount }
}

export function couponToStored(coupon: CouponTerms): StoredCoupon {
  return coupon.kind === 'fixed'
    ? { amount: coupon.amount, basisPoints: null }
    : { amount: null, basisPoints: coupon.rate }
}

const everything = fromPercent(100)

/**
 * Returns the discount of a coupon on an item total: min(amount, items), or items × rate with a rate of at most 100 %, rounded
 * half up once (contract, "The sums"). Zero without a coupon.
 */
export function couponValue(coupon: CouponTerms | null, items: Halalas): Halalas {
  if (!coupon) return ZERO
  if (coupon.kind === 'fixed') return coupon.amount < items ? coupon.amount : items
  return percentOf(items, coupon.rate < everything ? coupon.rate : everything)
}
