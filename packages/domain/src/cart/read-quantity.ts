import { MAX_QUANTITY } from '../catalog/max-quantity.ts'
import { readWholeNumber } from '../text/whole-number.ts'

/**
 * Reads a typed quantity from 0 to `MAX_QUANTITY`, in digits of any script. Returns null for anything else, including empty text
 * (spec, 4).
 */
export function readQuantity(text: string): number | null {
  const read = readWholeNumber(text, MAX_QUANTITY)
  return read.kind === 'number' ? read.value : null
}
