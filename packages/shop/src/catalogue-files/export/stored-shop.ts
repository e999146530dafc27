import { productPhotos, products } from '@zayy/database/schema/catalog'
import { blogCategories, blogs } from '@zayy/database/schema/content'
import { anyOf } from '@zayy/database/sql/any-of'
import type { Transaction } from '@zayy/platform/postgres/database'
import { asc, eq, not } from 'drizzle-orm'
import { cleanCell } from '../import/read/read-cell.ts'
import type { StoredShop } from '../import/read/stored-shop.ts'
import type { StoredTable } from '../import/read/table.ts'
import {
  exportCategories,
  exportCoupons,
  exportProducts,
  exportSizeCharts,
} from './export-catalogue-tables.ts'
import { exportArticles, exportContentTables } from './export-content.ts'
import { exportCarriers, exportHolidays, exportPlaces } from './export-places.ts'
import { exportPhotos, exportProductParts, exportReviews } from './export-product-parts.ts'
import { exportSettings } from './export-settings.ts'
import { type ExportedTable, textOf } from './exported-files.ts'
import { openImages } from './exported-images.ts'
import { selectCatalogue, selectProducts, skuBatches } from './exported-products.ts'

/** Opens the tables of the shop as the export writes them. Each is loaded when the folder lacks some of it. */
export async function openStoredShop(transaction: Transaction): Promise<StoredShop> {
  const images = await openImages(transaction)
  const catalogue = once(() => selectCatalogue(transaction, 'all'))
  const photoPaths = once(async () => {
    for (const skus of skuBatches(await catalogue())) {
      const photos = await transaction
        .select({ image: productPhotos.image, path: productPhotos.file })
        .from(productPhotos)
        .innerJoin(products, eq(products.id, productPhotos.productId))
        .where(anyOf(products.sku, skus))
        .orderBy(asc(products.position), asc(products.id), asc(productPhotos.position))
      for (const { image, path } of photos) images.at(image, { path })
    }
  })
  const tools = async () => {
    // First, since a photo must keep its path even if other tables show the same image.
    await photoPaths()
    return { catalogue: await catalogue(), images }
  }
  const places = once(() => exportPlaces(transaction, 'all'))
  const content = once(async () => exportContentTables(transaction, await tools()))
  const loaders: Record<string, () => Promise<ExportedTable | readonly ExportedTable[]>> = {
    'settings.csv': async () => {
      await photoPaths()
      return exportSettings(transaction, images)
    },
    'categories.csv': async () => exportCategories(transaction, (await tools()).catalogue, images),
    'size_charts.csv': () => exportSizeCharts(transaction),
    'coupons.csv': () => exportCoupons(transaction),
    'holidays.csv': () => exportHolidays(transaction),
    'carriers.csv': () => exportCarriers(transaction),
    ...Object.fromEntries(['countries.csv', 'cities.csv', 'areas.csv'].map((file) => [file, places])),
    ...Object.fromEntries(
      ['home_sections.csv', 'slides.csv', 'sponsors.csv', 'vision.csv', 'blog_categories.csv'].map((file) => [
        file,
        content,
      ]),
    ),
  }
  const batchOf = (skus: readonly string[]) => {
    const own = once(async () => selectProducts(transaction, (await tools()).catalogue, skus))
    const parts = once(async () => exportProductParts(transaction, await own(), images))
    const tables: Record<string, () => Promise<ExportedTable | readonly ExportedTable[]>> = {
      'products.csv': async () => exportProducts(transaction, await own(), images),
      'photos.csv': async () => exportPhotos(transaction, await own(), images),
      'reviews.csv': async () => exportReviews(transaction, await own()),
    }
    return { skus, load: (file: string) => (tables[file] ?? parts)() }
  }
  let batch = batchOf([])
  return {
    table: async (file) => tableOf(file, (await loaders[file]?.()) ?? []),
    async skus() {
      const { skus, shown } = await catalogue()
      return [...skus.values()].filter((sku) => shown.has(sku))
    },
    async productTable(file, skus) {
      if (batch.skus !== skus) batch = batchOf(skus)
      return tableOf(file, await batch.load(file))
    },
    image: (path) => images.find(path) ?? null,
    async loadImages() {
      const { catalogue: all } = await tools()
      await exportSettings(transaction, images)
      await exportCategories(transaction, all, images)
      for (const skus of skuBatches(all)) {
        const products = await selectProducts(transaction, all, skus)
        await exportProducts(transaction, products, images)
        await exportProductParts(transaction, products, images)
      }
      await content()
      for (const kind of ['blogs', 'pages'] as const)
        await exportArticles(transaction, { catalogue: all, images }, kind)
    },
    async postCategories() {
      const rows = await transaction
        .selectDistinct({ slug: blogCategories.slug })
        .from(blogs)
        .innerJoin(blogCategories, eq(blogCategories.id, blogs.categoryId))
        .where(not(blogs.hidden))
      return rows.map(({ slug }) => slug)
    },
  }
}

function tableOf(file: string, loaded: ExportedTable | readonly ExportedTable[]): StoredTable {
  const tables: readonly ExportedTable[] = 'file' in loaded ? [loaded] : loaded
  const { headings, rows } = tables.find((table) => table.file === file) ?? { headings: [], rows: [] }
  return { headings, rows: rows.map((row) => row.map((cell) => cleanCell(textOf(cell)))) }
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return () => {
    loaded ??= load()
    return loaded
  }
}
