/** The pieces of an order in a correction. */

import { orderLineVariants } from '@zayy/database/schema/orders'
import type { Selection } from '@zayy/domain/cart/cart'
import { ZERO } from '@zayy/domain/money'
import type { Executor } from '@zayy/platform/postgres/database'
import { asc, eq } from 'drizzle-orm'
import type { OrderData } from './order-data.ts'
import { type PieceRow, pieceRows } from './write-order.ts'

export async function selectPieces(database: Executor, orderId: number): Promise<PieceRow[]> {
  const rows = await database
    .select()
    .from(orderLineVariants)
    .where(eq(orderLineVariants.orderId, orderId))
    .orderBy(asc(orderLineVariants.position))
  return rows.map(({ orderId: _, ...row }) => row)
}

/** Returns the pieces of a product after a correction, with the names in the order; null if one is not sold. */
export function wantedPieces(
  productId: number,
  selection: Selection | undefined,
  { before, data }: { before: readonly PieceRow[]; data: OrderData },
): (PieceRow | null)[] {
  const ordered = before.filter((row) => row.productId === productId)
  if (selection === undefined) return ordered
  const product = data.products.get(productId)
  return selection.flatMap(({ color_id, sizes }) =>
    sizes
      .filter(({ quantity }) => quantity > 0)
      .map(({ size_id, quantity }) => {
        const known = ordered.find(({ colourId, sizeId }) => colourId === color_id && sizeId === size_id)
        if (known) return { ...known, quantity }
        const isSold =
          product?.colours.some(({ id }) => id === color_id) && product.sizes.some(({ id }) => id === size_id)
        if (!product || !isSold) return null
        const line = { product_id: productId, colors: [{ color_id, sizes: [{ size_id, quantity }] }] }
        const sum = { quantity, unit: ZERO, subtotal: ZERO, saving: ZERO }
        return pieceRows([{ product, line, sum }])[0] ?? null
      }),
  )
}

export function samePieces(before: readonly PieceRow[], after: readonly PieceRow[]): boolean {
  const keys = (rows: readonly PieceRow[]) =>
    rows
      .map(({ productId, colourId, sizeId, quantity }) => [productId, colourId, sizeId, quantity].join())
      .sort()
  return keys(before).join(';') === keys(after).join(';')
}

/**
 * Splits the wanted pieces into those of the paid order and those to be paid. A product that grows keeps as many pieces as
 * were paid, first those that stay as they are.
 */
export function splitAddition(before: readonly PieceRow[], wanted: readonly PieceRow[]) {
  const kept: PieceRow[] = []
  const added: PieceRow[] = []
  for (const id of new Set(wanted.map(({ productId }) => productId))) {
    const rows = wanted.filter(({ productId }) => productId === id)
    const had = ({ colourId, sizeId }: PieceRow) =>
      before.find((row) => row.productId === id && row.colourId === colourId && row.sizeId === sizeId)
        ?.quantity ?? 0
    let room = before.reduce((sum, row) => sum + (row.productId === id ? row.quantity : 0), 0)
    const taken = rows.map((row) => Math.min(row.quantity, had(row)))
    room -= taken.reduce((sum, quantity) => sum + quantity, 0)
    for (const [index, row] of rows.entries()) {
      const more = Math.min(room, row.quantity - (taken[index] ?? 0))
      room -= more
      const quantity = (taken[index] ?? 0) + more
      if (quantity > 0) kept.push({ ...row, quantity })
      if (row.quantity > quantity) added.push({ ...row, quantity: row.quantity - quantity })
    }
  }
  return { kept, added }
}
