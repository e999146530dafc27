/** "A quantity may be typed in any digits; what is no number is ignored." */

import { mostPieces } from '../catalog/most-pieces.ts'
import { readWholeNumber } from '../text/whole-number.ts'

/** Reads a typed quantity of 0 to 100,000. null for anything else, an empty text included (spec, 4). */
export function readQuantity(text: string): number | null {
  const read = readWholeNumber(text, mostPieces)
  return read.kind === 'number' ? read.value : null
}
