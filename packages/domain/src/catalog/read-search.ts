/** Parses a search: «٥٠ قطعة سكراب مقاس XL» is scrubs, quantity 50, size XL. */

import { readQuantity } from '../cart/read-quantity.ts'
import { foldDigits } from '../text/digits.ts'
import { foldText, searchStems } from '../text/fold.ts'
import { STOP_WORDS } from '../text/stop-words.ts'
import { MAX_PHRASE_WORDS, usualName } from '../text/synonyms.ts'
import { DOZENS, PIECES, QUANTITY_HEADS } from './quantity-words.ts'
import { countsYears, isSizeMarker, isSizeSystem, lettersOfSize, MAX_SIZE_WORDS } from './size-spellings.ts'

/**
 * A part of a search, with its typed text.
 *
 * - `word`: a property of a product. `text` is the usual name if a phrase is another name of one garment.
 * - `size`: the names that shops use for it.
 * - `quantity`: pieces, from 1 to `MAX_QUANTITY`.
 * - `number`: a quantity, a size or a word; only the catalogue can tell. `leads`: it precedes every word.
 * - `unusable`: a quantity that cannot be ordered, such as "0 pcs" or "1.5 pcs", or "dozen" without a number.
 */
export type SearchPart =
  | { kind: 'word'; typed: string; text: string }
  | { kind: 'size'; typed: string; names: readonly string[] }
  | { kind: 'quantity'; typed: string; pieces: number }
  | { kind: 'number'; typed: string; pieces: number; leads: boolean }
  | { kind: 'unusable'; typed: string }

export type ReadSearch = {
  /** True for a search in quotation marks: every word must match, and none is a size or quantity. */
  exact: boolean
  parts: SearchPart[]
}

type Token = { typed: string; folded: string }

/** Maximum tokens of a search; later ones are ignored. */
const MAX_TOKENS = 40

const quoted = /^["“”«»](.+)["“”«»]$/u

/** Characters of the longest size name in the product spreadsheets. */
const MAX_SIZE_LENGTH = 20

/** Parses a search. Returns no parts for a search without a letter or digit. The typed texts never exceed the search. */
export function readSearch(search: string): ReadSearch {
  const [, exactly] = search.trim().match(quoted) ?? []
  const tokens = tokensOf(exactly ?? search)
  if (exactly !== undefined)
    return { exact: true, parts: tokens.map(({ typed }) => ({ kind: 'word', typed, text: typed })) }
  const parts: SearchPart[] = []
  for (let at = 0; at < tokens.length; ) {
    const rest = tokens.slice(at, at + MAX_SIZE_WORDS + 2)
    const isFirst = !parts.some(isTellingWord)
    const { part, length } = readQuantityPart(rest) ?? readSizePart(rest) ?? readOther(rest, isFirst)
    parts.push(part)
    at += length
  }
  return { exact: false, parts: withUsualNames(withoutStopWords(parts)) }
}

function tokensOf(text: string): Token[] {
  return text
    .trim()
    .split(/\s+/u, MAX_TOKENS)
    .flatMap(labelAndValue)
    .map((typed) => ({ typed, folded: foldText(typed) }))
    .filter(({ folded }) => folded !== '')
}

/** Splits "size:XL" and "qty-50" into two tokens. */
function labelAndValue(typed: string): string[] {
  const [, label = '', value = ''] = typed.match(/^(\p{L}+[:=_-]+)(.+)$/u) ?? []
  const folded = foldText(label)
  return isSizeMarker(folded) || QUANTITY_HEADS.has(folded) ? [label, value] : [typed]
}

type Read = { part: SearchPart; length: number }

const glued = /^(?:[x×](?<times>\d+)|(?<before>\d{2,})[x×]|(?<number>\d[\d,٬]*)(?<unit>\p{L}+))$/u

function readQuantityPart(tokens: readonly Token[]): Read | null {
  const [first, second, third] = tokens
  if (!first) return null
  const { number, unit = '', times, before } = plainOf(first).match(glued)?.groups ?? {}
  const alone = times ?? before ?? (PIECES.has(foldText(unit)) ? number : undefined)
  if (alone !== undefined) return quantity(alone, tokens, 1)
  if (DOZENS.has(first.folded)) return { part: { kind: 'unusable', typed: first.typed }, length: 1 }
  if (!second) return null
  if (isAnyNumber(first)) {
    // "000" is the only group of three digits that cannot begin a number.
    const groups = /^0\d\d$/.test(plainOf(second)) ? 2 : 1
    const unit = tokens[groups]?.folded ?? ''
    const digits = tokens.slice(0, groups).map(plainOf).join('')
    if (PIECES.has(unit)) return quantity(digits, tokens, groups + 1)
    if (DOZENS.has(unit)) return quantity(digits, tokens, groups + 1, 12)
    if (groups > 1) return quantity(digits, tokens, groups)
  }
  if (QUANTITY_HEADS.has(first.folded) && isAnyNumber(second))
    return quantity(plainOf(second), tokens, third && PIECES.has(third.folded) ? 3 : 2)
  return null
}

function quantity(digits: string, tokens: readonly Token[], length: number, each = 1): Read {
  const typed = typedOf(tokens, length)
  const pieces = readQuantity(String((readQuantity(digits) ?? 0) * each))
  return { part: pieces ? { kind: 'quantity', typed, pieces } : { kind: 'unusable', typed }, length }
}

