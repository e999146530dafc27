/** Encodes a selection in the URL fragment of a shared link. The server stores nothing of a draft. */

import { MAX_QUANTITY } from '../catalog/max-quantity.ts'
import type { Selection } from './cart.ts'
import { pieceCount } from './piece-count.ts'
import { quantityOf, setQuantity } from './selection.ts'

/** Prefix of a draft fragment; the number is the format version. */
const PREFIX = 'draft1='

/** Longer fragments are rejected: 300 cells take about 2,000 characters. */
const MAX_CHARACTERS = 8_000
const MAX_CELLS = 1_000

/** `unknown`: number of cells whose colour or size the product does not have. */
export type Draft = { selection: Selection; unknown: number }

/**
 * Returns a selection as a URL fragment without #: `draft1=31_1.a-6.b-2s_14.a-3`. The total comes first, then each colour id
 * with its sizes and quantities, all in base 36. If a messenger cuts the link, the total no longer matches, so it cannot become
 * another order.
 */
export function draftFragment(selection: Selection): string {
  const colours = selection.map(({ color_id, sizes }) =>
    [
      color_id.toString(36),
      ...sizes.map(({ size_id, quantity }) => `${size_id.toString(36)}-${quantity.toString(36)}`),
    ].join('.'),
  )
  return `${PREFIX}${[pieceCount(selection).toString(36), ...colours].join('_')}`
}

/** True for any draft fragment, readable or not. */
export function isDraftFragment(fragment: string): boolean {
  return fragment.startsWith('draft')
}

/**
 * Reads a draft of a product from a URL fragment without #. Cells of unknown colours and sizes are dropped and counted. Returns
 * null for another version or a damaged draft: a wrong order is worse than none.
 */
export function readDraft(
  fragment: string,
  product: { colours: readonly { id: number }[]; sizes: readonly { id: number }[] },
): Draft | null {
  if (!fragment.startsWith(PREFIX) || fragment.length > MAX_CHARACTERS) return null
  const [total, ...colours] = fragment.slice(PREFIX.length).split('_')
  const cells = colours.flatMap((text) => {
    const [colour, ...sizes] = text.split('.')
    return sizes.map((cell) => [colour, ...cell.split('-')].map(readNumber))
  })
  if (cells.length === 0 || cells.length > MAX_CELLS) return null
  const draft: Draft = { selection: [], unknown: 0 }
  let pieces = 0
  for (const [colour, size, quantity, ...rest] of cells) {
    if (!colour || !size || !quantity || quantity > MAX_QUANTITY || rest.length > 0) return null
    // Two quantities for one cell: the intended one is unknown.
    if (quantityOf(draft.selection, colour, size) > 0) return null
    pieces += quantity
    const known =
      product.colours.some(({ id }) => id === colour) && product.sizes.some(({ id }) => id === size)
    if (known) draft.selection = setQuantity(draft.selection, colour, size, quantity)
    else draft.unknown += 1
  }
  return pieces === readNumber(total) ? draft : null
}

/** Reads a positive whole number in base 36; null for anything else. */
function readNumber(text: string | undefined): number | null {
  return text !== undefined && /^[1-9a-z][0-9a-z]{0,7}$/.test(text) ? Number.parseInt(text, 36) : null
}
