/** Folds text to one spelling for the index and for searches, so that «قمصان طبيه» finds «قميص طبّي». */

import { capMarks } from './cap-marks.ts'
import { foldDigits } from './digits.ts'
import { DIRECTION_MARKS, JOINERS, ZERO_WIDTH_MARKS } from './invisible-marks.ts'
import { stem } from './stem.ts'

/** Harakat, Qur'anic marks, tatweel, direction marks and zero-width marks. */
const MARKS = new RegExp(
  `[\\u0610-\\u061A\\u0640\\u064B-\\u065F\\u0670\\u06D6-\\u06ED${DIRECTION_MARKS}${ZERO_WIDTH_MARKS}${JOINERS}]`,
  'g',
)

/** Maps each letter on the left to the one on the right. */
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
const REPLACED = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'g')

/**
 * Returns text in the form that search compares, Arabic and Latin: NFKC, lower case, no marks, one form per letter, digits 0-9,
 * one space for each run of other characters. Not NFKD: that would split آ and أ before they are replaced.
 */
export function foldText(text: string): string {
  const plain = foldDigits(capMarks(text).normalize('NFKC').toLowerCase()).replace(MARKS, '')
  const letters = plain.replace(REPLACED, (letter) => LETTERS.get(letter) ?? letter)
  return capMarks(letters)
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
}

export function foldedWords(text: string): string[] {
  const folded = foldText(text)
  return folded === '' ? [] : folded.split(' ')
}

/** Returns the stems of a search, in order. A matching product has all of them among its `indexStems`. */
export function searchStems(text: string): string[] {
  return foldedWords(text).map(stem)
}
