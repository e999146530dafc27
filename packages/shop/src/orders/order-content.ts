import { createHash } from 'node:crypto'
import type { OrderInput } from '@zayy/contract/orders/order-input'
import type { OrderLine } from '@zayy/domain/checkout/order-lines'

/**
 * SHA-256 of what an order says, however it was sent: body type, order of fields and lines, doubled or
 * empty lines do not matter (contract, POST /orders: the same key with the same content).
 * @param lines what `orderLines` makes of its products
 */
export function fingerprintOf({ products: _, ...fields }: OrderInput, lines: readonly OrderLine[]): string {
  const entries = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const ordered = lines.toSorted((a, b) => a.product_id - b.product_id)
  return createHash('sha256')
    .update(JSON.stringify([entries, ordered.map(inOrderOfIds)]))
    .digest('hex')
}

function inOrderOfIds({ product_id, colors }: OrderLine) {
  const pieces = colors.flatMap(({ color_id, sizes }) =>
    sizes.map(({ size_id, quantity }) => [color_id, size_id, quantity] as const),
  )
  return [product_id, pieces.sort(([c, s], [d, t]) => c - d || s - t)]
}
