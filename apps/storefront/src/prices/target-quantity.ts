import { useLocation } from '@tanstack/react-router'
import { readQuantity } from '@zayy/domain/cart/read-quantity'
import { useEffect, useSyncExternalStore } from 'react'
import { readStored, store } from '../browser-storage.ts'

const STORAGE_KEY = 'quantity'

/** The quantity stored on this device, else 1. `isPending`: it is newer than the URL. Only browsers change it. */
let kept: { quantity: number; isPending: boolean } | null = null
const listeners = new Set<() => void>()

function keptQuantity(): { quantity: number; isPending: boolean } {
  kept ??= { quantity: parseTargetQuantity(readStored('localStorage', STORAGE_KEY)) ?? 1, isPending: false }
  return kept
}

/** `isPending`: the URL is about to get the same quantity. */
export function keepTargetQuantity(quantity: number, isPending: boolean): void {
  kept = { quantity, isPending }
  store('localStorage', STORAGE_KEY, quantity > 1 ? String(quantity) : null)
  for (const listener of listeners) listener()
}

const beforeHydration = { quantity: 1, isPending: true }

/**
 * Returns the number of pieces at whose price the shop shows its products: the one in the URL, or else the one stored on this device. It is 1
 * if the visitor gave none, on the server and until hydration, so that one page is cached for all numbers.
 */
export function useTargetQuantity(): number {
  const { quantity, isPending } = useSyncExternalStore(subscribe, keptQuantity, () => beforeHydration)
  const inAddress = useQuantityOfAddress()
  return isPending ? quantity : (inAddress ?? quantity)
}

/** Keeps the number of an opened link on this device. For one component of every page. */
export function useKeptTargetQuantity(): void {
  const inAddress = useQuantityOfAddress()
  useEffect(() => {
    const { quantity, isPending } = keptQuantity()
    if (inAddress !== null && inAddress !== quantity && !isPending) keepTargetQuantity(inAddress, false)
  }, [inAddress])
}

function useQuantityOfAddress(): number | null {
  const parameter = useLocation({ select: ({ search }) => ('quantity' in search ? search.quantity : null) })
  return parseTargetQuantity(parameter)
}

/** Parses a number of the address or of this device; null if there is none from 1 to MAX_QUANTITY. */
export function parseTargetQuantity(value: unknown): number | null {
  const quantity = readQuantity(String(value ?? ''))
  return quantity === 0 ? null : quantity
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
