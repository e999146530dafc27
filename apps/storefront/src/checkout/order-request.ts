/** "What is sent to place an order." */

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
