import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { inTransaction } from '@zayy/database/in-transaction'
import type { ImageStore } from '@zayy/platform/images/image-store'
import type { Database, Transaction } from '@zayy/platform/postgres/database'
import { type Progress, unwatched } from '@zayy/platform/process/progress'
import { sql } from 'drizzle-orm'
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
import { type ExportedImages, openImages } from './exported-images.ts'
import { selectProducts } from './exported-products.ts'
import { articleText, csvOf, type ExportedArticle, type ExportedTable } from './exported-files.ts'

/** @property missing paths of images whose file the store lost */
export type CatalogueExported = { tables: number; articles: number; images: number; missing: string[] }

const LONGEST_MS = 10 * 60_000

/**
 * Writes the shop to a folder in the format of the import (docs/import.md): tables, texts and images from one
 * snapshot. Importing the folder into an empty shop makes an equal shop; importing it into this one changes nothing.
 * @param folder must be empty
 * @param progress in images
 * @throws Error if the folder cannot be written
 */
export async function exportCatalogue(
  folder: string,
  { database, images }: { database: Database; images: ImageStore },
  progress: Progress = unwatched,
): Promise<CatalogueExported> {
  const { tables, articles, files } = await inTransaction(database, read, { longestMs: LONGEST_MS })
  for (const table of tables) await write(folder, table.file, csvOf(table))
  for (const article of articles) await write(folder, article.file, articleText(article))
  const missing: string[] = []
  const named = files.files()
  for (const [before, [path, hash]] of named.entries()) {
    const original = await images.original(hash)
    if (original) await write(folder, `pictures/${path}`, original.bytes)
    else missing.push(path)
    progress(before + 1, named.length)
  }
  return {
    tables: tables.length,
    articles: articles.length,
    images: named.length - missing.length,
    missing,
  }
}

async function read(
  transaction: Transaction,
): Promise<{ tables: ExportedTable[]; articles: ExportedArticle[]; files: ExportedImages }> {
  await transaction.execute(sql`set transaction isolation level repeatable read, read only`)
  const files = await openImages(transaction)
  const catalogue = await selectProducts(transaction)
  const tools = { catalogue, images: files }
  // First, since a photo must keep its path even if other tables show the same image.
  const photos = await exportPhotos(transaction, catalogue, files)
  return {
    tables: [
      photos,
      await exportSettings(transaction, files),
      ...(await exportPlaces(transaction)),
      await exportHolidays(transaction),
      await exportCarriers(transaction),
      await exportCategories(transaction, catalogue, files),
      await exportProducts(transaction, catalogue, files),
      ...(await exportProductParts(transaction, catalogue, files)),
      await exportSizeCharts(transaction),
      await exportReviews(transaction, catalogue),
      ...(await exportContentTables(transaction, tools)),
      await exportCoupons(transaction),
    ],
    articles: [
      ...(await exportArticles(transaction, tools, 'blogs')),
      ...(await exportArticles(transaction, tools, 'pages')),
    ],
    files,
  }
}

/** @throws Error for a path outside the folder */
async function write(folder: string, path: string, content: string | Uint8Array): Promise<void> {
  const whole = resolve(join(folder, path))
  if (!whole.startsWith(resolve(folder) + sep)) throw new Error(`${path} leads out of the folder`)
  await mkdir(dirname(whole), { recursive: true })
  await writeFile(whole, content, { flag: 'wx' })
}