function readSizePart(tokens: readonly Token[]): Read | null {
  const [first, second] = tokens
  if (!first) return null
  const years = (length: number) => (countsYears(tokens[length]?.folded ?? '') ? 1 : 0)
  const isMarked = isSizeMarker(first.folded)
  const before = (isMarked ? 1 : 0) + (isSizeSystem((isMarked ? second : first)?.folded ?? '') ? 1 : 0)
  if (before > 0) {
    const marked = lettersAt(tokens.slice(before), true) ?? namedSize(tokens[before])
    if (marked) return sizePart(tokens, marked.names, before + marked.length + years(before + marked.length))
    if (isMarked) return null
  }
  if (isNumber(first) && years(1) > 0) return sizePart(tokens, [plainOf(first)], 2)
  const letters = lettersAt(tokens, false)
  const isMarkedAfter = (length: number) => isSizeMarker(tokens[length]?.folded ?? '')
  if (letters)
    return sizePart(tokens, letters.names, letters.length + (isMarkedAfter(letters.length) ? 1 : 0))
  const several = first.folded.split(' ').map((word) => lettersOfSize(word, false))
  if (several.length > 1 && /[/,+-]/.test(first.typed) && !several.includes(null))
    return sizePart(
      tokens,
      several.flatMap((names) => names ?? []),
      1,
    )
  return null
}

/** Returns the size that the first tokens spell, preferring the longest spelling. */
function lettersAt(tokens: readonly Token[], marked: boolean) {
  for (let length = Math.min(MAX_SIZE_WORDS, tokens.length); length > 0; length -= 1) {
    const names = lettersOfSize(
      tokens
        .slice(0, length)
        .map(({ folded }) => folded)
        .join(' '),
      marked,
    )
    if (names) return { names, length }
  }
  return null
}

/** After a word for "size", any token with a digit is a size: 52, 6Y, 170x65. */
function namedSize(token: Token | undefined) {
  if (!token || !/\d/.test(token.folded)) return null
  const name = plainOf(token)
  return [...name].length > MAX_SIZE_LENGTH
    ? null
    : { names: [...new Set([name, name.toUpperCase()])], length: 1 }
}

function sizePart(tokens: readonly Token[], names: readonly string[], length: number): Read {
  return { part: { kind: 'size', typed: typedOf(tokens, length), names }, length }
}

function readOther(tokens: readonly Token[], leads: boolean): Read {
  const [first = { typed: '', folded: '' }] = tokens
  const pieces = isNumber(first) ? readQuantity(plainOf(first)) : null
  const { typed } = first
  return {
    part:
      pieces === null || pieces === 0
        ? { kind: 'word', typed, text: typed }
        : { kind: 'number', typed, pieces, leads },
    length: 1,
  }
}

function isNumber(token: Token): boolean {
  return /^\d[\d,٬]*$/.test(plainOf(token))
}

/** True for any number, even one that is no quantity: -5, 1.5. */
function isAnyNumber(token: Token): boolean {
  return /^[-+−]?\d[\d,٬.٫]*$/u.test(plainOf(token))
}

const mark = /[\p{Pi}\p{Pf}\p{Ps}\p{Pe}.,;:!?'"؛،؟…]+/u.source
const edges = new RegExp(`^${mark}|${mark}$`, 'gu')

/** Prefixes that Arabic attaches to a number: «بـ٥٠», «ل30», «الـ50». */
const prefix = /^(?:[بلو]|ال|لل)ـ*(?=\d)/u

/** Returns a token in lower case, with digits 0-9 and without punctuation around it. */
function plainOf({ typed }: Token): string {
  return foldDigits(typed.normalize('NFKC').toLowerCase()).replace(edges, '').replace(prefix, '')
}

function typedOf(tokens: readonly Token[], length: number): string {
  return tokens
    .slice(0, length)
    .map(({ typed }) => typed)
    .join(' ')
}

/** Drops stop words, unless there are no other words. */
function withoutStopWords(parts: readonly SearchPart[]): SearchPart[] {
  const telling = parts.filter((part) => part.kind !== 'word' || isTellingWord(part))
  return telling.length === 0 ? [...parts] : telling
}

/** A word for "size" or "years" without a number does not narrow the search either. */
function isTellingWord(part: SearchPart): boolean {
  const folded = foldText(part.typed)
  return part.kind === 'word' && !STOP_WORDS.has(folded) && !isSizeMarker(folded) && !countsYears(folded)
}

/** Replaces phrases that are another name of one garment by its usual name: «بدلة طبية» becomes «سكراب». */
function withUsualNames(parts: readonly SearchPart[]): SearchPart[] {
  const named: SearchPart[] = []
  for (let at = 0; at < parts.length; ) {
    const { part, length } = usuallyNamed(parts.slice(at, at + MAX_PHRASE_WORDS)) ?? {
      part: parts[at],
      length: 1,
    }
    if (part) named.push(part)
    at += length
  }
  return named
}

function usuallyNamed(parts: readonly SearchPart[]): { part: SearchPart; length: number } | null {
  const others = parts.findIndex(({ kind }) => kind !== 'word')
  const words = others === -1 ? parts : parts.slice(0, others)
  for (let length = words.length; length > 0; length -= 1) {
    const typed = words
      .slice(0, length)
      .map((part) => part.typed)
      .join(' ')
    const text = usualName(searchStems(typed))
    if (text !== null) return { part: { kind: 'word', typed, text }, length }
  }
  return null
}
