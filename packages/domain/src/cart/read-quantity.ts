/** "A quantity may be typed in any digits; what is no number is ignored." */

import { mostPieces } from '../catalog/most-pieces.ts'
import { foldDigits } from '../text/digits.ts'

/**
 * Reads a typed quantity: 0 to 100,000, in 0-9, ٠-٩ or ۰-۹, spaces around it and grouping
 * (1,200 or ١٬٢٠٠) allowed. null for anything else, which is to be ignored (spec, 4).
 */
export function readQuantity(text: string): number | null {
  const digits = foldDigits(text.trim())
  if (!/^(\d+|\d{1,3}([,٬]\d{3})+)$/.test(digits)) return null
  const quantity = Number(digits.replace(/[,٬]/g, ''))
  return quantity <= mostPieces ? quantity : null
}
