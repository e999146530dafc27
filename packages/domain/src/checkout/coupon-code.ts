import { foldDigits } from '../text/digits.ts'

/** Phones replace the hyphen of EID-26 by a dash: EID–26. */
const DASHES = /[\u2010-\u2015\u2212]/g

/** Normalises a typed coupon code: folds digits and full-width letters, turns dashes into hyphens, removes blanks and invisible marks. */
export function readCouponCode(text: string): string {
  return foldDigits(text.normalize('NFKC'))
    .replace(DASHES, '-')
    .replace(/[\s\p{Cf}]/gu, '')
}
