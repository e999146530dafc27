/** "«قمصان طبيه» finds «قميص طبّي»": one spelling for search, of what is stored and of what is asked. */

import { capMarks } from './cap-marks.ts'
import { foldDigits } from './digits.ts'
import { directionMarks, joiners, zeroWidthMarks } from './invisible-marks.ts'
import { stem } from './stem.ts'

/** Harakat, Qur'anic marks, tatweel, and marks of direction or of no width. */
const MARKS = new RegExp(
  `[\\u0610-\\u061A\\u0640\\u064B-\\u065F\\u0670\\u06D6-\\u06ED${directionMarks}${zeroWidthMarks}${joiners}]`,
  'g',
)

/** Each letter on the left is written as the one on the right. */
const LETTERS = new Map([
  ...[...'أإآٱٲٳ'].map((letter) => [letter, 'ا'] as const),
  ...[...'ىیېئ'].map((letter) => [letter, 'ي'] as const),
  ...[...'ةۀەہھ'].map((letter) => [letter, 'ه'] as const),
  ...[...'کګگ'].map((letter) => [letter, 'ك'] as const),
  ['ؤ', 'و'],
  ['پ', 'ب'],
  ['چ', 'ج'],
  ['ژ', 'ز'],
  ['ڤ', 'ف'],
])

/**
 * Text as search compares it, Arabic and Latin alike: NFKC, lower case, without marks, one form of each
 * letter, 0-9, and one space for everything that is neither letter nor digit. NFKC and not NFD: that
 * would split آ and أ before they are replaced.
 */
export function foldText(text: string): string {
  const plain = foldDigits(capMarks(text).normalize('NFKC').toLowerCase()).replace(MARKS, '')
  const letters = plain.replace(/[\u0622-\u06D5]/g, (letter) => LETTERS.get(letter) ?? letter)
  return capMarks(letters)
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
}

/** The stems of what was asked, in its order. A product about it holds all of them among its `indexStems`. */
export function searchStems(text: string): string[] {
  const folded = foldText(text)
  return folded === '' ? [] : folded.split(' ').map(stem)
}
