/** "A coupon takes a fixed amount or a percentage off the items, never more than they cost." */

import {
  type BasisPoints,
  basisPoints,
  fromPercent,
  fromSar,
  type Halalas,
  halalas,
  percentOf,
  type Sar,
  toPercent,
  toSar,
  zero,
} from '../money.ts'

export type CouponTerms = { kind: 'fixed'; amount: Halalas } | { kind: 'percentage'; rate: BasisPoints }

/** As the wire has it: type '0' is an amount in SAR, type '1' a percentage. */
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

/** @param stored whole halalas for type '0', hundredths of a percent for type '1' */
export function couponFromStored(type: '0' | '1', stored: number): CouponTerms {
  return type === '0'
    ? { kind: 'fixed', amount: halalas(stored) }
    : { kind: 'percentage', rate: basisPoints(stored) }
}

const everything = fromPercent(100)

/**
 * What a coupon takes off an item total: a fixed one min(amount, items), a percentage items × rate, at most 100 %,
 * rounded half up once (contract, "The sums"). No coupon takes nothing.
 */
export function couponValue(coupon: CouponTerms | null, items: Halalas): Halalas {
  if (!coupon) return zero
  if (coupon.kind === 'fixed') return coupon.amount < items ? coupon.amount : items
  return percentOf(items, coupon.rate < everything ? coupon.rate : everything)
}
