// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

const products = (quantity = 5) => [
  { product_id: 7, colors: [{ color_id: 71, sizes: [{ size_id: 1, quantity }] }] },
]

/** Loads the module again, as a new tab does. */
async function newTab() {
  vi.resetModules()
  return import('./order-request.ts')
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

describe('the idempotency key of an order', () => {
  it('is a UUID v4 that all tabs share until the cart changes', async () => {
    const { idempotencyKey } = await newTab()
    const key = idempotencyKey(products())
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(idempotencyKey(products())).toBe(key)
    sessionStorage.clear()
    const otherTab = await newTab()
    expect(otherTab.idempotencyKey(products())).toBe(key)
  })

  it('changes with the selection, after the order, and if the stored key is malformed', async () => {
    const { forgetIdempotencyKey, idempotencyKey } = await newTab()
    const key = idempotencyKey(products())
    const other = idempotencyKey(products(6))
    expect(other).not.toBe(key)
    forgetIdempotencyKey()
    expect(idempotencyKey(products(6))).not.toBe(other)
    localStorage.setItem('order-idempotency-key', '{broken')
    expect(idempotencyKey(products())).toHaveLength(36)
  })

  it('changes after a day, and if the clock was set back or the date is missing', async () => {
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

  it('lives in memory if the browser blocks storage', async () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    // Happy DOM's storage calls no spy.
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    onTestFinished(() => void vi.unstubAllGlobals())
    const { forgetIdempotencyKey, idempotencyKey } = await newTab()
    const key = idempotencyKey(products())
    expect(idempotencyKey(products())).toBe(key)
    forgetIdempotencyKey()
    expect(idempotencyKey(products())).not.toBe(key)
  })
})
