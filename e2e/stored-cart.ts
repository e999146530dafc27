import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { type KnownProduct, productOf } from './catalogue.ts'
import type { Locale } from './locales.ts'

/** Pieces of a product by index of colour and size, both from 0 in the product's order. */
export type Pieces = readonly (readonly [colour: number, size: number, pieces: number])[]

/** Returns a cart with these pieces, in the format that browsers store under `cart` (spec, 3 and 4). */
export async function cartOf(
  request: APIRequestContext,
  locale: Locale,
  lines: Partial<Record<KnownProduct, Pieces>>,
) {
  return await Promise.all(
    Object.entries(lines).map(async ([key, chosen]) => {
      const product = await productOf(request, locale, key as KnownProduct)
      const { id, name, image, pieces } = product
      const colours = [...new Set(chosen.map(([colour]) => colour))]
      return {
        product: { id, name, image, category: { name: product.category.name }, pieces },
        selectedProduct: {
          product_id: id,
          colors: colours.map((place) => ({
            color_id: product.pivot_colors[place]?.id,
            sizes: chosen
              .filter(([colour]) => colour === place)
              .map(([, size, quantity]) => ({ size_id: product.sizes[size]?.id, quantity })),
          })),
        },
      }
    }),
  )
}

/** Stores a cart, or any text, under `cart` before the first page. Later pages may change it. */
export async function storeCart(context: BrowserContext, stored: unknown) {
  const text = typeof stored === 'string' ? stored : JSON.stringify(stored)
  await context.addInitScript((text) => {
    if (!location.protocol.startsWith('http') || sessionStorage.getItem('cart-stored') !== null) return
    sessionStorage.setItem('cart-stored', 'yes')
    localStorage.setItem('cart', text)
  }, text)
}
