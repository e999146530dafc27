import type { APIRequestContext } from '@playwright/test'
import { guest } from './guest-address.ts'
import type { Locale } from './locales.ts'
import { placeIds } from './place-ids.ts'
import type { cartOf } from './stored-cart.ts'

/** Places an order as the checkout does and returns the bill. @param more fields that extend or replace the guest's */
export async function placeOrder(
  request: APIRequestContext,
  locale: Locale,
  cart: Awaited<ReturnType<typeof cartOf>>,
  email = guest.email,
  more: Record<string, string> = {},
): Promise<{ token: string; code: string }> {
  const { name, address } = guest[locale]
  const answer = await request.post(`/${locale}/api/orders`, {
    data: {
      payment_method: 0,
      products: cart.map(({ selectedProduct }) => selectedProduct),
      coupon_code: null,
      name,
      email,
      phone: guest.phone,
      address,
      ...(await placeIds(request, locale)),
      ...more,
    },
  })
  if (answer.status() !== 201) throw new Error(`The order failed: ${await answer.text()}`)
  return ((await answer.json()) as { data: { token: string; code: string } }).data
}
