/** "However it was written, it is colours down and sizes across." */

import type { NamedColour } from './match-colour.ts'

export type PasteProduct = {
  colours: readonly NamedColour[]
  sizes: readonly { id: number; name: string }[]
}

/** A cell of the grid, as places among the product's colours and sizes. */
export type GridPlace = { row: number; column: number }

/** What stands above or beside cells: a text, or a place of the grid where the block has no heads of that kind. */
export type PasteHead = { text: string } | { place: number }

/** A block as the grid stands; each cell of a row is of the column at its place. */
export type PasteTable = { columns: PasteHead[]; rows: { head: PasteHead; cells: string[] }[] }

/**
 * Parts of a paste of which nothing is taken, as they stood there.
 * - `unreadLine`: a line that is not exactly one colour, one size and one number
 * - `noHeads`: words that are no colours and no sizes, where only their place could tell what they mean
 * - `whichNumber`: numbers of which more than one could be the quantity
 * - `sizesOrPieces`: numbers that could be heads of sizes as well as quantities
 * - `secondTable`: heads that ask for the same cells again, of a further table or in one row
 * - `aboveHeads`: numbers above the heads
 * - `unevenRows`: rows of a CSV with fewer or more cells than others
 * - `severalProducts`: names of products, of which this page sells one
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

/** What was read of a paste: tables, which ask for different cells, and what is left out. */
export type ReadTables = { tables: PasteTable[]; unread: Unread[] }

export function refused(kind: Unread['kind'], texts: readonly string[]): ReadTables {
  return { tables: [], unread: [{ kind, texts: [...new Set(texts)] }] }
}

/** Stands for the colour or size that a line says nothing of: the line is told among those left out. */
export const missing = '?'
