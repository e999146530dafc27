import type { CartItem } from '@zayy/domain/cart/cart'
import { orderLines } from '@zayy/domain/checkout/order-lines'
import { type Halalas, toSar } from '@zayy/domain/money'
import type { PaymentMethod } from '@zayy/domain/orders/order-status'
import { areaRequest } from '../delivery/places.ts'
import { type CheckoutValues, type DetailForm, detailRequest, type GuestField } from './checkout-fields.ts'

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
