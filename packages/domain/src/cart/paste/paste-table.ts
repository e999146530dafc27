/** The table form to which every paste is converted: colours in rows, sizes in columns. */

import type { NamedColour } from './match-colour.ts'

export type PasteProduct = {
  colours: readonly NamedColour[]
  sizes: readonly { id: number; name: string }[]
}

/** A grid cell, as indexes of the product's colours and sizes. */
export type GridPlace = { row: number; column: number }

/** A row or column head: its text, or a grid index if the block has no such heads. */
export type PasteHead = { text: string } | { place: number }

/** A block laid out like the grid; each cell of a row belongs to the column at its index. */
export type PasteTable = { columns: PasteHead[]; rows: { head: PasteHead; cells: string[] }[] }

/**
 * Parts of a paste that are not read, as pasted.
 * - `unreadLine`: a line that is not exactly one colour, one size and one number
 * - `noHeads`: words that are neither colours nor sizes, so that only position could give them a meaning
 * - `whichNumber`: several numbers could be the quantity
 * - `sizesOrPieces`: numbers that could be size heads or quantities
 * - `secondTable`: heads that repeat earlier cells, in a second table or in one row
 * - `aboveHeads`: numbers above the heads
 * - `unevenRows`: CSV rows of different lengths
 * - `severalProducts`: names of several products, while the page sells one
 */
export type Unread = {
  kind:
    | 'unreadLine'
    | 'noHeads'
    | 'whichNumber'
    | 'sizesOrPieces'
    | 'secondTable'
    | 'aboveHeads'
    | 'unevenRows'
    | 'severalProducts'
  texts: string[]
}

/** The result of a paste: tables with disjoint cells, and the parts not read. */
export type ReadTables = { tables: PasteTable[]; unread: Unread[] }

export function refused(kind: Unread['kind'], texts: readonly string[]): ReadTables {
  return { tables: [], unread: [{ kind, texts: [...new Set(texts)] }] }
}

/** Placeholder for a missing colour or size; its line is reported as rejected. */
export const MISSING_MARK = '?'
