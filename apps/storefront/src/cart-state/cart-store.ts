import { type CartItem, putItem, removeItem } from '@zayy/domain/cart/cart'
import { parseCart } from '@zayy/domain/cart/parse-cart'
import { type ReactNode, useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

type Cart = {
  items: CartItem[]
  /** The stored cart has been read. */
  ready: boolean
  /** Id of the product whose variation drawer is open (spec, 4 Cart). */
  drawer: number | null
  /** Shown above the lines, such as after ordering again. */
  notice?: ReactNode
}

const initialCart: Cart = { items: [], ready: false, drawer: null }

/** Starts empty, as rendered by the server; openCart() reads local storage after hydration. Only the items are stored. */
export const cartStore = createStore<Cart>()(() => initialCart)

/**
 * Reads the stored cart and follows changes from other pages: in other tabs, and since this page entered the back/forward cache, where no
 * `storage` event reaches it. A cart that the browser refused to store is nowhere else, so it stays. Further calls do nothing.
 */
export function openCart(): void {
  if (cartStore.getState().ready) return
  cartStore.setState({ items: readCart(), ready: true })
  let stored = true
  cartStore.subscribe(({ items }, before) => {
    if (items !== before.items) stored = saveCart(items)
  })
  const readAgain = () => cartStore.setState({ items: readCart() })
  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY || key === null) readAgain()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && stored) readAgain()
  })
}

/** Replaces the product's item in the cart (spec, 4 Cart). */
export function putInCart(item: CartItem): void {
  change((items) => putItem(items, item))
}

export function removeFromCart(productId: number): void {
  change((items) => removeItem(items, productId))
}

/** Inserts a removed item at its former position. */
export function restoreToCart(item: CartItem, index: number): void {
  change((items) => removeItem(items, item.product.id).toSpliced(index, 0, item))
}

export function clearCart(): void {
  change(() => [])
}

function change(next: (items: CartItem[]) => CartItem[]) {
  openCart()
  cartStore.setState(({ items }) => ({ items: next(items) }))
}

/** Opens a product's variation drawer; null closes it. */
export function setDrawer(productId: number | null): void {
  cartStore.setState({ drawer: productId })
}

/** Subscribes to part of the cart, which is empty on the server and until hydration. */
export function useCart<T>(select: (cart: Cart) => T): T {
  useEffect(openCart, [])
  return useStore(cartStore, select)
}

export const STORAGE_KEY = 'cart'

/** An unreadable cart is copied to this key, so that it is not lost. */
const UNREADABLE_KEY = 'cart-unreadable'

/** Returns the stored items, or none if storage is blocked or the cart is invalid (spec, 4 Cart and 8: only logged). */
export function readCart(): CartItem[] {
  try {
    const text = localStorage.getItem(STORAGE_KEY)
    if (text === null) return []
    const stored = parsed(text)
    const items = parseCart(stored)
    const empty = Array.isArray(stored) && stored.length === 0
    if (items.length === 0 && !empty) localStorage.setItem(UNREADABLE_KEY, text)
    return items
  } catch (error) {
    console.warn('The cart cannot be read.', error)
    return []
  }
}

/** Stores the items. If the browser refuses, returns false, and they last for this page only. */
export function saveCart(items: readonly CartItem[]): boolean {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(items))
    return true
  } catch (error) {
    console.warn('The cart cannot be stored.', error)
    return false
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
