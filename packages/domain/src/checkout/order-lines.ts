import type { Selection } from '../cart/cart.ts'

export type OrderLine = { product_id: number; colors: Selection }

/**
 * Normalises the lines of an order (contract, POST /orders). Adds up repeated products, colours and sizes, then drops sizes of
 * quantity 0, colours without sizes and products without colours. Keeps the order of first occurrence.
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
