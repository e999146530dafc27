import type { OrderRequest } from './order-request.ts'

type Products = OrderRequest['products']

/** @property at milliseconds since 1970 */
type StoredKey = { key: string; content: string; at: number }

/** One hour less than on the server. */
const LIFETIME_MS = 23 * 60 * 60 * 1000

const STORAGE_KEY = 'order-idempotency-key'

/** The key if the browser blocks storage. */
let unstored: StoredKey | null = null

/**
 * Returns the Idempotency-Key of an order. All tabs share it with the cart, so a second press, a reload, or another tab after a lost
 * response never orders twice. It changes with the selection, and daily: yesterday's order must not swallow today's. The
 * server rejects the same key with another address (409).
 * @param now milliseconds since 1970
 */
export function idempotencyKey(products: Products, now = Date.now()): string {
  const content = JSON.stringify(products)
  const known = readKey()
  if (known?.content === content && isFresh(known, now)) return known.key
  const fresh = { key: uuid(), content, at: now }
  writeKey(fresh)
  return fresh.key
}

/** A key from the future (the clock was set back) is not fresh. */
function isFresh({ at }: StoredKey, now: number): boolean {
  return at <= now && now - at < LIFETIME_MS
}

/** Call it after the order, so that the same cart can be ordered again. */
export function forgetIdempotencyKey(): void {
  unstored = null
  try {
    localStorage.removeItem(STORAGE_KEY)
  } catch (error) {
    console.warn('Idempotency key not removed', error)
  }
}

function readKey(): StoredKey | null {
  if (unstored) return unstored
  try {
    return parseKey(localStorage.getItem(STORAGE_KEY))
  } catch (error) {
    console.warn('Idempotency key not read', error)
    return null
  }
}

function writeKey(key: StoredKey): void {
  unstored = null
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(key))
  } catch (error) {
    unstored = key
    console.warn('Idempotency key not stored', error)
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

/** `crypto.randomUUID` is missing on http pages other than localhost. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte, index) => {
    const stamped = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return stamped.toString(16).padStart(2, '0')
  })
  return [4, 2, 2, 2, 6].map((count) => hex.splice(0, count).join('')).join('-')
}
