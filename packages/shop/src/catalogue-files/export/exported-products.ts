import {
  priceTiers,
  productCategories,
  productColours,
  productPhotos,
  productSizes,
  productTranslations,
  products,
} from '@zayy/database/schema/catalog'
import { categories } from '@zayy/database/schema/categories'
import type { Executor } from '@zayy/platform/postgres/database'
import { asc, not } from 'drizzle-orm'

/** Position of products that left the owner's files. */
export const NO_POSITION = -1

/** Data of the catalogue's tables, in the order of the shop. */
export type ExportedProducts = Awaited<ReturnType<typeof selectProducts>>

/**
 * Loads the products with their parts, without hidden parts. Includes products that the owner hid (column `status`),
 * but not those that left the owner's files.
 * @param which `all` includes the products that left the files, as the owner may put them back
 */
export async function selectProducts(database: Executor, which: 'shown' | 'all' = 'shown') {
  const shownCategories = await database
    .select()
    .from(categories)
    .where(not(categories.hidden))
    .orderBy(asc(categories.position))
  const slugs = new Map(shownCategories.map(({ id, slug }) => [id, slug]))
  const all = await database.select().from(products).orderBy(asc(products.position), asc(products.id))
  const colours = byProduct(
    await database
      .select()
      .from(productColours)
      .where(not(productColours.hidden))
      .orderBy(asc(productColours.position)),
  )
  const sizes = byProduct(
    await database
      .select()
      .from(productSizes)
      .where(not(productSizes.hidden))
      .orderBy(asc(productSizes.position)),
  )
  const tiers = byProduct(await database.select().from(priceTiers).orderBy(asc(priceTiers.from)))
  const photos = byProduct(await database.select().from(productPhotos).orderBy(asc(productPhotos.position)))
  const named = new Set(
    (await database.select({ id: productTranslations.productId }).from(productTranslations)).map(
      ({ id }) => id,
    ),
  )
  const isWhole = ({ id, categoryId }: { id: number; categoryId: number }) =>
    slugs.has(categoryId) && [colours, sizes, tiers, photos].every((parts) => parts(id).length > 0)
  const shown = all.filter(
    (product) => !product.hidden || (isWhole(product) && product.position !== NO_POSITION),
  )
  const listed = which === 'all' ? all.filter(({ id }) => named.has(id)) : shown
  return {
    categories: shownCategories,
    slugs,
    products: listed,
    shown: new Set(shown.map(({ sku }) => sku)),
    skus: new Map(listed.map(({ id, sku }) => [id, sku])),
    colours,
    sizes,
    tiers,
    photos,
    categoriesOf: byProduct(await database.select().from(productCategories)),
  }
}

function byProduct<Row extends { productId: number }>(rows: readonly Row[]): (productId: number) => Row[] {
  const grouped = Map.groupBy(rows, ({ productId }) => productId)
  return (productId) => grouped.get(productId) ?? []
}
