/** "I need 60 pieces": the quantity at which prices are shown, as it stands in the address. */

import { useLocation } from '@tanstack/react-router'
import { readQuantity } from '@zayy/domain/cart/read-quantity'
import { useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** Set while the quantity is being changed and not yet in the address; null otherwise. Only a browser writes it. */
export const quantityBeingChanged = createStore<{ quantity: number | null }>(() => ({ quantity: null }))

/** The value of the address's parameter `quantity`; undefined where it asks for nothing: for 1 piece, and for what is no quantity. */
export function readNeededQuantity(value: unknown): number | undefined {
  const quantity = readQuantity(String(value ?? ''))
  return quantity !== null && quantity > 1 ? quantity : undefined
}

/**
 * The quantity at which prices are shown; 1: none is asked for. Until hydration it is 1, since the server renders a page without it:
 * the page is the same for every quantity and is kept once.
 */
export function useNeededQuantity(): number {
  const hydrated = useSyncExternalStore(subscribeToNothing, isHydrated, isNotHydrated)
  const changing = useStore(quantityBeingChanged, ({ quantity }) => quantity)
  const inAddress = useLocation({
    select: ({ search }) => ('quantity' in search ? readNeededQuantity(search.quantity) : undefined),
  })
  return hydrated ? (changing ?? inAddress ?? 1) : 1
}

/** The query that takes the quantity along to another page; a link to a page without prices by quantity takes none. */
export function neededQuantityQuery(to: string, quantity: number): { quantity?: number } {
  return quantity > 1 && /^\/(shop$|brands$|product\/|category\/|Product-category\/)/.test(to)
    ? { quantity }
    : {}
}

const subscribeToNothing = () => () => undefined
const isHydrated = () => true
const isNotHydrated = () => false
