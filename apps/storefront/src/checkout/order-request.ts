/** "What is sent to place an order", and the key that keeps it from being placed twice. */

import type { CartItem } from '@zayy/domain/cart/cart'
import { orderLines } from '@zayy/domain/checkout/order-lines'
import { type Halalas, toSar } from '@zayy/domain/money'
import type { GuestForm } from './guest-form.ts'

/** The body of POST /orders for a guest who pays by bank transfer. */
export type OrderRequest = ReturnType<typeof orderRequest>

/** @param total what the buyer was shown; the server refuses any other (contract, expected_total) */
export function orderRequest(
  items: readonly CartItem[],
  form: GuestForm,
  couponCode: string | null,
  total: Halalas,
) {
  const { country_id, city_id, area_id, ...typed } = form
  return {
    payment_method: 0,
    products: orderLines(items.map(({ selectedProduct }) => selectedProduct)),
    ...typed,
    country_id: Number(country_id),
    city_id: Number(city_id),
    area_id: Number(area_id),
    coupon_code: couponCode,
    expected_total: toSar(total),
  }
}

const keyName = 'checkout-key'

/**
 * The Idempotency-Key of an order: the same as long as the order is the same, so that a second press, a reload or a
 * lost answer never places it twice; another for any other content.
 */
export function idempotencyKey(request: OrderRequest, storage: Pick<Storage, 'getItem' | 'setItem'>): string {
  const content = JSON.stringify(request)
  const kept = readKey(storage.getItem(keyName))
  if (kept.key !== undefined && kept.content === content) return kept.key
  const fresh = uuid()
  storage.setItem(keyName, JSON.stringify({ key: fresh, content }))
  return fresh
}

/** After the order: the next one, even with the same content, is another. */
export function forgetIdempotencyKey(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(keyName)
}

function readKey(text: string | null): { key?: string; content?: string } {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (typeof stored !== 'object' || stored === null) return {}
    const { key, content } = { key: undefined, content: undefined, ...stored } as Record<string, unknown>
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
