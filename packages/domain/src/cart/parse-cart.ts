import { MAX_QUANTITY } from '../catalog/max-quantity.ts'
import { isId } from '../ids.ts'
import { isSar, type Sar } from '../money.ts'
import type { CartItem, Selection } from './cart.ts'

/**
 * Reads the cart from parsed local storage. Anything but a list of cart items becomes an empty cart (spec, 4). Unknown fields
 * and lines without quantities are dropped. The last of two lines of one product wins, as in `putItem`.
 */
export function parseCart(stored: unknown): CartItem[] {
  if (!Array.isArray(stored)) return []
  const items = new Map<number, CartItem>()
  for (const entry of stored) {
    const item = readItem(entry)
    if (!item) return []
    if (item.selectedProduct.colors.length > 0) items.set(item.product.id, item)
  }
  return [...items.values()]
}

function readItem(value: unknown): CartItem | null {
  if (!isRecord(value) || !isRecord(value.product) || !isRecord(value.selectedProduct)) return null
  const { id, name, image, category, pieces } = value.product
  const colors = readSelection(value.selectedProduct.colors)
  if (!isId(id) || value.selectedProduct.product_id !== id || !colors) return null
  if (typeof name !== 'string' || typeof image !== 'string') return null
  if (!isRecord(category) || typeof category.name !== 'string') return null
  if (!Array.isArray(pieces) || pieces.length === 0 || !pieces.every(isTier)) return null
  const tiers = pieces.map(({ from, to, price }) => ({ from, to, price }))
  return {
    product: { id, name, image, category: { name: category.name }, pieces: tiers },
    selectedProduct: { product_id: id, colors },
  }
}

function readSelection(value: unknown): Selection | null {
  if (!Array.isArray(value)) return null
  const colors = new Map<number, Map<number, number>>()
  for (const colour of value) {
    if (!isRecord(colour) || !isId(colour.color_id) || !Array.isArray(colour.sizes)) return null
    const sizes = colors.get(colour.color_id) ?? new Map<number, number>()
    for (const size of colour.sizes) {
      if (!isRecord(size) || !isId(size.size_id) || !isQuantity(size.quantity)) return null
      const sum = (sizes.get(size.size_id) ?? 0) + size.quantity
      if (!isQuantity(sum)) return null
      if (sum > 0) sizes.set(size.size_id, sum)
    }
    if (sizes.size > 0) colors.set(colour.color_id, sizes)
  }
  return [...colors].map(([color_id, sizes]) => ({
    color_id,
    sizes: [...sizes].map(([size_id, quantity]) => ({ size_id, quantity })),
  }))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isQuantity(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= MAX_QUANTITY
}

function isTier(value: unknown): value is { from: number; to: number; price: Sar } {
  if (!isRecord(value) || !isQuantity(value.from) || !isQuantity(value.to) || value.to < value.from)
    return false
  return isSar(value.price)
}
