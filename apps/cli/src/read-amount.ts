import { fromSar, type Halalas, isSar } from '@zayy/domain/money'
import { foldDigits } from '@zayy/domain/text/digits'

/** An amount in SAR as people type it: 3223.97, 3,223.97, ٣٢٢٣٫٩٧. Null for anything else, and for 0. */
export function readAmount(typed: string): Halalas | null {
  const written = foldDigits(typed).replaceAll('٫', '.').replace(/[,٬]/g, '')
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(written)) return null
  const amount = Number(written)
  return isSar(amount) && amount > 0 ? fromSar(amount) : null
}
