import { blogCategories, blogs } from '@zayy/database/schema/content'
import type { Transaction } from '@zayy/platform/postgres/database'
import { eq, not } from 'drizzle-orm'
import type { StoredShop } from '../import/read/stored-shop.ts'
import { cleanCell } from '../import/read/read-cell.ts'
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
import { openImages } from './exported-images.ts'
import { selectProducts } from './exported-products.ts'
import { type ExportedTable, textOf } from './exported-files.ts'

/** Opens the tables of the shop as the export writes them. Each is loaded when the folder lacks some of it. */
export async function openStoredShop(transaction: Transaction): Promise<StoredShop> {
  const images = await openImages(transaction)
  const catalogue = once(() => selectProducts(transaction, 'all'))
  // First, since a photo must keep its path even if other tables show the same image.
  const photos = once(async () => exportPhotos(transaction, await catalogue(), images))
  const tools = async () => {
    await photos()
    return { catalogue: await catalogue(), images }
  }
  const parts = once(async () => exportProductParts(transaction, (await tools()).catalogue, images))
  const places = once(() => exportPlaces(transaction, 'all'))
  const content = once(async () => exportContentTables(transaction, await tools()))
  const loaders: Record<string, () => Promise<ExportedTable | readonly ExportedTable[]>> = {
    'settings.csv': async () => {
      await photos()
      return exportSettings(transaction, images)
    },
    'categories.csv': async () => exportCategories(transaction, (await tools()).catalogue, images),
    'products.csv': async () => exportProducts(transaction, (await tools()).catalogue, images),
    'photos.csv': photos,
    'size_charts.csv': () => exportSizeCharts(transaction),
    'reviews.csv': async () => exportReviews(transaction, await catalogue()),
    'coupons.csv': () => exportCoupons(transaction),
    'holidays.csv': () => exportHolidays(transaction),
    'carriers.csv': () => exportCarriers(transaction),
    ...Object.fromEntries(['countries.csv', 'cities.csv', 'areas.csv'].map((file) => [file, places])),
    ...Object.fromEntries(
      ['colours.csv', 'sizes.csv', 'tiers.csv', 'attributes.csv'].map((file) => [file, parts]),
    ),
    ...Object.fromEntries(
      ['home_sections.csv', 'slides.csv', 'sponsors.csv', 'vision.csv', 'blog_categories.csv'].map((file) => [
        file,
        content,
      ]),
    ),
  }
  return {
    async table(file, isGiven) {
      const loaded = await loaders[file]?.()
      const tables: readonly ExportedTable[] =
        loaded === undefined ? [] : 'file' in loaded ? [loaded] : loaded
      const { headings, rows } = tables.find((table) => table.file === file) ?? { headings: [], rows: [] }
      const texts = rows.map((row) => row.map((cell) => cleanCell(textOf(cell))))
      if (file !== 'products.csv' || isGiven) return { headings, rows: texts }
      const { shown } = await catalogue()
      return { headings, rows: texts.filter(([sku = '']) => shown.has(sku)) }
    },
    image: (path) => images.find(path) ?? null,
    async loadImages() {
      const { catalogue: products } = await tools()
      await exportSettings(transaction, images)
      await exportCategories(transaction, products, images)
      await exportProducts(transaction, products, images)
      await Promise.all([parts(), content()])
      for (const kind of ['blogs', 'pages'] as const)
        await exportArticles(transaction, { catalogue: products, images }, kind)
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

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return () => {
    loaded ??= load()
    return loaded
  }
}
