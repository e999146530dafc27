import type { Locale, ProductCard, Tier } from '@zayy/contract/types'
import {
  productColours,
  productColourTranslations,
  productSizes,
  productStats,
  products,
  productTranslations,
} from '@zayy/database/schema/catalog'
import { categoryTranslations } from '@zayy/database/schema/categories'
import { anyValue } from '@zayy/database/sql/any-value'
import { inLanguage } from '@zayy/database/sql/in-language'
import { inOrder } from '@zayy/database/sql/in-order'
import { jsonObject } from '@zayy/database/sql/json'
import { pick } from '@zayy/database/sql/pick'
import { prepared } from '@zayy/database/sql/prepared'
import { countOf, orNull } from '@zayy/database/sql/subquery'
import { toSar } from '@zayy/domain/money'
import { imageUrl } from '@zayy/platform/images/image-url'
import type { Database } from '@zayy/platform/postgres/database'
import { asc, desc, eq, not, sql } from 'drizzle-orm'
import { isSoldSize, productTiers, soldColours } from './sold-options.ts'

/** Returns the cards of these products in this order, without hidden and unknown ones. */
export async function listCards(
  database: Database,
  locale: Locale,
  ids: readonly number[],
): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const rows = await selectCards(database, ids, locale)
  return inOrder(ids, rows).map(presentCard)
}

/** Fills a row that scrolls. */
const MAX_NEWEST = 12

/** Returns the cards of the newest products, in shop order. */
export async function listNewest(database: Database, locale: Locale): Promise<ProductCard[]> {
  const found = await database
    .select({ id: products.id })
    .from(products)
    .where(not(products.hidden))
    .orderBy(desc(products.addedOn), asc(products.position), asc(products.id))
    .limit(MAX_NEWEST)
  return await listCards(
    database,
    locale,
    found.map(({ id }) => id),
  )
}

const category = (column: typeof products.categoryId | typeof products.brandId) =>
  inLanguage(
    jsonObject({ id: categoryTranslations.categoryId, name: categoryTranslations.name }),
    categoryTranslations.categoryId,
    column,
  )

/** Columns of a product card, also used by the product page. */
export const cardColumns = {
  id: products.id,
  name: inLanguage(productTranslations.name, productTranslations.productId, products.id),
  ...pick(products, 'image', 'hoverImage', 'badge'),
  tiers: productTiers,
  ratingCount: productStats.ratingCount,
  ratingSum: productStats.ratingSum,
  colours: soldColours(
    jsonObject({
      code: productColours.code,
      name: inLanguage(productColourTranslations.name, productColourTranslations.colourId, productColours.id),
    }),
  ),
  sizesCount: countOf({ from: productSizes, where: isSoldSize }),
  category: category(products.categoryId),
  brand: orNull(category(products.brandId)),
}

/** Unordered. */
const cards = prepared((database) =>
  database
    .select(cardColumns)
    .from(products)
    .innerJoin(productStats, eq(productStats.productId, products.id))
    .where(sql`${products.id} = any(${anyValue('ids', 'int[]')}) and not ${products.hidden}`)
    .prepare('product_cards'),
)

type CardRow = Awaited<ReturnType<typeof selectCards>>[number]

function selectCards(database: Database, ids: readonly number[], locale: string) {
  return cards(database).execute({ ids, locale })
}

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

export function presentTiers(rows: CardRow['tiers']): Tier[] {
  return rows.map(({ from, to, price }) => ({ from, to, price: toSar(price) }))
}

/** The mean to one decimal, half up; null without a review (decision 001). */
function meanRate(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round((sum * 10) / count) / 10
}
