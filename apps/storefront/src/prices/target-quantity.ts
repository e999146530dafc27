import { useLocation } from '@tanstack/react-router'
import { readQuantity } from '@zayy/domain/cart/read-quantity'
import { useSyncExternalStore } from 'react'

/** Set while the quantity is being changed and not yet in the address. Only a browser writes it. */
let beingChanged: number | null = null
const listeners = new Set<() => void>()

/** Shows prices at another quantity before it is in the address; null: as the address has it. */
export function setTargetQuantity(quantity: number | null): void {
  beingChanged = quantity
  for (const listener of listeners) listener()
}

/**
 * The quantity at which prices are shown; 1: none is asked for. Until hydration it is 1, since the server renders a page without
 * it: the page is the same for every quantity and is kept once.
 */
export function useTargetQuantity(): number {
  const changing = useSyncExternalStore(
    subscribe,
    () => beingChanged,
    () => 1,
  )
  const asked = useLocation({ select: ({ search }) => ('quantity' in search ? search.quantity : 1) })
  return changing ?? parseTargetQuantity(asked)
}

/** The value of the address's parameter; 1 for what is no quantity to order. */
export function parseTargetQuantity(value: unknown): number {
  return Math.max(1, readQuantity(String(value ?? '')) ?? 1)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
