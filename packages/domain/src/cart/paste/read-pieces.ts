/** Reads the pieces of one product as they are typed in a line: «navy: 10 S, 20 M, white 5 L». */

import { MAX_QUANTITY } from '../../catalog/max-quantity.ts'
import { foldText } from '../../text/fold.ts'
import { trimMarks } from '../../text/invisible-marks.ts'
import { addSelections } from '../add-selections.ts'
import type { Selection } from '../cart.ts'
import { matchColour } from './match-colour.ts'
import { matchSize } from './match-size.ts'
import type { PasteProduct } from './paste-table.ts'
import { isQuantity, readCell } from './read-cell.ts'
import { isNoUnit } from './read-lines.ts'

/** Maximum parts of a line: more than the colours and sizes that one product can have in an order. */
const MAX_PARTS = 1_000

/** A comma ends a part, unless it groups the thousands of a number: «1,200 M». So does "and" before a number. */
const PART_END = /[;؛،\n]|,(?!\d{3}(?!\d))|(?<!\d),|\s(?:and\s+|&\s*|\+\s*|و\s*)(?=\p{Nd})/iu

/** Signs between a size and its pieces: «S: 10», «10 × S». */
const BETWEEN = /[:=×*]+/gu

type Piece = { colour: number; size: number; quantity: number }

/**
 * Reads parts separated by commas, each with a number and a size in any order. A colour applies to the parts after it, and may
 * end in a colon. If the product has only one colour or one size, it need not be named. Colours are never guessed.
 * @returns `unread`: as typed, parts that do not name exactly one colour, size and quantity, and colours that no pieces follow
 */
export function readPieces(text: string, product: PasteProduct) {
  const parts = text
    .split(PART_END)
    .map(trimMarks)
    .filter((part) => part !== '')
  if (parts.length === 0 || parts.length > MAX_PARTS) return { selection: [], unread: [text] }
  let colour = onlyOne(product.colours)
  let selection: Selection = []
  const unread: string[] = []
  /** A colour without pieces so far. */
  let open: { part: string; colour: number } | null = null
  for (const part of parts) {
    const [head, tail] = splitColour(part, product)
    colour = head ?? colour
    const piece = tail === '' ? null : readPart(tail, product, colour)
    const next = piece?.colour ?? head
    if (open && next !== null && next !== open.colour) unread.push(open.part)
    open = tail === '' && head !== null ? { part, colour: head } : null
    if (tail === '') continue
    if (!piece) {
      unread.push(part)
      continue
    }
    colour = piece.colour
    const { size, quantity } = piece
    selection = addSelections(selection, [{ color_id: piece.colour, sizes: [{ size_id: size, quantity }] }])
  }
  if (open && selection.length > 0) unread.push(open.part)
  return { selection, unread }
}

/** Splits «navy: 10 S» and «navy» into the colour and what follows. */
function splitColour(part: string, { colours }: PasteProduct): [colour: number | null, rest: string] {
  const colon = part.indexOf(':')
  const head = colon < 0 ? part : part.slice(0, colon)
  const match = matchColour(head, colours)
  if (!match || match.guessed) return [null, part]
  return [match.colour, colon < 0 ? '' : part.slice(colon + 1).trim()]
}

/**
 * Returns the one reading of a part as a quantity, a size and perhaps a colour, or null. Unlike a line of a message, «2 XL» is
 * two pieces of XL: a size «2 XL» would have a quantity beside it.
 */
function readPart(part: string, product: PasteProduct, colour: number | null): Piece | null {
  const words = part
    .replace(BETWEEN, ' ')
    .split(/\s+/u)
    .flatMap((word) => parted(word, product))
    .filter((word) => word !== '' && isNoUnit(word))
  if (words.length > MAX_WORDS) return null
  const readings = [words, withoutTimes(words)].flatMap((each) =>
    each.flatMap((amount, at) => {
      const cell = isQuantity(amount) ? readCell(amount, MAX_QUANTITY) : null
      if (cell?.kind !== 'quantity') return []
      const named = readNames(each.slice(0, at), each.slice(at + 1), product, colour)
      return named.map((names) => ({ ...names, quantity: cell.quantity }))
    }),
  )
  const [reading, ...others] = new Map(readings.map((each) => [JSON.stringify(each), each])).values()
  return reading && others.length === 0 ? reading : null
}

const MAX_WORDS = 12

/** Removes an x that may mean "times". */
function withoutTimes(words: readonly string[]): string[] {
  return words.filter((word) => word.toLowerCase() !== 'x')
}

/**
 * Returns the colours and sizes that the words around a quantity name: one of each, in any order; if the product has only one,
 * it need not be named. A name does not span the quantity.
 */
function readNames(
  before: readonly string[],
  behind: readonly string[],
  { colours, sizes }: PasteProduct,
  current: number | null,
): Omit<Piece, 'quantity'>[] {
  const colourOf = (text: string) => {
    if (text === '') return current
    const match = matchColour(text, colours)
    return match && !match.guessed ? match.colour : null
  }
  const sizeOf = (text: string) =>
    text === '' && sizes.length === 1 ? (sizes[0]?.id ?? null) : matchSize(text, sizes)
  const words = before.length === 0 ? behind : before
  const splits =
    before.length > 0 && behind.length > 0
      ? [[before, behind] as const]
      : Array.from({ length: words.length + 1 }, (_, at) => [words.slice(0, at), words.slice(at)] as const)
  return splits.flatMap(([first, second]) => {
    const [one, other] = [first.join(' '), second.join(' ')]
    return [
      [colourOf(one), sizeOf(other)],
      [colourOf(other), sizeOf(one)],
    ].flatMap(([colour = null, size = null]) => (colour === null || size === null ? [] : [{ colour, size }]))
  })
}

/** Parts «10S», «10xS» and «S10» unless the word is a size or a colour itself, such as «2XL». */
function parted(word: string, { sizes, colours }: PasteProduct): string[] {
  if (matchSize(word, sizes) !== null || matchColour(word, colours)?.guessed === false) return [word]
  const isSize = (text: string) => matchSize(text, sizes) !== null
  const [, digits = '', letters = ''] = /^(\p{Nd}+)(\p{L}.*)$/u.exec(word) ?? []
  const afterTimes = letters.replace(/^x/i, '')
  // «5xL» may be five of L or of XL.
  const isUnclear = /^x\p{Lu}/u.test(letters) && isSize(letters) && isSize(afterTimes)
  if (isSize(letters) && !isUnclear) return [digits, letters]
  if (letters !== afterTimes && isSize(afterTimes) && !isUnclear) return [digits, afterTimes]
  const [, before = '', after = ''] = /^(\p{L}+)(\p{Nd}+)$/u.exec(word) ?? []
  return isSize(before) ? [before, after] : [word]
}

function onlyOne(colours: PasteProduct['colours']): number | null {
  const ids = new Set(colours.map(({ id }) => id))
  const [id] = ids
  return ids.size === 1 && id !== undefined ? id : null
}

/**
 * Splits a line into the words that may name its product and what follows, the longest name first: «Scrub top» of
 * «Scrub top navy: 10 S».
 */
export function productPrefixes(text: string): { name: string; rest: string }[] {
  const ends = [...text.matchAll(/\s+|:|$/gu)].map(({ index }) => index).slice(0, MAX_NAME_WORDS)
  return [...new Set(ends)]
    .map((end) => ({ name: text.slice(0, end).trim(), rest: text.slice(end).replace(/^[\s:]+/u, '') }))
    .filter(({ name }) => foldText(name) !== '')
    .reverse()
}

const MAX_NAME_WORDS = 14
