/** "An order code is found however a bank, a chat or a person writes it." */

import { foldDigits } from '../text/digits.ts'

/** Longer text is no order code; the bound keeps the search below cheap. */
const LONGEST = 200

/** The letters of codes as the shop makes them: no vowels, and nothing that reads as something else. */
const ofCode = '[2-9B-DF-HJ-NP-TV-XZ]'
const within = new RegExp(`(?<![0-9A-Z])(${ofCode}{4})[^0-9A-Z]{0,3}(${ofCode}{4})(?![0-9A-Z])`, 'g')

/**
 * Returns a code as the shop writes it, such as 7KQM-X4TD: without hyphen, with blanks or #, in lower case, in full-width letters, in
 * Arabic digits, between invisible marks, or within a sentence. Text that holds no code, or several, comes back trimmed and in capitals.
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
