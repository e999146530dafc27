// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const products = (quantity = 5) => [
  { product_id: 7, colors: [{ color_id: 71, sizes: [{ size_id: 1, quantity }] }] },
]

/** The key as a page just opened knows it: the module is read anew, as in a new tab. */
async function newTab() {
  vi.resetModules()
  return import('./idempotency-key.ts')
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

describe('the key of an order', () => {
  it('is a UUID of version 4, and the same in every tab while the cart is the same', async () => {
    const { idempotencyKey } = await newTab()
    const key = idempotencyKey(products())
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(idempotencyKey(products())).toBe(key)
    sessionStorage.clear()
    const otherTab = await newTab()
    expect(otherTab.idempotencyKey(products())).toBe(key)
  })

  it('is another for another selection, after the order, and when what was stored cannot be read', async () => {
    const { forgetIdempotencyKey, idempotencyKey } = await newTab()
    const key = idempotencyKey(products())
    const other = idempotencyKey(products(6))
    expect(other).not.toBe(key)
    forgetIdempotencyKey()
    expect(idempotencyKey(products(6))).not.toBe(other)
    localStorage.setItem('order-idempotency-key', '{broken')
    expect(idempotencyKey(products())).toHaveLength(36)
  })

  it('is another a day later, and when its clock was set back or its date is missing', async () => {
    const { idempotencyKey } = await newTab()
    const hour = 60 * 60 * 1000
    const at = Date.parse('2026-11-26T08:00:00Z')
    const key = idempotencyKey(products(), at)
    expect(idempotencyKey(products(), at + 22 * hour)).toBe(key)
    expect(idempotencyKey(products(), at - hour)).not.toBe(key)
    const second = idempotencyKey(products(), at + 22 * hour)
    const third = idempotencyKey(products(), at + 46 * hour)
    expect(third).not.toBe(second)
    const { at: _, ...undated } = JSON.parse(localStorage.getItem('order-idempotency-key') ?? '{}')
    localStorage.setItem('order-idempotency-key', JSON.stringify(undated))
    expect(idempotencyKey(products(), at + 46 * hour)).not.toBe(third)
  })

  it('lasts as long as the page where the browser refuses to store', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError')
      })
    const { forgetIdempotencyKey, idempotencyKey } = await newTab()
    const key = idempotencyKey(products())
    expect(idempotencyKey(products())).toBe(key)
    forgetIdempotencyKey()
    expect(idempotencyKey(products())).not.toBe(key)
  })
})
