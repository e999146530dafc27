import type { OrderInput } from '@zayy/contract/orders/order-input'
import type { Database } from '@zayy/platform/postgres/database'
import { poolOf } from '@zayy/platform/postgres/pool-of'
import { known } from '../../demo/known.ts'

const PIECES = 40

type Found = {
  product: number
  colours: number[]
  sizes: number[]
  country: number
  city: number
  area: number
}

/** Returns a guest order to Riyadh: 40 pieces of one product in three colours and five sizes. */
export async function demoOrder(database: Database): Promise<OrderInput> {
  const { rows } = await poolOf(database).query<Found>(
    `select p.id as product,
       array(select id from product_colours where product_id = p.id order by position limit 3) as colours,
       array(select id from product_sizes where product_id = p.id order by position limit 5) as sizes,
       c.country_id as country, c.id as city,
       (select id from areas where city_id = c.id order by position limit 1) as area
     from products p, cities c where p.sku = $1 and c.code = $2`,
    [known.products.scrub.sku, known.places.riyadh.city],
  )
  const [found] = rows
  if (!found) throw new Error('The demo shop lacks the product or the city')
  const cells = found.colours.flatMap((color_id) => found.sizes.map((size_id) => ({ color_id, size_id })))
  const pieces = cells.map((cell, index) => ({
    ...cell,
    quantity: Math.floor((PIECES + index) / cells.length),
  }))
  return {
    payment_method: 0,
    products: [
      {
        product_id: found.product,
        colors: found.colours.map((color_id) => ({
          color_id,
          sizes: pieces
            .filter((piece) => piece.color_id === color_id)
            .map(({ size_id, quantity }) => ({ size_id, quantity })),
        })),
      },
    ],
    name: 'نورة السبيعي',
    email: 'noura@example.com',
    phone: '0501234567',
    address: 'شارع العليا 12',
    country_id: found.country,
    city_id: found.city,
    area_id: found.area,
  }
}
