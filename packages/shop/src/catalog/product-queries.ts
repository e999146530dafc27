import type { Locale } from '@zayy/contract/types'
import {
  productAttributes,
  productColours,
  productColourTranslations,
  productPhotos,
  productPhotoTranslations,
  productSizes,
  productStats,
  products,
  productTranslations,
} from '@zayy/database/schema/catalog'
import { categoryTranslations } from '@zayy/database/schema/categories'
import { sizeChartRows, sizeChartTranslations } from '@zayy/database/schema/size-charts'
import { inLanguage, translationList } from '@zayy/database/sql/in-language'
import { jsonList, jsonObject } from '@zayy/database/sql/json'
import { pick } from '@zayy/database/sql/pick'
import { prepared } from '@zayy/database/sql/prepared'
import { oneOf, orNull } from '@zayy/database/sql/subquery'
import type { Database } from '@zayy/platform/postgres/database'
import { and, eq, inArray, not, sql } from 'drizzle-orm'
import { newestReviews } from '../reviews/list-reviews.ts'
import { cardColumns } from './list-cards.ts'
import { isSoldSize, soldColours, soldSizes } from './sold-options.ts'

/** Columns for choosing pieces of a product, in addition to its card. */
const optionColumns = {
  translations: translationList(
    jsonObject(pick(productTranslations, 'locale', 'name', 'description')),
    productTranslations.productId,
    products.id,
  ),
  categoryTranslations: translationList(
    jsonObject({ locale: categoryTranslations.locale, name: categoryTranslations.name }),
    categoryTranslations.categoryId,
    products.categoryId,
  ),
  pivotColours: soldColours(
    jsonObject({
      ...pick(productColours, 'id', 'image', 'code'),
      name: inLanguage(productColourTranslations.name, productColourTranslations.colourId, productColours.id),
      translations: translationList(
        jsonObject({ locale: productColourTranslations.locale, name: productColourTranslations.name }),
        productColourTranslations.colourId,
        productColours.id,
      ),
    }),
  ),
  sizes: soldSizes,
}

const photos = jsonList(
  jsonObject({
    id: productPhotos.id,
    image: productPhotos.image,
    colour: oneOf(productColours.id, {
      from: productColours,
      where: and(eq(productColours.id, productPhotos.colourId), not(productColours.hidden)),
    }),
    alt: inLanguage(productPhotoTranslations.alt, productPhotoTranslations.photoId, productPhotos.id),
  }),
  {
    from: productPhotos,
    where: eq(productPhotos.productId, products.id),
    orderBy: productPhotos.position,
  },
)

/** Each line in the requested language, else the other. */
const attributes = jsonList(jsonObject({ name: productAttributes.name, value: productAttributes.value }), {
  from: sql`(select distinct on (position) * from ${productAttributes}
      where ${productAttributes.productId} = ${products.id}
      order by position, ${productAttributes.locale}::text = ${sql.placeholder('locale')} desc) ${productAttributes}`,
  orderBy: productAttributes.position,
})

/** The product's size chart with the rows of its shown sizes, or null. */
const sizeChart = orNull(
  inLanguage(
    jsonObject({
      columns: sizeChartTranslations.columns,
      rows: jsonList(jsonObject({ size: sizeChartRows.size, values: sizeChartRows.values }), {
        from: sizeChartRows,
        where: and(
          eq(sizeChartRows.chartId, sizeChartTranslations.chartId),
          inArray(
            sizeChartRows.size,
            sql`(select ${productSizes.name} from ${productSizes} where ${isSoldSize})`,
          ),
        ),
        orderBy: sizeChartRows.position,
      }),
    }),
    sizeChartTranslations.chartId,
    products.sizeChartId,
  ),
)

const product = prepared((database) =>
  database
    .select({
      ...cardColumns,
      ...pick(products, 'men', 'women', 'children'),
      soldCount: productStats.soldCount,
      ratingsByStar: productStats.ratingsByStar,
      ...optionColumns,
      photos,
      attributes,
      chart: sizeChart,
      reviews: newestReviews(products.id),
    })
    .from(products)
    .innerJoin(productStats, eq(productStats.productId, products.id))
    .where(and(eq(products.id, sql.placeholder('id')), not(products.hidden)))
    .prepare('product'),
)

const cartProducts = prepared((database) =>
  database
    .select({
      id: cardColumns.id,
      name: cardColumns.name,
      image: cardColumns.image,
      tiers: cardColumns.tiers,
      category: cardColumns.category,
      ...optionColumns,
    })
    .from(products)
    .where(sql`${products.id} = any(${sql.placeholder('ids')}::int[]) and not ${products.hidden}`)
    .prepare('cart_products'),
)

export type CartProductRow = Awaited<ReturnType<typeof selectCartProducts>>[number]

/** Unordered, without hidden products. */
export function selectCartProducts(database: Database, ids: readonly number[], locale: Locale) {
  return cartProducts(database).execute({ ids, locale })
}

export type ProductRow = NonNullable<Awaited<ReturnType<typeof selectProduct>>>

/** Returns undefined for a hidden or unknown product. */
export async function selectProduct(database: Database, id: number, locale: Locale) {
  const [row] = await product(database).execute({ id, locale })
  return row
}
