import type { CartItem } from '@zayy/domain/cart/cart'
import { orderLines } from '@zayy/domain/checkout/order-lines'
import { add, fromSar, type Halalas, isSar, type Sar, toSar } from '@zayy/domain/money'
import type { PaymentMethod } from '@zayy/domain/orders/order-status'
import { areaRequest } from '../delivery/places.ts'
import { type CheckoutValues, type DetailForm, detailRequest, type GuestField } from './checkout-fields.ts'
import type { OrderTotals } from '@zayy/domain/checkout/order-totals'

/** Who orders, and where it goes. */
export type BuyerRequest = ReturnType<typeof guestRequest> | ReturnType<typeof customerRequest>

/** The body of POST /orders. */
export type OrderRequest = ReturnType<typeof orderRequest>

/** A guest, with everything that they typed. */
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

/** A customer: the shop knows who they are, and where the address is. */
export function customerRequest(address_id: number, company: DetailForm) {
  return { address_id, ...detailRequest(company) }
}

/** @param total what the buyer was shown; the server refuses any other (contract, expected_total) */
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

/** "The figures that the server answers", when it does not agree with the total that the buyer was shown. */

/** The sums with which the server answers a total that it does not agree with (contract, POST /orders). */
export type ServerTotals = {
  items_total: Sar
  saving: Sar
  coupon_value: Sar
  shipping: Sar
  tax: Sar
  grand_total: Sar
}

const serverTotalNames = ['items_total', 'saving', 'coupon_value', 'shipping', 'tax', 'grand_total'] as const

/** Reads the data of a 409; null for anything else, such as a key that was used for another order. */
export function readServerTotals(data: unknown): ServerTotals | null {
  if (typeof data !== 'object' || data === null) return null
  const totals: Record<string, unknown> = { ...data }
  return isServerTotals(totals) ? totals : null
}

function isServerTotals(totals: Record<string, unknown>): totals is ServerTotals {
  return serverTotalNames.every((name) => isSar(totals[name]))
}

/** The summary by the server's figures; the pieces are what the cart holds. */
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
