import type { CartItem } from '@zayy/domain/cart/cart'
import { orderLines } from '@zayy/domain/checkout/order-lines'
import type { OrderTotals } from '@zayy/domain/checkout/order-totals'
import { add, fromSar, type Halalas, isSar, type Sar, toSar } from '@zayy/domain/money'
import type { PaymentMethod } from '@zayy/domain/orders/order-status'
import { readStoredJson, store } from '../browser-storage.ts'
import { areaRequest } from '../delivery/places.ts'
import { type CheckoutValues, type DetailForm, detailRequest, type GuestField } from './checkout-fields.ts'

export type BuyerRequest = ReturnType<typeof guestRequest> | ReturnType<typeof customerRequest>

/** The body of POST /orders. */
export type OrderRequest = ReturnType<typeof orderRequest>

export function guestRequest(form: CheckoutValues) {
  const { name, email, phone, country_id, city_id, area_id, district, address } = form
  const { short_address, building, postcode } = form
  const typed = {
    name,
    email,
    phone,
    country_id: Number(country_id),
    city_id: Number(city_id),
    area_id: areaRequest(area_id),
    district,
    address,
    short_address,
    building,
    postcode,
  } satisfies Record<GuestField, string | number | undefined>
  return { ...typed, ...detailRequest(form) }
}

export function customerRequest(address_id: number, company: DetailForm) {
  return { address_id, ...detailRequest(company) }
}

/** @param total as the page shows it; the server rejects any other (contract, expected_total) */
export function orderRequest(
  items: readonly CartItem[],
  buyer: BuyerRequest,
  couponCode: string | null,
  total: Halalas,
  paymentMethod: PaymentMethod,
) {
  return {
    payment_method: paymentMethod,
    products: orderLines(items.map(({ selectedProduct }) => selectedProduct)),
    ...buyer,
    coupon_code: couponCode,
    expected_total: toSar(total),
  }
}

const serverTotalNames = ['items_total', 'saving', 'coupon_value', 'shipping', 'tax', 'grand_total'] as const

/** The data of a 409: the server computed another total than `expected_total` (contract, POST /orders). */
export type ServerTotals = Record<(typeof serverTotalNames)[number], Sar>

/** Returns null for a 409 of another cause, such as a key used for another order. */
export function readServerTotals(data: unknown): ServerTotals | null {
  if (typeof data !== 'object' || data === null) return null
  const totals: Record<string, unknown> = { ...data }
  return isServerTotals(totals) ? totals : null
}

function isServerTotals(totals: Record<string, unknown>): totals is ServerTotals {
  return serverTotalNames.every((name) => isSar(totals[name]))
}

/** Replaces the totals of the cart by the server's; the piece counts stay. */
export function withServerTotals(own: OrderTotals, server: ServerTotals): OrderTotals {
  const items = fromSar(server.items_total)
  const saving = fromSar(server.saving)
  return {
    ...own,
    items,
    saving,
    beforeTiers: add(items, saving),
    coupon: fromSar(server.coupon_value),
    shipping: fromSar(server.shipping),
    tax: fromSar(server.tax),
    grand: fromSar(server.grand_total),
  }
}

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
  unstored = store('localStorage', STORAGE_KEY, JSON.stringify(fresh)) ? null : fresh
  return fresh.key
}

/** A key from the future (the clock was set back) is not fresh. */
function isFresh({ at }: StoredKey, now: number): boolean {
  return at <= now && now - at < LIFETIME_MS
}

/** Call it after the order, so that the same cart can be ordered again. */
export function forgetIdempotencyKey(): void {
  unstored = null
  store('localStorage', STORAGE_KEY, null)
}

function readKey(): StoredKey | null {
  if (unstored) return unstored
  const parsed = readStoredJson('localStorage', STORAGE_KEY)
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
