import { productStats, productTranslations } from '@zayy/database/schema/catalog'
import { categoryTranslations } from '@zayy/database/schema/categories'
import { coupons } from '@zayy/database/schema/checkout'
import { sizeChartRows, sizeCharts, sizeChartTranslations } from '@zayy/database/schema/size-charts'
import { anyOf } from '@zayy/database/sql/any-of'
import { couponColumns, couponLimits } from '@zayy/database/sql/coupons'
import { couponFromStored } from '@zayy/domain/checkout/coupon-value'
import { toDecimal, toPercent } from '@zayy/domain/money'
import type { Executor } from '@zayy/platform/postgres/database'
import { asc } from 'drizzle-orm'
import { type ExportedTable, exportedTable, translator } from './exported-files.ts'
import { type ExportedImages, exportedText } from './exported-images.ts'
import type { ExportedCatalogue, ExportedProducts } from './exported-products.ts'

export async function exportCategories(
  database: Executor,
  { categories, slugs }: ExportedCatalogue,
  images: ExportedImages,
): Promise<ExportedTable> {
  const translated = translator(await database.select().from(categoryTranslations), (row) => row.categoryId)
  return exportedTable(
    'categories.csv',
    categories.map(translated).map(({ slug, parentId, kind, ar, en, image, searchWords }) => {
      const parent = parentId && slugs.get(parentId)
      const names = [ar.name, en.name, ar.description, en.description]
      const file = images.at(image, { madeOf: `categories/${slug}` })
      return [slug, parent, kind === 'menu', ...names, file, searchWords]
    }),
  )
}

/** Exports rows of products.csv. */
export async function exportProducts(
  database: Executor,
  { products, ids, slugs, categoriesOf }: ExportedProducts,
  images: ExportedImages,
): Promise<ExportedTable> {
  const translated = translator(
    await database.select().from(productTranslations).where(anyOf(productTranslations.productId, ids)),
    (row) => row.productId,
  )
  const charts = new Map((await database.select().from(sizeCharts)).map(({ id, code }) => [id, code]))
  const stats = await database.select().from(productStats).where(anyOf(productStats.productId, ids))
  const soldCounts = new Map(stats.map(({ productId, soldCount }) => [productId, soldCount]))
  const inOrder = [...slugs.keys()]
  return exportedTable(
    'products.csv',
    products.map(translated).map(({ ar, en, ...product }) => {
      const others = new Set(categoriesOf(product.id).map(({ categoryId }) => categoryId))
      const also = inOrder.filter(
        (id) => others.has(id) && id !== product.categoryId && id !== product.brandId,
      )
      return [
        product.sku,
        slugs.get(product.categoryId),
        product.brandId && slugs.get(product.brandId),
        also.map((id) => slugs.get(id)).join(';'),
        ar.name,
        en.name,
        exportedText(images, ar.description, ar.descriptionMarkdown),
        exportedText(images, en.description, en.descriptionMarkdown),
        product.men,
        product.women,
        product.children,
        product.badge,
        soldCounts.get(product.id) ?? 0,
        product.addedOn,
        product.sizeChartId && charts.get(product.sizeChartId),
        product.hidden ? 'hidden' : 'live',
        product.searchWords,
      ]
    }),
  )
}

export async function exportSizeCharts(database: Executor): Promise<ExportedTable> {
  const charts = await database.select().from(sizeCharts).orderBy(asc(sizeCharts.id))
  const translated = translator(await database.select().from(sizeChartTranslations), (row) => row.chartId)
  const rows = Map.groupBy(
    await database.select().from(sizeChartRows).orderBy(asc(sizeChartRows.position)),
    ({ chartId }) => chartId,
  )
  return exportedTable(
    'size_charts.csv',
    charts
      .map(translated)
      .flatMap(({ id, code, ar, en }) =>
        (rows.get(id) ?? []).flatMap(({ size, values }) =>
          values.map((value, nth) => [code, size, ar.columns[nth], en.columns[nth], value]),
        ),
      ),
  )
}

/** Exports coupons.csv, including coupons that a command added or ended. */
export async function exportCoupons(database: Executor): Promise<ExportedTable> {
  const all = await database
    .select({ ...couponColumns, ...couponLimits })
    .from(coupons)
    .orderBy(asc(coupons.id))
  return exportedTable(
    'coupons.csv',
    all.map(({ code, amount, basisPoints, starts, ends, maxUses, perCustomer }) => {
      const terms = couponFromStored({ amount, basisPoints })
      const value = terms.kind === 'fixed' ? [0, toDecimal(terms.amount)] : [1, toPercent(terms.rate)]
      return [code, ...value, starts, ends, maxUses, perCustomer]
    }),
  )
}
