/** "The city that fees are shown for, once a shopper has chosen one": this device remembers which, and no server is told. */

import { isId } from '@zayy/domain/ids'

const storageKey = 'delivery-city'

/** Its id and that of its country. */
export type StoredCity = { city: number; country: number }

/** The city that was chosen on this device; null: none, unreadable, or storage is blocked. */
export function storedCity(): StoredCity | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const { city, country }: Record<string, unknown> = { ...stored }
    return isId(city) && isId(country) ? { city, country } : null
  } catch (error) {
    console.warn('The delivery city cannot be read.', error)
    return null
  }
}

/** Remembers a city; where the browser refuses, it lasts for this page only. */
export function storeCity(chosen: StoredCity): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(chosen))
  } catch (error) {
    console.warn('The delivery city cannot be stored.', error)
  }
}
