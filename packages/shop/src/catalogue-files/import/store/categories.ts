import { products } from '@zayy/database/schema/catalog'
import { type CategoryKind, categories, categoryTranslations } from '@zayy/database/schema/categories'
import { inArray } from 'drizzle-orm'
import type { CatalogueFrame } from '../read/catalogue.ts'
import type { Ids, StoreContext } from './table-sync.ts'

/** Stores the tree of categories from the roots down. Categories that left the files are hidden. */
export async function storeCategories(
  { tables, imageHash, transaction }: StoreContext,
  { categories: file }: CatalogueFrame,
): Promise<Ids> {
  const ordered = file.lines.map(({ values }, position) => ({ ...values, position }))
  const stored: (typeof categories.$inferInsert)[] = []
  const brands = ordered.find(({ menu }) => menu)?.slug
  const kindOf = ({ menu, parent }: { menu: boolean; parent: string | null }): CategoryKind =>
    menu ? 'menu' : parent !== null && parent === brands ? 'brand' : 'category'
  // Former brands. The database refuses the change while a product, even a hidden one, has the category as its brand.
  const others = ordered.filter((category) => kindOf(category) !== 'brand').map(({ slug }) => slug)
  const noBrands = transaction
    .select({ id: categories.id })
    .from(categories)
    .where(inArray(categories.slug, others))
  await transaction.update(products).set({ brandId: null }).where(inArray(products.brandId, noBrands))
  let ids = await tables.sync(categories, ['slug'], [], 'stay')
  let level = ordered.filter(({ parent }) => parent === null)
  while (level.length > 0) {
    const rows = level.map(({ slug, parent, menu, image, position, search_words }) => ({
      slug,
      parentId: parent === null ? null : ids.of(parent),
      kind: kindOf({ menu, parent }),
      image: imageHash(image),
      position,
      hidden: false,
      searchWords: search_words,
    }))
    ids = await tables.sync(categories, ['slug'], rows, 'stay')
    stored.push(...rows)
    const above = new Set(level.map(({ slug }) => slug))
    level = ordered.filter(({ parent }) => parent !== null && above.has(parent))
  }
  await tables.sync(categories, ['slug'], stored, 'hide')
  await tables.syncTranslations(categoryTranslations, 'categoryId', file.lines, (values, locale) => ({
    categoryId: ids.of(values.slug),
    name: values[`name_${locale}`],
    description: values[`desc_${locale}`],
  }))
  return ids
}
