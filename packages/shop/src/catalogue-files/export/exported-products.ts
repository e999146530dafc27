import {
  priceTiers,
  productCategories,
  productColours,
  productPhotos,
  productSizes,
  products,
  productTranslations,
} from '@zayy/database/schema/catalog'
import { categories } from '@zayy/database/schema/categories'
import { anyOf } from '@zayy/database/sql/any-of'
import { existsIn, typed } from '@zayy/database/sql/subquery'
import type { Executor } from '@zayy/platform/postgres/database'
import { and, asc, ne, not, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** Position of products that left the owner's files. */
export const NO_POSITION = -1

/** Products whose parts are in memory at once. */
const BATCH_PRODUCTS = 500

/**
 * The shown categories, and which products an export has.
 * @property skus in the order of the shop, by id
 * @property shown the products of an export: also those that the owner hid (column `status`), but not those that left the owner's files
 */
export type ExportedCatalogue = Awaited<ReturnType<typeof selectCatalogue>>

/** @param which `all` includes the products that left the files, as the owner may put them back */
export async function selectCatalogue(database: Executor, which: 'shown' | 'all' = 'shown') {
  const shownCategories = await database
    .select()
    .from(categories)
    .where(not(categories.hidden))
    .orderBy(asc(categories.position))
  const slugs = new Map(shownCategories.map(({ id, slug }) => [id, slug]))
  const isWhole = and(
    ne(products.position, NO_POSITION),
    anyOf(products.categoryId, [...slugs.keys()]),
    hasPart(productColours, productColours.productId, not(productColours.hidden)),
    hasPart(productSizes, productSizes.productId, not(productSizes.hidden)),
    hasPart(priceTiers, priceTiers.productId),
    hasPart(productPhotos, productPhotos.productId),
  )
  const found = await database
    .select({
      id: products.id,
      sku: products.sku,
      isShown: typed<boolean>(sql`(not ${products.hidden} or coalesce(${isWhole}, false))`),
      isNamed: hasPart(productTranslations, productTranslations.productId),
    })
    .from(products)
    .orderBy(asc(products.position), asc(products.id))
  const listed = found.filter(({ isShown, isNamed }) => (which === 'all' ? isNamed : isShown))
  return {
    categories: shownCategories,
    slugs,
    skus: new Map(listed.map(({ id, sku }) => [id, sku])),
    shown: new Set(found.flatMap(({ sku, isShown }) => (isShown ? [sku] : []))),
  }
}

function hasPart(table: PgTable, owner: PgColumn, where?: SQL): SQL<boolean> {
  return existsIn({ from: table, where: and(sql`${owner} = ${products.id}`, where) })
}

/** Splits the products of an export into batches. */
export function skuBatches({ skus }: ExportedCatalogue): string[][] {
  const all = [...skus.values()]
  return Array.from({ length: Math.ceil(all.length / BATCH_PRODUCTS) }, (_, nth) =>
    all.slice(nth * BATCH_PRODUCTS, (nth + 1) * BATCH_PRODUCTS),
  )
}

/** Some products with their parts, in the order of the shop. */
export type ExportedProducts = Awaited<ReturnType<typeof selectProducts>>

/** Loads products of the catalogue with their parts, without hidden parts. */
export async function selectProducts(
  database: Executor,
  { slugs, skus: listed }: ExportedCatalogue,
  skus: readonly string[],
) {
  const found = await database
    .select()
    .from(products)
    .where(anyOf(products.sku, skus))
    .orderBy(asc(products.position), asc(products.id))
  const own = found.filter(({ id }) => listed.has(id))
  const ids = own.map(({ id }) => id)
  return {
    slugs,
    products: own,
    ids,
    colours: byProduct(
      await database
        .select()
        .from(productColours)
        .where(and(anyOf(productColours.productId, ids), not(productColours.hidden)))
        .orderBy(asc(productColours.position)),
    ),
    sizes: byProduct(
      await database
        .select()
        .from(productSizes)
        .where(and(anyOf(productSizes.productId, ids), not(productSizes.hidden)))
        .orderBy(asc(productSizes.position)),
    ),
    tiers: byProduct(
      await database
        .select()
        .from(priceTiers)
        .where(anyOf(priceTiers.productId, ids))
        .orderBy(asc(priceTiers.from)),
    ),
    photos: byProduct(
      await database
        .select()
        .from(productPhotos)
        .where(anyOf(productPhotos.productId, ids))
        .orderBy(asc(productPhotos.position)),
    ),
    categoriesOf: byProduct(
      await database.select().from(productCategories).where(anyOf(productCategories.productId, ids)),
    ),
  }
}

function byProduct<Row extends { productId: number }>(rows: readonly Row[]): (productId: number) => Row[] {
  const grouped = Map.groupBy(rows, ({ productId }) => productId)
  return (productId) => grouped.get(productId) ?? []
}
