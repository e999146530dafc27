import { MAX_QUANTITY } from '../catalog/max-quantity.ts'

/** Quantities of one product in an earlier order. Values are unchecked: they may come from local storage. */
type OrderedProduct = { colors: { sizes: { id: unknown; quantity: unknown }[] }[] }

/**
 * Returns the share of each size in an order, over all colours, as the smallest whole numbers: 10, 20, 10 becomes 1, 2, 1.
 * @returns null for an order without any of these sizes
 */
export function sharesOfOrder(ordered: OrderedProduct, sizes: readonly { id: number }[]): number[] | null {
  const cells = ordered.colors.flatMap((colour) => colour.sizes)
  const pieces = sizes.map(({ id }) =>
    cells.reduce((sum, size) => sum + (size.id === id ? piecesOf(size.quantity) : 0), 0),
  )
  const divisor = pieces.reduce(greatestCommonDivisor, 0)
  return divisor === 0 ? null : pieces.map((count) => count / divisor)
}

function piecesOf(quantity: unknown): number {
  return typeof quantity === 'number' &&
    Number.isSafeInteger(quantity) &&
    quantity > 0 &&
    quantity <= MAX_QUANTITY
    ? quantity
    : 0
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other)
}
