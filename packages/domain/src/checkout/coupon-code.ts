/** "A coupon is found however a phone or a person writes its code." */

import { foldDigits } from '../text/digits.ts'

/** Hyphens and dashes: phones make EID–26 of EID-26. */
const DASHES = /[\u2010-\u2015\u2212]/g

/** Returns a typed code as coupons have theirs: digits and full-width letters folded, dashes as hyphens, no blanks or invisible marks. */
export function readCouponCode(text: string): string {
  return foldDigits(text.normalize('NFKC'))
    .replace(DASHES, '-')
    .replace(/[\s\p{Cf}]/gu, '')
}
