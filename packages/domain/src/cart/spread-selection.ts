/** "Make it 50, in the proportions that I have typed." */

import type { Selection } from './cart.ts'
import { quantityOf } from './selection.ts'
import { setQuantities } from './set-quantities.ts'
import { spreadQuantity } from './spread-quantity.ts'

type Spread = {
  /** Pieces, a whole number: exactly so many are chosen afterwards. */
  total: number
  /** Its colours and sizes in the order in which it shows them; equal remainders favour the earlier one. */
  product: { colours: readonly { id: number }[]; sizes: readonly { id: number }[] }
  /** The colour over whose sizes the pieces go evenly where nothing is chosen. */
  colour: number | null
  /** Pieces that a colour takes in a size. */
  most: number
}

/**
 * Gives a selection another total in the proportions that it has.
 * @returns null where its cells cannot take `total`
 */
export function spreadSelection(
  selection: Selection,
  { total, product, colour, most }: Spread,
): Selection | null {
  const places = product.colours.flatMap(({ id }) =>
    product.sizes.map((size) => ({ colour: id, size: size.id })),
  )
  const chosen = places.map((place) => quantityOf(selection, place.colour, place.size))
  const shares = chosen.some((quantity) => quantity > 0)
    ? chosen
    : places.map((place) => (place.colour === colour ? 1 : 0))
  const quantities = spreadQuantity(total, shares, most)
  if (!quantities) return null
  return setQuantities(
    selection,
    places.map((place, at) => ({ ...place, quantity: quantities[at] ?? 0 })),
  )
}
