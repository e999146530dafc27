import type { OrderInput } from '@zayy/contract/orders/order-input'

type Named = { id: number }
type Product = Named & { pivot_colors: Named[]; sizes: Named[] }

/** Returns a valid order for this shop: its first product in two colours and sizes, to its first area. */
export async function readOrder(origin: string): Promise<OrderInput> {
  const { id, pivot_colors, sizes } = await read<Product>(`${origin}/ar/api/products/1`)
  const country = await first(`${origin}/ar/api/countries`)
  const city = await first(`${origin}/ar/api/cities/${country}`)
  const area = await first(`${origin}/ar/api/areas/${city}`)
  const colors = pivot_colors.slice(0, 2).map((color) => ({
    color_id: color.id,
    sizes: sizes.slice(0, 2).map((size) => ({ size_id: size.id, quantity: 10 })),
  }))
  return {
    payment_method: 0,
    products: [{ product_id: id, colors }],
    name: 'نورة السبيعي',
    email: 'noura@example.com',
    phone: '0501234567',
    address: 'شارع العليا 12',
    country_id: country,
    city_id: city,
    area_id: area,
  }
}

async function first(address: string): Promise<number> {
  const [one] = await read<Named[]>(address)
  if (!one) throw new Error(`${address} returned an empty list`)
  return one.id
}

async function read<T>(address: string): Promise<T> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  const { data } = (await answer.json()) as { data: T }
  return data
}
