import type { APIRequestContext } from '@playwright/test'
import { known } from '../demo/known.ts'
import { guest } from './guest-address.ts'
import type { Locale } from './locales.ts'
import type { cartOf } from './stored-cart.ts'

/** Places an order as the checkout does, and returns the bill. */
export async function placeOrder(
  request: APIRequestContext,
  locale: Locale,
  cart: Awaited<ReturnType<typeof cartOf>>,
): Promise<{ token: string; invoice_number: string }> {
  const id = async (path: string, name: string) => {
    const answer = await request.get(`/${locale}/api/${path}`)
    const { data } = (await answer.json()) as { data: { id: number; name: string }[] }
    const place = data.find((one) => one.name === name)
    if (!place) throw new Error(`${path} has no ${name}`)
    return place.id
  }
  const country_id = await id('countries', locale === 'ar' ? 'السعودية' : 'Saudi Arabia')
  const city_id = await id(`cities/${country_id}`, known.places.riyadh.name[locale])
  const area_id = await id(`areas/${city_id}`, locale === 'ar' ? 'العليا' : 'Al Olaya')
  const { name, address } = guest[locale]
  const answer = await request.post(`/${locale}/api/orders`, {
    data: {
      payment_method: 0,
      products: cart.map(({ selectedProduct }) => selectedProduct),
      coupon_code: null,
      ...{ name, email: guest.email, phone: guest.phone, address, country_id, city_id, area_id },
    },
  })
  if (answer.status() !== 201) throw new Error(`The order was refused: ${await answer.text()}`)
  return ((await answer.json()) as { data: { token: string; invoice_number: string } }).data
}
