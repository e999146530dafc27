/** "A cart is ordered once", however often it is sent and from whichever tab: the key that says which orders are the same. */

import type { OrderRequest } from './order-request.ts'

type Products = OrderRequest['products']

/** @property at when it was made, in milliseconds */
type StoredKey = { key: string; content: string; at: number }

/** The server lets a key expire after 24 hours; a key of the browser ends an hour earlier. */
const LIFETIME_MS = 23 * 60 * 60 * 1000

const STORAGE_KEY = 'order-idempotency-key'

/** The key of a browser that refuses to store: it lasts as long as the page. */
let unstored: StoredKey | null = null

/**
 * The Idempotency-Key of an order: it belongs to the cart, which all tabs of a browser share, so that a second press, a
 * reload, or ordering again from another tab after a lost answer never places it twice. Another selection has another
 * key, and so has the same one a day later: an order of the day before, whose answer was lost, swallows no new order. The same
 * selection with another address is refused by the server (409), and the buyer is told.
 * @param now in milliseconds
 */
export function idempotencyKey(products: Products, now = Date.now()): string {
  const content = JSON.stringify(products)
  const known = readKey()
  if (known?.content === content && isFresh(known, now)) return known.key
  const fresh = { key: uuid(), content, at: now }
  writeKey(fresh)
  return fresh.key
}

/** A clock that was set back makes a key of the future, which is renewed as well. */
function isFresh({ at }: StoredKey, now: number): boolean {
  return at <= now && now - at < LIFETIME_MS
}

/** After the order: the next one, even with the same content, is another. */
export function forgetIdempotencyKey(): void {
  unstored = null
  try {
    localStorage.removeItem(STORAGE_KEY)
  } catch (error) {
    console.warn('The key of the order cannot be removed.', error)
  }
}

function readKey(): StoredKey | null {
  if (unstored) return unstored
  try {
    return parseKey(localStorage.getItem(STORAGE_KEY))
  } catch (error) {
    console.warn('The key of the order cannot be read.', error)
    return null
  }
}

function writeKey(key: StoredKey): void {
  unstored = null
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(key))
  } catch (error) {
    unstored = key
    console.warn('The key of the order cannot be stored.', error)
  }
}

function parseKey(text: string | null): StoredKey | null {
  const parsed: unknown = JSON.parse(text ?? 'null')
  if (typeof parsed !== 'object' || parsed === null) return null
  const { key, content, at }: { key?: unknown; content?: unknown; at?: unknown } = parsed
  return typeof key === 'string' && typeof content === 'string' && typeof at === 'number'
    ? { key, content, at }
    : null
}

/** `crypto.randomUUID` is not there on a plain http address that is not this machine's own. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte, index) => {
    const stamped = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return stamped.toString(16).padStart(2, '0')
  })
  return [4, 2, 2, 2, 6].map((count) => hex.splice(0, count).join('')).join('-')
}
