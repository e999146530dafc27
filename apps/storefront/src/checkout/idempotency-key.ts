/** "An order is placed once", however often it is sent: the key that says which orders are the same. */

import type { OrderRequest } from './order-request.ts'

const storageKey = 'checkout-key'

/**
 * The Idempotency-Key of an order: the same as long as the order is the same, so that a second press, a reload or a
 * lost answer never places it twice; another for any other content.
 */
export function idempotencyKey(request: OrderRequest, storage: Pick<Storage, 'getItem' | 'setItem'>): string {
  const content = JSON.stringify(request)
  const stored = readKey(storage.getItem(storageKey))
  if (stored.key !== undefined && stored.content === content) return stored.key
  const fresh = uuid()
  storage.setItem(storageKey, JSON.stringify({ key: fresh, content }))
  return fresh
}

/** After the order: the next one, even with the same content, is another. */
export function forgetIdempotencyKey(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(storageKey)
}

function readKey(text: string | null): { key?: string; content?: string } {
  try {
    const parsed: unknown = JSON.parse(text ?? 'null')
    if (typeof parsed !== 'object' || parsed === null) return {}
    const { key, content } = { key: undefined, content: undefined, ...parsed } as Record<string, unknown>
    return typeof key === 'string' && typeof content === 'string' ? { key, content } : {}
  } catch {
    return {}
  }
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
