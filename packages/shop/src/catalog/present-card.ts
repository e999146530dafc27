import type { ProductCard, Tier } from '@zayy/contract/types'
import { toSar } from '@zayy/domain/money'
import { imageUrl } from '@zayy/platform/images/image-url'
import type { CardRow } from './card-queries.ts'

/** A product card as it leaves the shop: prices in SAR, the mean rating to one decimal. */
export function presentCard(row: CardRow): ProductCard {
  return {
    id: row.id,
    name: row.name,
    image: imageUrl(row.image),
    hover_image: imageUrl(row.hoverImage),
    pieces: presentTiers(row.tiers),
    avg_rate: meanRate(row.ratingSum, row.ratingCount),
    rates_count: row.ratingCount,
    colors_count: row.colours.length,
    sizes_count: row.sizesCount,
    colors: row.colours.map(({ name, code }) => ({ name, code })),
    badge: row.badge,
    category: { id: row.category.id, name: row.category.name },
    brand: row.brand && { id: row.brand.id, name: row.brand.name },
  }
}

/** The price tiers with their prices in SAR. */
export function presentTiers(rows: CardRow['tiers']): Tier[] {
  return rows.map(({ from, to, price }) => ({ from, to, price: toSar(price) }))
}

/** The mean to one decimal, half up; null without a review (decision 001). */
function meanRate(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round((sum * 10) / count) / 10
}
