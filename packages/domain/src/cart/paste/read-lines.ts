/** Reads an order written as message lines, one per colour and size: «Teal M 20». */

import { foldDigits } from '../../text/digits.ts'
import { foldText } from '../../text/fold.ts'
import { trimMarks } from '../../text/invisible-marks.ts'
import { wordSet } from '../../text/word-set.ts'
import { matchColour } from './match-colour.ts'
import { looksLikeSize, matchSize } from './match-size.ts'
import type { PasteProduct } from './paste-table.ts'
import type { ListLine } from './pivot-list.ts'
import { isAmount, isQuantity } from './read-cell.ts'

/** Unit words allowed next to a quantity. */
const unitWords = wordSet('pc, pcs, piece, pieces, qty, حبة, حبه, قطعة, قطع, عدد, العدد, لون')

/** List numbering, which is no quantity: «1.», «2)», «(3)», «٤-». */
const LINE_NUMBER = /^(?:\(\p{Nd}{1,3}\)|\p{Nd}{1,3}[.):\-–])$/u

/** Maximum words of a line that orders one size. */
const MAX_WORDS = 12

/**
 * Reads a line that has exactly one colour, one size and one number, in any order, and nothing else but units. Returns null for
 * any other or ambiguous line. A numeric size needs the word for size: «مقاس 52».
 */
export function readLine(line: string, product: PasteProduct): ListLine | null {
  const words = wordsOf(line)
  if (words.length < 3 || words.length > MAX_WORDS) return null
  const readings = words.flatMap((number, at) => {
    const amount = /^[x×*]?(.+?)[x×*]?$/iu.exec(number)?.[1] ?? ''
    if (!isQuantity(amount) || beginsSize(words.slice(at))) return []
    const named = readNames(words.toSpliced(at, 1).filter(isNoUnit), product)
    return named ? [{ ...named, amount }] : []
  })
  const [reading, ...others] = readings
  return reading && others.length === 0 ? reading : null
}

/** True if lines start with 1, 2, 3 …, which may be line numbers or quantities. */
export function countUp(lines: readonly string[]): boolean {
  return lines.length > 1 && lines.every((line, at) => Number(wordsOf(line).map(foldDigits)[0]) === at + 1)
}

/** True if a number may be part of the size after it: «2 XL», «2x large», «٢ اكس لارج», «5 x L». */
function beginsSize([number = '', ...behind]: readonly string[]): boolean {
  const digit = foldDigits(number)
  const parts = [1, 2].map((count) => behind.slice(0, count)).filter((part) => part.every(isNoUnit))
  return (
    (/^[2-9]x?$/i.test(digit) && parts.some((part) => looksLikeSize([digit, ...part].join(' ')))) ||
    (/^x$/i.test(behind[0] ?? '') && looksLikeSize(behind.slice(0, 2).join(' ')))
  )
}

export function isNoUnit(word: string): boolean {
  return !unitWords.has(foldText(word))
}

/** Returns the one colour and one size that the words name, or null. */
function readNames(words: readonly string[], product: PasteProduct): Omit<ListLine, 'amount'> | null {
  const readings = words.flatMap((_, start) =>
    words.slice(start).flatMap((_, more) => {
      const size = words.slice(start, start + more + 1).join(' ')
      const colour = words.toSpliced(start, more + 1).join(' ')
      const known =
        !isAmount(size) && matchSize(size, product.sizes) !== null && matchColour(colour, product.colours)
      // The remaining words must be contiguous: one colour name.
      const apart = start > 0 && start + more + 1 < words.length
      return known && !known.guessed && !apart ? [{ colour, size }] : []
    }),
  )
  const [reading, ...others] = readings
  return reading && others.length === 0 ? reading : null
}

function wordsOf(line: string): string[] {
  const words = line
    .split(/\s+/)
    .map(trimMarks)
    .filter((word, at) => at > 0 || !LINE_NUMBER.test(word))
    .map((word) => word.replace(/^[•·▪*([]+|[,،:;)\].*]+$/gu, ''))
    .filter((word) => word !== '' && !/^[-–—=×*]$/u.test(word))
  // Next to a number, x means "times"; before the L of a size it may be its X.
  return words.filter((word, at) => {
    const [before = '', after = ''] = [words[at - 1], words[at + 1]]
    const isTimes = isQuantity(after) || (isQuantity(before) && !looksLikeSize(`${word} ${after}`))
    return !/^x$/i.test(word) || !isTimes
  })
}
