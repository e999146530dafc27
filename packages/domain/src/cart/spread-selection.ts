import type { Selection } from './cart.ts'
import { quantityOf } from './selection.ts'
import { setQuantities } from './set-quantities.ts'
import { spreadQuantity } from './spread-quantity.ts'

type Spread = {
  /** Pieces of the result, a whole number. */
  total: number
  /** Colours and sizes in display order; equal remainders go to the earlier cell. */
  product: { colours: readonly { id: number }[]; sizes: readonly { id: number }[] }
  /** If nothing is chosen, the pieces go evenly over the sizes of this colour. */
  colour: number | null
  /** Maximum pieces per colour and size. */
  most: number
}

/**
 * Scales a selection to another total in its current proportions.
 * @returns null if its cells cannot hold `total`
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
