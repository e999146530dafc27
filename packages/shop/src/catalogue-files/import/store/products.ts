import { productCategories, products, productStats, productTranslations } from '@zayy/database/schema/catalog'
import { searchWords } from '@zayy/database/schema/search-words'
import { sizeChartRows, sizeCharts, sizeChartTranslations } from '@zayy/database/schema/size-charts'
import { and, eq, ne } from 'drizzle-orm'
import { NO_POSITION } from '../../export/exported-products.ts'
import type { Catalogue } from '../read/catalogue.ts'
import { productSearch, searchVocabulary } from './product-search.ts'
import type { Ids, StoreContext } from './table-sync.ts'
import { updateRows } from './write-rows.ts'

/**
 * Stores the products. Orders refer to them, so those that left the files are hidden. `sold` sets the count of new
 * products only.
 */
export async function storeProducts(
  context: StoreContext,
  catalogue: Catalogue,
  categoryIds: Ids,
): Promise<Ids> {
  const { tables, imageHash, html, transaction } = context
  const { lines } = catalogue.products
  const chartIds = await storeSizeCharts(context, catalogue)
  const search = productSearch(catalogue)
  const images = mainImages(catalogue)
  const ids = await tables.sync(
    products,
    ['sku'],
    lines.map(({ values }, position) => ({
      sku: values.sku,
      categoryId: categoryIds.of(values.category),
      brandId: values.brand ? categoryIds.of(values.brand) : null,
      men: values.men,
      women: values.women,
      children: values.children,
      badge: values.badge,
      addedOn: values.added,
      sizeChartId: values.size_chart ? chartIds.of(values.size_chart) : null,
      image: imageHash(images(values.sku).main),
      hoverImage: imageHash(images(values.sku).hover),
      position,
      hidden: values.status === 'hidden',
      searchWords: values.search_words ?? '',
      ...search(values.sku),
    })),
    'hide',
  )
  await markRemoved(transaction, ids)
  const added = new Set(ids.added)
  const sold = lines
    .filter(({ values }) => values.sold !== 0 && added.has(values.sku))
    .map(({ values }) => ({ productId: ids.of(values.sku), soldCount: values.sold }))
  await updateRows(transaction, productStats, ['productId'], sold)
  await tables.syncTranslations(productTranslations, 'productId', lines, (values, locale) => ({
    productId: ids.of(values.sku),
    name: values[`name_${locale}`],
    description: html(values[`description_${locale}`], locale),
    descriptionMarkdown: values[`description_${locale}`].markdown,
  }))
  await tables.sync(
    productCategories,
    ['productId', 'categoryId'],
    lines.flatMap(({ values }) => {
      const slugs = new Set([values.category, ...(values.brand ? [values.brand] : []), ...values.also])
      return [...slugs].map((slug) => ({ productId: ids.of(values.sku), categoryId: categoryIds.of(slug) }))
    }),
    'delete',
  )
  await tables.sync(searchWords, ['word'], searchVocabulary(catalogue), 'delete')
  return ids
}

/**
 * Gives products that left the files the position of none. Products that the owner hides (column `status`) keep theirs, and so are
 * exported.
 */
async function markRemoved(transaction: StoreContext['transaction'], ids: Ids): Promise<void> {
  const placed = await transaction
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.hidden, true), ne(products.position, NO_POSITION)))
  const removed = placed.filter(({ id }) => !ids.has(id))
  await updateRows(
    transaction,
    products,
    ['id'],
    removed.map(({ id }) => ({ id, position: NO_POSITION })),
  )
}

/** Finds the main photo (by role, or else the first) and the hover photo (by role, or else the main one). */
function mainImages({ photos }: Catalogue): (sku: string) => { main: string; hover: string } {
  const bySku = Map.groupBy(photos.lines, ({ values }) => values.product)
  return (sku) => {
    const own = bySku.get(sku) ?? []
    const of = (role: string) => own.find(({ values }) => values.role === role)?.values.file.image
    const main = of('main') ?? own[0]?.values.file.image
    if (main === undefined) throw new Error(`${sku} has no photo`)
    return { main, hover: of('hover') ?? main }
  }
}

/** Charts that left the files stay, since hidden products may refer to them. */
async function storeSizeCharts({ tables }: StoreContext, { sizeCharts: file }: Catalogue): Promise<Ids> {
  const charts = Map.groupBy(file.lines, ({ values }) => values.chart)
  const ids = await tables.sync(
    sizeCharts,
    ['code'],
    [...charts.keys()].map((code) => ({ code })),
    'stay',
  )
  const translations: (typeof sizeChartTranslations.$inferInsert)[] = []
  const rows: (typeof sizeChartRows.$inferInsert)[] = []
  for (const [code, cells] of charts) {
    const columns = new Map(cells.map(({ values }) => [values.column_en, values.column_ar]))
    const chartId = ids.of(code)
    translations.push(
      { chartId, locale: 'ar', columns: [...columns.values()] },
      { chartId, locale: 'en', columns: [...columns.keys()] },
    )
    const sizes = [...Map.groupBy(cells, ({ values }) => values.size)]
    for (const [position, [size, own]] of sizes.entries()) {
      const value = (column: string) =>
        own.find(({ values }) => values.column_en === column)?.values.value ?? ''
      rows.push({ chartId, size, position, values: [...columns.keys()].map(value) })
    }
  }
  await tables.sync(sizeChartTranslations, ['chartId', 'locale'], translations, 'stay')
  await tables.sync(sizeChartRows, ['chartId', 'size'], rows, 'delete')
  return ids
}
