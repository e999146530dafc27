import {
  priceTiers,
  productColours,
  productColourTranslations,
  productSizes,
  products,
  productStats,
  productTranslations,
} from '@zayy/database/schema/catalog'
import { categoryTranslations } from '@zayy/database/schema/categories'
import { inLanguage } from '@zayy/database/sql/in-language'
import { jsonList, jsonObject } from '@zayy/database/sql/json'
import { prepared } from '@zayy/database/sql/prepared'
import { countOf, orNull } from '@zayy/database/sql/subquery'
import type { Database } from '@zayy/platform/postgres/database'
import { and, eq, not, sql } from 'drizzle-orm'

/** The category that a product names in one of its columns, as id and name. */
const category = (column: typeof products.categoryId | typeof products.brandId) =>
  inLanguage(
    jsonObject({ id: categoryTranslations.categoryId, name: categoryTranslations.name }),
    categoryTranslations,
    eq(categoryTranslations.categoryId, column),
  )

/** What a card shows; a product's page shows it too. */
export const cardColumns = {
  id: products.id,
  name: inLanguage(
    productTranslations.name,
    productTranslations,
    eq(productTranslations.productId, products.id),
  ),
  image: products.image,
  hoverImage: products.hoverImage,
  badge: products.badge,
  tiers: jsonList(jsonObject({ from: priceTiers.from, to: priceTiers.to, price: priceTiers.price }), {
    from: priceTiers,
    where: eq(priceTiers.productId, products.id),
    orderBy: priceTiers.from,
  }),
  ratingCount: productStats.ratingCount,
  ratingSum: productStats.ratingSum,
  colours: jsonList(
    jsonObject({
      code: productColours.code,
      name: inLanguage(
        productColourTranslations.name,
        productColourTranslations,
        eq(productColourTranslations.colourId, productColours.id),
      ),
    }),
    {
      from: productColours,
      where: and(eq(productColours.productId, products.id), not(productColours.hidden)),
      orderBy: productColours.position,
    },
  ),
  sizesCount: countOf({
    from: productSizes,
    where: and(eq(productSizes.productId, products.id), not(productSizes.hidden)),
  }),
  category: category(products.categoryId),
  brand: orNull(category(products.brandId)),
}

/** The cards of some products, in no order. */
const cards = prepared((database) =>
  database
    .select(cardColumns)
    .from(products)
    .innerJoin(productStats, eq(productStats.productId, products.id))
    .where(sql`${products.id} = any(${sql.placeholder('ids')}::int[]) and not ${products.hidden}`)
    .prepare('product_cards'),
)

export type CardRow = Awaited<ReturnType<typeof selectCards>>[number]

export function selectCards(database: Database, ids: readonly number[], locale: string) {
  return cards(database).execute({ ids, locale })
}
