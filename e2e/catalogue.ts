import type { APIRequestContext } from '@playwright/test'
import { known } from '../demo/known.ts'
import type { Locale } from './locales.ts'

export type KnownProduct = keyof typeof known.products

type WireProduct = {
  id: number
  name: string
  image: string
  category: { id: number; name: string }
  pieces: { from: number; to: number; price: number }[]
  pivot_colors: { id: number; color: { name: string } }[]
  sizes: { id: number; name: string }[]
  rates_by_star: number[]
}

const products = new Map<string, Promise<WireProduct>>()

/**
 * Finds a product of the demo catalogue by its name, and returns it as the API does in this language. Each worker requests
 * it once.
 */
export function productOf(
  request: APIRequestContext,
  locale: Locale,
  key: KnownProduct,
): Promise<WireProduct> {
  const name = `${locale} ${key}`
  const found = products.get(name) ?? findProduct(request, locale, key)
  products.set(name, found)
  return found
}

async function findProduct(request: APIRequestContext, locale: Locale, key: KnownProduct) {
  const { name } = known.products[key]
  const found = await get<{ data: { id: number; name: string }[] }>(
    request,
    `/${locale}/api/products?search=${encodeURIComponent(name[locale])}`,
  )
  const id = found.data.find((product) => product.name === name[locale])?.id
  if (id === undefined) throw new Error(`The shop does not sell "${name[locale]}"`)
  return get<WireProduct>(request, `/${locale}/api/products/${id}`)
}

/** Returns the tax rate for the expected totals. */
export async function taxOf(request: APIRequestContext): Promise<number> {
  const { tax, tax_included } = await get<{ tax: number; tax_included: boolean }>(request, '/en/api/settings')
  if (tax_included) throw new Error('The demo shop adds its tax to the prices')
  return tax
}

async function get<T>(request: APIRequestContext, path: string): Promise<T> {
  const answer = await request.get(path)
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`)
  return ((await answer.json()) as { data: T }).data
}

/** Returns the canonical path of a root category. */
export async function categoryOf(request: APIRequestContext, locale: Locale, name: string) {
  const { categories } = await get<{ categories: { id: number; name: string }[] }>(
    request,
    `/${locale}/api/settings`,
  )
  const category = categories.find((one) => one.name === name)
  if (!category) throw new Error(`No root category is called "${name}"`)
  return category
}
