/** "The products viewed on this device: local storage holds their ids, and no server is told." */

import { isId } from '@zayy/domain/ids'

const storageKey = 'recently-viewed'

/** The shape of what is stored; what another version stored counts as nothing. */
const version = 1

/** So many are remembered: as many as GET /product-cards answers at once (contract.md). */
export const mostViewed = 12

/** The ids of the products viewed on this device, the last first, each once; none where storage is blocked or unreadable. */
export function viewedProducts(): number[] {
  try {
    return parseViewed(JSON.parse(localStorage.getItem(storageKey) ?? 'null'))
  } catch {
    return []
  }
}

/** Remembers a product as viewed last; where nothing can be stored, it does not. */
export function rememberViewed(id: number): void {
  store([id, ...viewedProducts().filter((other) => other !== id)].slice(0, mostViewed))
}

/** Removes the list from the device. */
export function clearViewed(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // A browser that stores nothing has nothing to remove.
  }
}

function parseViewed(stored: unknown): number[] {
  if (typeof stored !== 'object' || stored === null) return []
  if (!('version' in stored) || stored.version !== version) return []
  if (!('ids' in stored) || !Array.isArray(stored.ids) || stored.ids.length > mostViewed) return []
  return [...new Set(stored.ids.filter(isId))]
}

function store(ids: number[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ version, ids }))
  } catch {
    // A browser that stores nothing, or no more.
  }
}
