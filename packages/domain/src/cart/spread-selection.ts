/** "Make it 50, in the proportions that I have typed." */

import type { Selection } from './cart.ts'
import { quantityOf, setQuantity } from './selection.ts'
import { spreadQuantity } from './spread-quantity.ts'

type Spread = {
  /** Pieces, a whole number: exactly so many are chosen afterwards. */
  total: number
  /** All colours and sizes of the product in the order in which it shows them; equal remainders favour the earlier one. */
  places: readonly { colour: number; size: number }[]
  /** The colour over whose sizes the pieces go evenly where nothing is chosen. */
  colour: number | null
  /** Pieces that a place takes. */
  most: number
}

/**
 * Gives a selection another total in the proportions that it has.
 * @returns null where the places cannot take `total`
 */
export function spreadSelection(
  selection: Selection,
  { total, places, colour, most }: Spread,
): Selection | null {
  const chosen = places.map((place) => quantityOf(selection, place.colour, place.size))
  const shares = chosen.some((quantity) => quantity > 0)
    ? chosen
    : places.map((place) => (place.colour === colour ? 1 : 0))
  const quantities = spreadQuantity(total, shares, most)
  if (!quantities) return null
  return places.reduce(
    (spread, place, at) => setQuantity(spread, place.colour, place.size, quantities[at] ?? 0),
    selection,
  )
}
