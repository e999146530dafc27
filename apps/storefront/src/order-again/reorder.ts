import type { Bill } from '@zayy/contract/types'
import type { CartItem, Selection } from '@zayy/domain/cart/cart'
import { pieceCount } from '@zayy/domain/cart/piece-count'
import {
  greatestQuantity,
  leastQuantity,
  type PriceTier,
  tiersFromWire,
  unitPrice,
} from '@zayy/domain/catalog/price-tiers'
import { fromSar, type Halalas } from '@zayy/domain/money'
import { availableSelection, type CartProduct, cartItemOf, findCartItem } from '../cart-state/cart-product.ts'

/** A difference from the order; `name` is the product's. */
export type OrderChange = { name: string } & (
  | { kind: 'unavailable' | 'replaced' }
  | { kind: 'droppedPieces'; pieces: number }
  | { kind: 'price'; before: Halalas; now: Halalas }
  /** The quantity can no longer be ordered; it goes into the cart unchanged. */
  | { kind: 'tooFew' | 'tooMany'; limit: number }
)

export type Reorder = { items: CartItem[]; changes: OrderChange[] }

/**
 * Returns the cart items that repeat an order.
 * @param products the order's products that are still sold
 * @param cart the current items, whose quantities are replaced, not added to (spec, 4 Cart)
 */
export function reorder(
  bill: Pick<Bill, 'products'>,
  products: readonly CartProduct[],
  cart: readonly CartItem[],
): Reorder {
  const result: Reorder = { items: [], changes: [] }
  for (const ordered of bill.products) {
    const product = products.find(({ id }) => id === ordered.id)
    const wanted = selectionOf(ordered)
    const selection = product ? availableSelection(wanted, product) : []
    if (!product || selection.length === 0) {
      result.changes.push({ name: product?.name ?? ordered.name, kind: 'unavailable' })
      continue
    }
    const item = cartItemOf(product, selection)
    result.items.push(item)
    result.changes.push(...changesOf(ordered, product, selection))
    const inCart = findCartItem(cart, product.id)
    if (inCart && !isSameSelection(item, inCart))
      result.changes.push({ name: product.name, kind: 'replaced' })
  }
  return result
}

function selectionOf({ colors }: Bill['products'][number]): Selection {
  return colors.map(({ id, sizes }) => ({
    color_id: id,
    sizes: sizes.map(({ id: size_id, quantity }) => ({ size_id, quantity })),
  }))
}

function changesOf(
  ordered: Bill['products'][number],
  { name, pieces }: CartProduct,
  selection: Selection,
): OrderChange[] {
  const tiers = tiersFromWire(pieces)
  const count = pieceCount(selection)
  const dropped = ordered.quantity - count
  const before = fromSar(ordered.piece.price)
  const now = unitPrice(tiers, count)
  const changes: OrderChange[] = []
  if (dropped > 0) changes.push({ name, kind: 'droppedPieces', pieces: dropped })
  changes.push(...limitChange(name, tiers, count))
  if (now !== before) changes.push({ name, kind: 'price', before, now })
  return changes
}

function limitChange(name: string, tiers: readonly PriceTier[], count: number): OrderChange[] {
  const least = leastQuantity(tiers)
  const most = greatestQuantity(tiers)
  if (count < least) return [{ name, kind: 'tooFew', limit: least }]
  return count > most ? [{ name, kind: 'tooMany', limit: most }] : []
}

/**
 * Reverts a reorder, except for items that were changed or removed since.
 * @param added the items of the reorder
 * @param before the cart before the reorder
 */
export function undoReorder(
  cart: readonly CartItem[],
  added: readonly CartItem[],
  before: readonly CartItem[],
): CartItem[] {
  return cart.flatMap((item) => {
    const { id } = item.product
    if (!isSameSelection(item, findCartItem(added, id))) return [item]
    return findCartItem(before, id) ?? []
  })
}

export function isSameSelection(item: CartItem, other: CartItem | undefined): boolean {
  return JSON.stringify(item.selectedProduct) === JSON.stringify(other?.selectedProduct)
}
