/** "The quantities travel in the link: nothing of a draft is stored on the server." */

import { mostPieces } from '../catalog/most-pieces.ts'
import type { Selection } from './cart.ts'
import { pieceCount } from './piece-count.ts'
import { quantityOf, setQuantity } from './selection.ts'

/** What a fragment with a draft begins with; the number is the version of what follows. */
const prefix = 'draft1='

/** Longer fragments are not read: 300 cells take some 2,000 characters. */
const mostCharacters = 8_000
const mostCells = 1_000

/** A draft that was read; `unknown`: how many of its cells are of colours or sizes that the product has not. */
export type Draft = { selection: Selection; unknown: number }

/**
 * A selection as the fragment of an address, without #: `draft1=31_1.a-6.b-2s_14.a-3`. First all pieces, then for each colour its
 * id and sizes with their pieces, numbers with base 36. A messenger that cuts the link off cannot make it another order, for
 * then the pieces are not those that it begins with.
 */
export function draftFragment(selection: Selection): string {
  const colours = selection.map(({ color_id, sizes }) =>
    [
      color_id.toString(36),
      ...sizes.map(({ size_id, quantity }) => `${size_id.toString(36)}-${quantity.toString(36)}`),
    ].join('.'),
  )
  return `${prefix}${[pieceCount(selection).toString(36), ...colours].join('_')}`
}

/** Whether a fragment holds a draft, readable or not. */
export function isDraftFragment(fragment: string): boolean {
  return fragment.startsWith('draft')
}

/**
 * Reads a draft from a fragment, without #, for a product. Cells of unknown colours and sizes are left out and counted.
 * null for what is no draft of this version, or one that is damaged: a wrong order is worse than none.
 */
export function readDraft(
  fragment: string,
  product: { colours: readonly { id: number }[]; sizes: readonly { id: number }[] },
): Draft | null {
  if (!fragment.startsWith(prefix) || fragment.length > mostCharacters) return null
  const [total, ...colours] = fragment.slice(prefix.length).split('_')
  const cells = colours.flatMap((text) => {
    const [colour, ...sizes] = text.split('.')
    return sizes.map((cell) => [colour, ...cell.split('-')].map(readNumber))
  })
  if (cells.length === 0 || cells.length > mostCells) return null
  const draft: Draft = { selection: [], unknown: 0 }
  let pieces = 0
  for (const [colour, size, quantity, ...rest] of cells) {
    if (!colour || !size || !quantity || quantity > mostPieces || rest.length > 0) return null
    // Two numbers for one cell: which of them was meant is not known.
    if (quantityOf(draft.selection, colour, size) > 0) return null
    pieces += quantity
    const known =
      product.colours.some(({ id }) => id === colour) && product.sizes.some(({ id }) => id === size)
    if (known) draft.selection = setQuantity(draft.selection, colour, size, quantity)
    else draft.unknown += 1
  }
  return pieces === readNumber(total) ? draft : null
}

/** A positive whole number with base 36; null for anything else. */
function readNumber(text: string | undefined): number | null {
  return text !== undefined && /^[1-9a-z][0-9a-z]{0,7}$/.test(text) ? Number.parseInt(text, 36) : null
}
