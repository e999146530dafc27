import { type CartItem, putItem, removeItem } from '@zayy/domain/cart/cart'
import { parseCart } from '@zayy/domain/cart/parse-cart'
import { type ReactNode, useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

type Cart = {
  items: CartItem[]
  /** The stored cart has been read: before that nobody knows whether it is empty. */
  ready: boolean
  /** The product whose variation drawer is open; null: closed (spec, 4 Cart). */
  drawer: number | null
  /** What is said above the lines, of pieces that came from another page. */
  notice?: ReactNode
}

const initialCart: Cart = { items: [], ready: false, drawer: null }

/**
 * The cart. It starts empty, as the server renders it, and is read from local storage after hydration
 * (`openCart`). Only its items are saved.
 */
export const cartStore = createStore<Cart>()(() => initialCart)

/** Reads the stored cart once, and again whenever another tab has changed it. Safe to call at any time in a browser. */
export function openCart(): void {
  if (cartStore.getState().ready) return
  cartStore.setState({ items: readCart(), ready: true })
  cartStore.subscribe(({ items }, before) => {
    if (items !== before.items) saveCart(items)
  })
  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY || key === null) cartStore.setState({ items: readCart() })
  })
}

/** Puts a product with its selection in the cart, in place of what the cart had of it (spec, 4 Cart). */
export function putInCart(item: CartItem): void {
  change((items) => putItem(items, item))
}

/** Takes a product out of the cart. */
export function removeFromCart(productId: number): void {
  change((items) => removeItem(items, productId))
}

/** Puts a line back where it was, for Undo. */
export function restoreToCart(item: CartItem, index: number): void {
  change((items) => removeItem(items, item.product.id).toSpliced(index, 0, item))
}

/** Empties the cart, as after an order. */
export function clearCart(): void {
  change(() => [])
}

function change(next: (items: CartItem[]) => CartItem[]) {
  openCart()
  cartStore.setState(({ items }) => ({ items: next(items) }))
}

/** Opens the variation drawer for a product, or closes it with null. */
export function setDrawer(productId: number | null): void {
  cartStore.setState({ drawer: productId })
}

/** Subscribes to part of the cart. Empty on the server and until hydration. */
export function useCart<T>(select: (cart: Cart) => T): T {
  useEffect(openCart, [])
  return useStore(cartStore, select)
}

export const STORAGE_KEY = 'cart'

/** Where a cart that cannot be read is put, so that the shop goes on and nothing is lost. */
const SET_ASIDE_KEY = 'cart-unreadable'

/**
 * The stored items. A browser without storage, a broken and a foreign cart leave an empty one and a shop that works
 * (spec, 4 Cart and 8: only logged).
 */
export function readCart(): CartItem[] {
  try {
    const text = localStorage.getItem(STORAGE_KEY)
    if (text === null) return []
    const stored = parsed(text)
    const items = parseCart(stored)
    const empty = Array.isArray(stored) && stored.length === 0
    if (items.length === 0 && !empty) localStorage.setItem(SET_ASIDE_KEY, text)
    return items
  } catch (error) {
    console.warn('The cart cannot be read.', error)
    return []
  }
}

/** Stores the items; where the browser refuses, they last for this page only. */
export function saveCart(items: readonly CartItem[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(items))
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
