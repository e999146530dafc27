import type { Category, Home, Tier } from '@zayy/contract/types'
import { tiersFromWire } from '@zayy/domain/catalog/price-tiers'
import { type Halalas, times } from '@zayy/domain/money'
import { categoryProductsPath } from '../links/category-products-path.ts'
import { type ProductCardView, productCardView } from '../product-card/product-card.tsx'

/**
 * Returns the data of parts that never change (fixed-parts.tsx).
 * @param categories those that have products
 * @param made the first menu category, whose brands are those made in Saudi Arabia
 * @param brands those of it that have products
 */
export function fixedView(
  { sections, newest, quotes, sponsors }: Pick<Home, 'sections' | 'newest' | 'quotes' | 'sponsors'>,
  categories: readonly Category[],
  made: Category | undefined,
  brands: readonly Category[],
) {
  return {
    circles: [...categories, ...brands].map(({ id, name, image, products_count }) => ({
      id,
      name,
      to: categoryProductsPath({ id, name }),
      image,
      count: products_count,
    })),
    /** By the id of their section; the newest by 0. */
    cards: Object.fromEntries<ProductCardView[]>(
      [{ id: 0, products: newest }, ...sections].map(({ id, products }) => [
        id,
        products.map(productCardView),
      ]),
    ),
    priceBreak: firstPriceBreak([...sections.flatMap(({ products }) => products), ...newest]),
    made:
      made && brands.length > 0
        ? {
            name: made.name,
            desc: made.desc,
            brands: brands.map(({ id, name, image, desc }) => {
              return { id, name, to: categoryProductsPath({ id, name }), image, desc }
            }),
          }
        : null,
    quotes: quotes.map(({ product, review }) => ({
      id: review.id,
      author: review.client.fname,
      comment: review.comment,
      piecesBought: review.pieces_bought,
      product,
    })),
    sponsors: sponsors.map(({ id, image, name }) => ({ id, image, name })),
  }
}

export type FixedView = ReturnType<typeof fixedView>

/** A real product of which a few more pieces cost less in total. */
export type PriceBreak = {
  product: { id: number; name: string }
  asked: { count: number; total: Halalas }
  better: { count: number; total: Halalas }
}

/** Pieces by which the buyer missed the next tier. */
const MISSING_PIECES = 3

/** Returns the first price break among the products, or null: then the poster is left out. */
export function firstPriceBreak(
  products: readonly { id: number; name: string; pieces: Tier[] }[],
): PriceBreak | null {
  for (const { id, name, pieces } of products) {
    const tiers = tiersFromWire(pieces)
    for (const [index, next] of tiers.entries()) {
      const tier = tiers[index - 1]
      const count = next.from - MISSING_PIECES
      if (!tier || count < tier.from) continue
      const asked = { count, total: times(tier.price, count) }
      const better = { count: next.from, total: times(next.price, next.from) }
      if (better.total < asked.total) return { product: { id, name }, asked, better }
    }
  }
  return null
}
