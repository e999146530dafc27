import { halalas, sar } from '@zayy/domain/money'
import { beforeEach, describe, expect, it } from 'vitest'
import { emptyForm } from './guest-form.ts'
import { forgetIdempotencyKey, idempotencyKey } from './idempotency-key.ts'
import { orderRequest } from './order-request.ts'

const item = (quantity: number) => ({
  product: {
    id: 7,
    name: 'p',
    image: '/i.webp',
    category: { name: 'c' },
    pieces: [{ from: 1, to: 99, price: sar(5) }],
  },
  selectedProduct: {
    product_id: 7,
    colors: [
      { color_id: 71, sizes: [{ size_id: 1, quantity }] },
      { color_id: 72, sizes: [{ size_id: 1, quantity: 0 }] },
    ],
  },
})
const form = { ...emptyForm, name: 'Sara', country_id: '1', city_id: '3', area_id: '9' }
const request = (quantity = 5, total = 2000) => orderRequest([item(quantity)], form, null, halalas(total))

let stored: Map<string, string>
const storage = {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
  removeItem: (name: string) => void stored.delete(name),
}
beforeEach(() => {
  stored = new Map()
})

describe('the key of an order', () => {
  it('is a UUID of version 4, and stays while the order stays', () => {
    const key = idempotencyKey(request(), storage)
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(idempotencyKey(request(), storage)).toBe(key)
  })

  it('is another when a quantity, the form or the total is another', () => {
    const key = idempotencyKey(request(), storage)
    expect(idempotencyKey(request(6), storage)).not.toBe(key)
    const next = idempotencyKey(request(), storage)
    expect(idempotencyKey(request(5, 2100), storage)).not.toBe(next)
  })

  it('is another after the order was placed, and when what was kept cannot be read', () => {
    const key = idempotencyKey(request(), storage)
    forgetIdempotencyKey(storage)
    expect(idempotencyKey(request(), storage)).not.toBe(key)
    stored.set('checkout-key', '{broken')
    expect(idempotencyKey(request(), storage)).toHaveLength(36)
  })
})
