import { useLocation } from '@tanstack/react-router'
import { readQuantity } from '@zayy/domain/cart/read-quantity'
import { useSyncExternalStore } from 'react'

/** A quantity that is not yet in the address. Only browsers set it. */
let pendingQuantity: number | null = null
const listeners = new Set<() => void>()

/** Overrides the quantity of the address until it is updated; null removes the override. */
export function setTargetQuantity(quantity: number | null): void {
  pendingQuantity = quantity
  for (const listener of listeners) listener()
}

/**
 * Returns the quantity at which prices are shown; 1 by default. Until hydration it is 1, so that the server caches one page
 * for all quantities.
 */
export function useTargetQuantity(): number {
  const pending = useSyncExternalStore(
    subscribe,
    () => pendingQuantity,
    () => 1,
  )
  const parameter = useLocation({ select: ({ search }) => ('quantity' in search ? search.quantity : 1) })
  return pending ?? parseTargetQuantity(parameter)
}

/** Parses the address's parameter; 1 if it is invalid. */
export function parseTargetQuantity(value: unknown): number {
  return Math.max(1, readQuantity(String(value ?? '')) ?? 1)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
