/** "The cart as local storage holds it: the list of its items under `cart`, and nothing else." */

import type { CartItem } from '@zayy/domain/cart/cart'
import { parseCart } from '@zayy/domain/cart/parse-cart'

export const storageKey = 'cart'

/** Where a cart that cannot be read is put, so that the shop goes on and nothing is lost. */
const setAsideKey = 'cart-unreadable'

/**
 * The stored items. A browser without storage, a broken and a foreign cart leave an empty one and a shop that works
 * (spec, 4 Cart and 8: only logged).
 */
export function readCart(): CartItem[] {
  try {
    const text = localStorage.getItem(storageKey)
    if (text === null) return []
    const stored = parsed(text)
    const items = parseCart(stored)
    const empty = Array.isArray(stored) && stored.length === 0
    if (items.length === 0 && !empty) localStorage.setItem(setAsideKey, text)
    return items
  } catch (error) {
    console.warn('The cart cannot be read.', error)
    return []
  }
}

/** Stores the items; where the browser refuses, they last for this page only. */
export function saveCart(items: readonly CartItem[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(items))
  } catch (error) {
    console.warn('The cart cannot be stored.', error)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
