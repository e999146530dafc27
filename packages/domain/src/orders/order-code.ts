import { foldDigits } from '../text/digits.ts'

/** Longer text is cut before the search, which bounds its cost. */
const LONGEST = 200

/** Characters of order codes: no vowels, and no characters that look like others. */
const CODE_CHARACTER = '[2-9B-DF-HJ-NP-TV-XZ]'
const within = new RegExp(
  `(?<![0-9A-Z])(${CODE_CHARACTER}{4})[^0-9A-Z]{0,3}(${CODE_CHARACTER}{4})(?![0-9A-Z])`,
  'g',
)

/**
 * Finds an order code in text and returns its canonical form, such as 7KQM-X4TD. Accepts codes without hyphen, with blanks or #,
 * in lower case, full-width letters or Arabic digits, between invisible marks, or within a sentence. Text with no code, or
 * several, is returned trimmed and in capitals.
 */
export function readOrderCode(text: string): string {
  const plain = foldDigits(text.slice(0, LONGEST).normalize('NFKC')).toUpperCase()
  const letters = plain.replace(/[^0-9A-Z]/g, '')
  if (letters.length === 8) return hyphenated(letters)
  const found = new Set(
    [...plain.replace(/\p{Cf}/gu, '').matchAll(within)].map(([, first, second]) => `${first}-${second}`),
  )
  const [code] = found
  return code && found.size === 1 ? code : plain.trim()
}

function hyphenated(letters: string): string {
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}

/**
 * Characters that look alike, and the one that replaces them: O, D and Q become 0. Also used in SQL's `translate`. Codes
 * contain no 0, 1 or vowel, but people may read and type them.
 */
export const LOOK_ALIKES = { from: 'ODQILJSBZGUY', to: '0001115826VV' } as const

/** Returns a code with one character for all that look alike, without hyphen; null if the text is not as long as a code. */
export function lookAlikeCode(text: string): string | null {
  const letters = readOrderCode(text).replace(/[^0-9A-Z]/g, '')
  if (letters.length !== 8) return null
  return letters.replace(/[A-Z]/g, (letter) => LOOK_ALIKES.to[LOOK_ALIKES.from.indexOf(letter)] ?? letter)
}
