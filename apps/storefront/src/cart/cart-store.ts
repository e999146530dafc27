/** "What is in the cart of this browser, in every tab of it." */

import { type CartItem, putItem, removeItem } from '@zayy/domain/cart/cart'
import { useEffect, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { cartStorage, storageKey } from './cart-storage.ts'

type Cart = {
  items: CartItem[]
  /** The product whose variation drawer is open; null: closed. Never saved (spec, 4 Cart). */
  drawer: number | null
}

/**
 * The cart. It starts empty, as the server renders it, and is read from local storage once the page has
 * come alive (`openCart`). Only its items are saved.
 */
export const cartStore = createStore<Cart>()(
  persist((): Cart => ({ items: [], drawer: null }), {
    name: storageKey,
    storage: cartStorage,
    partialize: ({ items }) => ({ items }),
    merge: (stored, current) => ({ ...current, items: storedItems(stored) }),
    skipHydration: true,
  }),
)

function storedItems(stored: unknown): CartItem[] {
  return (stored as Pick<Cart, 'items'> | undefined)?.items ?? []
}

let open = false

/** Reads the stored cart once, and again whenever another tab has changed it. Safe to call at any time in a browser. */
export function openCart(): void {
  if (open) return
  open = true
  void cartStore.persist.rehydrate()
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) void cartStore.persist.rehydrate()
  })
}

/** Puts a product with its selection in the cart, in place of what the cart had of it (spec, 4 Cart). */
export function putInCart(item: CartItem): void {
  openCart()
  cartStore.setState(({ items }) => ({ items: putItem(items, item) }))
}

/** Takes a product out of the cart. */
export function removeFromCart(productId: number): void {
  openCart()
  cartStore.setState(({ items }) => ({ items: removeItem(items, productId) }))
}

/** Puts a line back where it was, for Undo. */
export function returnToCart(item: CartItem, index: number): void {
  openCart()
  cartStore.setState(({ items }) => {
    const others = removeItem(items, item.product.id)
    return { items: [...others.slice(0, index), item, ...others.slice(index)] }
  })
}

/** Empties the cart, as after an order. */
export function clearCart(): void {
  openCart()
  cartStore.setState({ items: [] })
}

/** Opens the variation drawer for a product, or closes it with null. */
export function setDrawer(productId: number | null): void {
  openCart()
  cartStore.setState({ drawer: productId })
}

/** Part of the cart, followed. Empty on the server and until the page has come alive. */
export function useCart<T>(select: (cart: Cart) => T): T {
  useEffect(openCart, [])
  return useStore(cartStore, select)
}

/** How many different products are in the cart: the number on its badges (spec, 2 Shared page frame). */
export function useCartCount(): number {
  return useCart(({ items }) => items.length)
}

/** Whether the stored cart has been read: until then nobody knows whether it is empty. */
export function useCartReady(): boolean {
  useEffect(openCart, [])
  return useSyncExternalStore(cartStore.persist.onFinishHydration, cartStore.persist.hasHydrated, notYet)
}

function notYet() {
  return false
}
