/** "Where a customer's order goes", for this tab and until it is placed: an address that they chose, or a new one. */

const storageKey = 'checkout-delivery'

/** Under this the fields of a new address are stored. */
export const draftKey = 'checkout-address'

/** The id of a saved address, or `new`. */
export type Delivery = number | 'new'

/** What was chosen before; null when nothing was. */
export function readStoredDelivery(): Delivery | null {
  try {
    const stored = sessionStorage.getItem(storageKey)
    if (stored === 'new') return stored
    const id = Number(stored ?? undefined)
    return Number.isSafeInteger(id) ? id : null
  } catch {
    return null
  }
}

export function storeDelivery(delivery: Delivery): void {
  try {
    sessionStorage.setItem(storageKey, String(delivery))
  } catch (error) {
    console.warn('The address of the order cannot be stored for a reload.', error)
  }
}

export function removeStoredDelivery(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch (error) {
    console.warn('The address of the order cannot be removed.', error)
  }
}
