import type { CartProduct, Locale, Product } from '@zayy/contract/types'
import { imageUrl } from '@zayy/platform/images/image-url'
import { presentReviews } from '../reviews/list-reviews.ts'
import { presentCard, presentTiers } from './present-card.ts'
import type { CartProductRow, ProductRow } from './product-queries.ts'

/** A product as its page shows it, with its newest reviews. */
export function presentProduct(row: ProductRow, locale: Locale): Product {
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = row.ratingsByStar
  return {
    ...presentCard(row),
    description: descriptionOf(row, locale),
    ...presentChoosing(row),
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
    size_chart: row.chart && row.chart.rows.length > 0 ? row.chart : null,
    rates_by_star: [one, two, three, four, five],
    rates: presentReviews(row.reviews),
  }
}

/** A product as a cart needs it. */
export function presentCartProduct(row: CartProductRow): CartProduct {
  return {
    id: row.id,
    name: row.name,
    image: imageUrl(row.image),
    pieces: presentTiers(row.tiers),
    ...presentChoosing(row),
  }
}

function presentChoosing(row: CartProductRow) {
  return {
    translations: row.translations.map(({ locale, name, description }) => ({ locale, name, description })),
    category: { id: row.category.id, name: row.category.name, translations: row.categoryTranslations },
    pivot_colors: row.pivotColours.map(({ id, image, name, code, translations }) => ({
      id,
      product_id: row.id,
      image: imageUrl(image),
      color: { name, code, translations },
    })),
    sizes: row.sizes,
  }
}

function descriptionOf({ translations }: ProductRow, locale: Locale): string {
  const own = translations.find((translation) => translation.locale === locale)
  return (own ?? translations.find((translation) => translation.locale === 'ar'))?.description ?? ''
}
