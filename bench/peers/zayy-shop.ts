import { nextEmail, type Product, quantities, type Shop, sendJson } from './shop.ts'

type Named = { id: number; name: string }
type Found = {
  id: number
  name: string
  description: string
  pieces: { price: number }[]
  sizes: Named[]
  pivot_colors: { id: number; color: { name: string } }[]
}

async function get<T>(address: string): Promise<T> {
  return (await sendJson(address, undefined)).data as T
}

async function findProducts(api: string): Promise<Found[]> {
  const found: Found[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { data } = await get<{ data: { data: { id: number }[]; last_page: number } }>(
      `${api}/products?page=${page}`,
    )
    last = data.last_page
    for (const { id } of data.data) found.push((await get<{ data: Found }>(`${api}/products/${id}`)).data)
  }
  return found
}

/** Returns the demo's products in English, each with the price of its first tier. */
export async function zayyProducts(origin: string): Promise<Product[]> {
  return (await findProducts(`${origin}/en/api`)).map((product) => ({
    name: product.name,
    slug: `product-${product.id}`,
    description: product.description,
    price: product.pieces[0]?.price ?? 0,
    colours: product.pivot_colors.map(({ color }) => color.name),
    sizes: product.sizes.map(({ name }) => name),
  }))
}

/** Prepares an order for the product at this position of the list. One request places it. */
export async function zayyShop(origin: string, position: number, processId: number): Promise<Shop> {
  const api = `${origin}/en/api`
  const found = (await findProducts(api))[position]
  if (!found) throw new Error('The demo lacks the product')
  const first = async (path: string) => (await get<{ data: Named[] }>(`${api}/${path}`)).data[0]?.id
  const country = await first('countries')
  const city = await first(`cities/${country}`)
  const pieces = quantities(15)
  const colors = found.pivot_colors.slice(0, 3).map(({ id }, colour) => ({
    color_id: id,
    sizes: found.sizes
      .slice(0, 5)
      .map((size, nth) => ({ size_id: size.id, quantity: pieces[colour * 5 + nth] })),
  }))
  const body = {
    payment_method: 0,
    products: [{ product_id: found.id, colors }],
    name: 'Noura',
    phone: '0501234567',
    address: 'Olaya 12',
    country_id: country,
    city_id: city,
    area_id: await first(`areas/${city}`),
  }
  return {
    list: () => get(`${api}/products`),
    product: () => get(`${api}/products/${found.id}`),
    order: () =>
      sendJson(
        `${api}/orders`,
        { ...body, email: nextEmail() },
        { origin, 'idempotency-key': crypto.randomUUID() },
      ),
    processId,
  }
}
