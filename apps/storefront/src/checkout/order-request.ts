import type { CartItem } from '@zayy/domain/cart/cart'
import { orderLines } from '@zayy/domain/checkout/order-lines'
import { add, fromSar, type Halalas, isSar, type Sar, toSar } from '@zayy/domain/money'
import type { PaymentMethod } from '@zayy/domain/orders/order-status'
import { areaRequest } from '../delivery/places.ts'
import { type CheckoutValues, type DetailForm, detailRequest, type GuestField } from './checkout-fields.ts'
import type { OrderTotals } from '@zayy/domain/checkout/order-totals'

/** Buyer and address. */
export type BuyerRequest = ReturnType<typeof guestRequest> | ReturnType<typeof customerRequest>

/** The body of POST /orders. */
export type OrderRequest = ReturnType<typeof orderRequest>

export function guestRequest(form: CheckoutValues) {
  const { name, email, phone, country_id, city_id, area_id, address, short_address, postcode } = form
  const typed = {
    name,
    email,
    phone,
    country_id: Number(country_id),
    city_id: Number(city_id),
    area_id: areaRequest(area_id),
    address,
    short_address,
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

/** The data of a 409: the server computed another total than `expected_total` (contract, POST /orders). */
export type ServerTotals = {
  items_total: Sar
  saving: Sar
  coupon_value: Sar
  shipping: Sar
  tax: Sar
  grand_total: Sar
}

const serverTotalNames = ['items_total', 'saving', 'coupon_value', 'shipping', 'tax', 'grand_total'] as const

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
