import { setImmediate } from 'node:timers/promises'
import { productCategories, productStats, products, productTranslations } from '@zayy/database/schema/catalog'
import { searchWords } from '@zayy/database/schema/search-words'
import { sizeChartRows, sizeCharts, sizeChartTranslations } from '@zayy/database/schema/size-charts'
import { anyOf } from '@zayy/database/sql/any-of'
import { ne, not, or } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { NO_POSITION } from '../../export/exported-products.ts'
import { collectGarbage } from '../collect-garbage.ts'
import type { CatalogueFrame } from '../read/catalogue.ts'
import type { ProductLines } from '../read/product-spool.ts'
import { type ProductSearch, productSearch, searchVocabulary } from './product-search.ts'
import type { Ids, StoreContext, StoredBatch } from './table-sync.ts'
import { storeTiers } from './tiers.ts'
import { storeReviews, storeVariations } from './variations.ts'
import { hideRows, updateRows } from './write-rows.ts'

/**
 * Stores the products with their parts, batch by batch. At the end it hides products that left the files, because orders refer
 * to them. `sold` sets the count of new products only.
 */
export async function productStore(context: StoreContext, frame: CatalogueFrame, categoryIds: Ids) {
  const { tables, transaction } = context
  const chartIds = await storeSizeCharts(context, frame)
  const vocabulary = searchVocabulary(frame)
  const searchOf = productSearch(frame)
  const found = new Map<string, number>()
  let position = 0
  return {
    /** Computes the texts of a batch. Yields after each product, so that it does not delay responses of the database. */
    async prepare(lines: ProductLines): Promise<PreparedLines> {
      const search = searchOf(lines)
      const texts = new Map<string, ProductTexts>()
      for (const { values } of lines.products.lines) {
        const { sku, description_ar: ar, description_en: en } = values
        texts.set(sku, { ar: context.html(ar, 'ar'), en: context.html(en, 'en'), search: search(sku) })
        await setImmediate()
      }
      const textsOf = (sku: string) => {
        const found = texts.get(sku)
        if (!found) throw new Error(`The texts of product ${sku} were not prepared`)
        return found
      }
      return { lines, textsOf }
    },
    async add({ lines, textsOf }: PreparedLines): Promise<void> {
      const references = { categoryIds, chartIds, textsOf, position }
      const batch = await storeBatch(context, lines.products.lines, mainImages(lines), references)
      position += lines.products.lines.length
      for (const { values } of lines.products.lines) found.set(values.sku, batch.ids.of(values.sku))
      collectGarbage()
      await storeVariations(context, lines, batch)
      collectGarbage()
      await storeTiers(context, lines, batch)
      await storeReviews(context, lines, batch)
      vocabulary.add(lines)
    },
    async finish(): Promise<Ids> {
      const ids = idsOf(found)
      await hideRemoved(context, ids)
      // The lists of all products and words are large garbage by now.
      collectGarbage()
      await tables.sync(searchWords, ['word'], vocabulary.finish(), 'delete')
      return ids
    },
    /** Returns the ids of all products, if the folder leaves them unchanged. */
    async leave(): Promise<Ids> {
      const rows = await transaction.select({ id: products.id, sku: products.sku }).from(products)
      return idsOf(new Map(rows.map(({ id, sku }) => [sku, id])))
    },
  }
}

/** The HTML of a product's descriptions, and its search texts. */
type ProductTexts = { ar: string; en: string; search: ProductSearch }

/** A batch with the texts of each product by its code. */
type PreparedLines = { lines: ProductLines; textsOf: (sku: string) => ProductTexts }

function idsOf(bySku: ReadonlyMap<string, number>): Ids {
  const all = new Set(bySku.values())
  return {
    of(sku = '') {
      const id = bySku.get(String(sku))
      if (id === undefined) throw new Error(`The shop has no product ${sku}`)
      return id
    },
    has: (id) => all.has(id),
    added: [],
  }
}

async function storeBatch(
  { tables, imageHash, transaction }: StoreContext,
  lines: ProductLines['products']['lines'],
  images: (sku: string) => { main: string; hover: string },
  {
    categoryIds,
    chartIds,
    textsOf,
    position: first,
  }: { categoryIds: Ids; chartIds: Ids; textsOf: PreparedLines['textsOf']; position: number },
): Promise<StoredBatch> {
  const skus = lines.map(({ values }) => values.sku)
  const ids = await tables.sync(
    products,
    ['sku'],
    lines.map(({ values }, nth) => ({
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
      position: first + nth,
      hidden: values.status === 'hidden',
      searchWords: values.search_words,
      ...textsOf(values.sku).search,
    })),
    'stay',
    undefined,
    anyOf(products.sku, skus),
  )
  const added = new Set(ids.added)
  const known = skus.filter((sku) => !added.has(sku)).map((sku) => ids.of(sku))
  const areNew = known.length === 0
  const isStored = (productId: PgColumn) => (areNew ? null : anyOf(productId, known))
  const sold = lines
    .filter(({ values }) => values.sold !== 0 && added.has(values.sku))
    .map(({ values }) => ({ productId: ids.of(values.sku), soldCount: values.sold }))
  await updateRows(transaction, productStats, ['productId'], sold)
  await tables.syncTranslations(
    productTranslations,
    'productId',
    lines,
    (values, locale) => ({
      productId: ids.of(values.sku),
      name: values[`name_${locale}`],
      description: textsOf(values.sku)[locale],
      descriptionMarkdown: values[`description_${locale}`].markdown,
    }),
    areNew,
  )
  await tables.sync(
    productCategories,
    ['productId', 'categoryId'],
    lines.flatMap(({ values }) => {
      const slugs = new Set([values.category, ...(values.brand ? [values.brand] : []), ...values.also])
      return [...slugs].map((slug) => ({ productId: ids.of(values.sku), categoryId: categoryIds.of(slug) }))
    }),
    'delete',
    undefined,
    isStored(productCategories.productId),
  )
  return { ids, areNew, isStored }
}

/**
 * Hides the products that left the files, and gives them the position of none. Products that the owner hides (column `status`) keep
 * theirs, and so are exported.
 */
async function hideRemoved({ transaction, tables, log }: StoreContext, ids: Ids): Promise<void> {
  const { id, sku, hidden, position } = products
  const placed = await transaction
    .select({ id, sku, hidden })
    .from(products)
    .where(or(not(hidden), ne(position, NO_POSITION)))
  const removed = placed.filter((product) => !ids.has(product.id))
  const gone = removed.filter((product) => !product.hidden)
  await hideRows(transaction, products, ['id'], gone)
  if (gone.length > 0) tables.noteWritten()
  log.rows(products, { added: [], changed: [], kept: [], gone, isHidden: true })
  await updateRows(
    transaction,
    products,
    ['id'],
    removed.map((product) => ({ id: product.id, position: NO_POSITION })),
  )
}

/** Finds the main photo (by role, or else the first) and the hover photo (by role, or else the main one). */
function mainImages({
  photos,
}: Pick<ProductLines, 'photos'>): (sku: string) => { main: string; hover: string } {
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
async function storeSizeCharts({ tables }: StoreContext, { sizeCharts: file }: CatalogueFrame): Promise<Ids> {
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
