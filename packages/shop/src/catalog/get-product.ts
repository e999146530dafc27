import type { CartProduct, Locale, Product } from '@zayy/contract/types'
import { inOrder } from '@zayy/database/sql/in-order'
import { sizeName } from '@zayy/domain/catalog/size-name'
import { imageUrl } from '@zayy/platform/images/image-url'
import type { Database } from '@zayy/platform/postgres/database'
import { notFound } from '../domain-error.ts'
import { presentReviews } from '../reviews/list-reviews.ts'
import { presentCard, presentTiers } from './list-cards.ts'
import { type CartProductRow, type ProductRow, selectCartProducts, selectProduct } from './product-queries.ts'

/**
 * Returns a product with its newest reviews.
 * @throws DomainError 404 for an unknown or hidden product
 */
export async function getProduct(database: Database, locale: Locale, id: number): Promise<Product> {
  const row = await selectProduct(database, id, locale)
  if (!row) throw notFound()
  return presentProduct(row, locale)
}

/** Returns the products of a cart in the given order, without duplicates and unknown or hidden ones. */
export async function listCartProducts(
  database: Database,
  locale: Locale,
  ids: readonly number[],
): Promise<CartProduct[]> {
  const rows = await selectCartProducts(database, ids, locale)
  return inOrder([...new Set(ids)], rows).map((row) => presentCartProduct(row, locale))
}

function presentProduct(row: ProductRow, locale: Locale): Product {
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = row.ratingsByStar
  return {
    ...presentCard(row),
    description: descriptionOf(row, locale),
    ...presentOptions(row, locale),
    photos: row.photos.map((photo) => ({
      id: photo.id,
      product_id: row.id,
      image: imageUrl(photo.image),
      alt: photo.alt,
      color_id: photo.colour,
    })),
    is_men: row.men ? 1 : 0,
    is_women: row.women ? 1 : 0,
    is_child: row.children ? 1 : 0,
    sold_count: row.soldCount,
    attributes: row.attributes,
    size_chart: presentSizeChart(row, locale),
    rates_by_star: [one, two, three, four, five],
    rates: presentReviews(row.reviews),
  }
}

export function presentCartProduct(row: CartProductRow, locale: Locale): CartProduct {
  return {
    id: row.id,
    name: row.name,
    image: imageUrl(row.image),
    pieces: presentTiers(row.tiers),
    ...presentOptions(row, locale),
  }
}

function presentOptions(row: CartProductRow, locale: Locale) {
  return {
    translations: row.translations.map(({ locale, name, description }) => ({ locale, name, description })),
    category: { id: row.category.id, name: row.category.name, translations: row.categoryTranslations },
    pivot_colors: row.pivotColours.map(({ id, image, name, code, translations }) => ({
      id,
      product_id: row.id,
      image: imageUrl(image),
      color: { name, code, translations },
    })),
    sizes: row.sizes.map(({ id, name }) => ({ id, name: sizeName(name, locale) })),
  }
}

function presentSizeChart({ chart }: ProductRow, locale: Locale): Product['size_chart'] {
  if (!chart || chart.rows.length === 0) return null
  const rows = chart.rows.map(({ size, values }) => ({ size: sizeName(size, locale), values }))
  return { columns: chart.columns, rows }
}

function descriptionOf({ translations }: ProductRow, locale: Locale): string {
  const inLocale = translations.find((translation) => translation.locale === locale)
  return (inLocale ?? translations.find((translation) => translation.locale === 'ar'))?.description ?? ''
}
