/** Matches spellings of sizes: S, s, Small and صغير are one size; 2XL is XXL. */

import { lettersOfSize } from '../../catalog/size-spellings.ts'
import { cleanLine } from '../../text/clean.ts'
import { foldDigits } from '../../text/digits.ts'
import { foldText } from '../../text/fold.ts'

/** Signs that distinguish sizes but that folding would drop: S/M, 14", 5½, 4-5 and 4.5. */
const TELLING_SIGNS = /[^\p{L}\p{M}\p{Nd}\s.()‐–-]|\p{Nd}\s*[.‐–-]\s*\p{Nd}/u

/** Returns one spelling per size: '2XL' for XXL, '52' for ٥٢ or «مقاس 52», 'S' for «Small (S)». An unknown text stays as it is. */
export function sizeKey(text: string): string {
  const plain = foldDigits(cleanLine(text).toLowerCase()).replace(
    /^(?:sizes?|المقاس|مقاس|قياس)[\s:]+(?=.)/u,
    '',
  )
  if (TELLING_SIGNS.test(plain)) return `=${plain}`
  const names = plain.split(/\s*[()]\s*|\s+[‐–-]\s+/u).filter((name) => name !== '')
  const keys = names.map(nameKey)
  return keys.length > 0 && new Set(keys).size === 1 ? (keys[0] ?? '') : nameKey(plain)
}

function nameKey(text: string): string {
  const folded = foldText(text)
  const [name = folded] = lettersOfSize(folded, true) ?? []
  const letters = name.replace(/[ .]/g, '').toUpperCase()
  const repeated = /^(X{1,8})([SL])$/.exec(letters)
  if (repeated) {
    const count = repeated[1]?.length ?? 1
    return `${count === 1 ? '' : count}X${repeated[2]}`
  }
  if (/^[1-9]X[SL]$/.test(letters)) return letters.replace(/^1/, '')
  return /^[SML]$/.test(letters) ? letters : name
}

/** True for a text that names a size, even one that this product lacks: 6XL, Small, مقاس 58. */
export function looksLikeSize(text: string): boolean {
  const key = sizeKey(text)
  return /^(?:[SML]|\d?X[SL])$/.test(key) || /^(?:size|مقاس|المقاس|قياس) \d/.test(foldText(text))
}

/** Returns the id of the product size that a spreadsheet text means, or null. */
export function matchSize(text: string, sizes: readonly { id: number; name: string }[]): number | null {
  const key = sizeKey(text)
  return key === '' ? null : (sizes.find(({ name }) => sizeKey(name) === key)?.id ?? null)
}
