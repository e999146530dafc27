/** "The cart as local storage keeps it: the list of its items under `cart`, and nothing else." */

import type { CartItem } from '@zayy/domain/cart/cart'
import { parseCart } from '@zayy/domain/cart/parse-cart'
import type { PersistStorage } from 'zustand/middleware'

export const storageKey = 'cart'

/** Where a cart that cannot be read is put, so that the shop goes on and nothing is lost. */
export const setAsideKey = 'cart-unreadable'

/**
 * Reads and writes the cart's items. Nothing here throws: a browser without storage, a full one and a
 * broken or foreign cart all leave a shop that works (spec, 4 Cart and 8: only logged).
 */
export const cartStorage: PersistStorage<{ items: CartItem[] }> = {
  getItem: () => {
    try {
      const text = localStorage.getItem(storageKey)
      return text === null ? null : { state: { items: readItems(text) } }
    } catch (fault) {
      console.warn('The stored cart cannot be read.', fault)
      return null
    }
  },
  setItem: (_, { state }) => {
    try {
      localStorage.setItem(storageKey, JSON.stringify(state.items))
    } catch (fault) {
      console.warn('The cart cannot be stored.', fault)
    }
  },
  removeItem: () => localStorage.removeItem(storageKey),
}

function readItems(text: string): CartItem[] {
  const stored = parsed(text)
  const items = parseCart(stored)
  const empty = Array.isArray(stored) && stored.length === 0
  if (items.length === 0 && !empty) localStorage.setItem(setAsideKey, text)
  return items
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
