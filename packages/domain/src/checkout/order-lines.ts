/** "What is ordered: everything twice added up, everything at nothing left out." */

import type { Selection } from '../cart/cart.ts'

export type OrderLine = { product_id: number; colors: Selection }

/**
 * The lines of an order as they were meant (contract, POST /orders): the same product, colour or size
 * twice is added up; then sizes of quantity 0, colours without sizes and products without colours go.
 * The order in which each was first named stays.
 */
export function orderLines(products: readonly OrderLine[]): OrderLine[] {
  const lines = new Map<number, Map<number, Map<number, number>>>()
  for (const { product_id, colors } of products) {
    const line = lines.get(product_id) ?? new Map<number, Map<number, number>>()
    lines.set(product_id, line)
    for (const { color_id, sizes } of colors) {
      const colour = line.get(color_id) ?? new Map<number, number>()
      line.set(color_id, colour)
      for (const { size_id, quantity } of sizes) colour.set(size_id, (colour.get(size_id) ?? 0) + quantity)
    }
  }
  return [...lines]
    .map(([product_id, line]) => ({ product_id, colors: coloursOf(line) }))
    .filter(({ colors }) => colors.length > 0)
}

function coloursOf(line: Map<number, Map<number, number>>): Selection {
  return [...line]
    .map(([color_id, colour]) => ({
      color_id,
      sizes: [...colour]
        .map(([size_id, quantity]) => ({ size_id, quantity }))
        .filter(({ quantity }) => quantity > 0),
    }))
    .filter(({ sizes }) => sizes.length > 0)
}
