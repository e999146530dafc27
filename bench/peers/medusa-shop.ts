import { nextEmail, quantities, type Shop, sendJson } from './shop.ts'

/** Written by medusa/fill.js. */
export type MedusaStore = { key: string; region: string; shipping: string }

type Products = { products: { variants: { id: string }[] }[] }

/** The requests of Medusa's documented checkout: five for an order. */
export async function medusaShop(
  origin: string,
  slug: string,
  { key, region, shipping }: MedusaStore,
  processId: number,
): Promise<Shop> {
  const ask = async <T>(path: string, body?: object) =>
    (await sendJson(`${origin}/store/${path}`, body, { 'x-publishable-api-key': key })).data as T
  const list = () =>
    ask(
      `products?limit=12&region_id=${region}&fields=id,title,handle,description,thumbnail,*variants.calculated_price`,
    )
  const product = () =>
    ask<Products>(
      `products?handle=${slug}&region_id=${region}&fields=*variants.calculated_price,*variants.options,*options.values`,
    )
  const variants = (await product()).products[0]?.variants ?? []
  const items = quantities(15).map((quantity, nth) => ({ variant_id: variants[nth]?.id, quantity }))
  const address = {
    first_name: 'Noura',
    last_name: 'A',
    phone: '0501234567',
    address_1: 'Olaya 12',
    city: 'Riyadh',
    country_code: 'sa',
  }
  const order = async () => {
    const { cart } = await ask<{ cart: { id: string } }>('carts', {
      region_id: region,
      email: nextEmail(),
      items,
      shipping_address: address,
      billing_address: address,
    })
    await ask(`carts/${cart.id}/shipping-methods`, { option_id: shipping })
    const { payment_collection } = await ask<{ payment_collection: { id: string } }>('payment-collections', {
      cart_id: cart.id,
    })
    await ask(`payment-collections/${payment_collection.id}/payment-sessions`, {
      provider_id: 'pp_system_default',
    })
    const { type } = await ask<{ type: string }>(`carts/${cart.id}/complete`, {})
    if (type !== 'order') throw new Error('Medusa did not complete the cart')
  }
  return { list, product, order, processId }
}
