import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { type KnownProduct, productOf } from './catalogue.ts'
import type { Language } from './languages.ts'

/** Pieces of a product by place: `[colour, size, pieces]`, both counted from 0 in the product's own order. */
export type Pieces = readonly (readonly [colour: number, size: number, pieces: number])[]

/** A cart as a browser keeps it under `cart` (spec, 3 and 4), with these pieces of these products. */
export async function cartOf(
  request: APIRequestContext,
  lang: Language,
  lines: Partial<Record<KnownProduct, Pieces>>,
) {
  return await Promise.all(
    Object.entries(lines).map(async ([key, chosen]) => {
      const product = await productOf(request, lang, key as KnownProduct)
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

/** Lets a browser come with something kept under `cart`: a cart, or any text whatever. Once; it may change it then. */
export async function keepCart(context: BrowserContext, kept: unknown) {
  const text = typeof kept === 'string' ? kept : JSON.stringify(kept)
  await context.addInitScript((text) => {
    if (!location.protocol.startsWith('http') || sessionStorage.getItem('came') !== null) return
    sessionStorage.setItem('came', 'yes')
    localStorage.setItem('cart', text)
  }, text)
}
