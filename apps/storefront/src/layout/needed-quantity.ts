/** "I need 60 pieces": the quantity at which prices are shown, as it stands in the address. */

import { useLocation } from '@tanstack/react-router'
import { mostPieces } from '@zayy/domain/catalog/quantity-limits'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** 1: none is asked for. Only a browser writes it, and follows the address; whoever changes it changes the address too. */
export const neededQuantity = createStore<{ quantity: number }>(() => ({ quantity: 1 }))

/**
 * The quantity at which prices are shown. Until hydration it is 1, since the server renders a page without it: the page is the
 * same for every quantity and is kept once.
 */
export function useNeededQuantity(): number {
  return useStore(neededQuantity).quantity
}

/** Keeps the quantity as the address has it. */
export function useFollowNeededQuantity(): void {
  const { pathname, asked } = useLocation({
    select: ({ pathname, search }) => ({ pathname, asked: 'quantity' in search ? search.quantity : 1 }),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that is left may have changed it without writing the address
  useEffect(() => {
    const quantity = /^[1-9]\d{0,5}$/.test(String(asked)) ? Number(asked) : 1
    neededQuantity.setState({ quantity: quantity <= mostPieces ? quantity : 1 })
  }, [pathname, asked])
}

/** The query that takes the quantity along to another page; a page without prices by quantity gets none. */
export function neededQuantityQuery(to: string, quantity: number): { quantity?: number } {
  return quantity > 1 && /^\/(shop|brands|product|category)/i.test(to) ? { quantity } : {}
}
