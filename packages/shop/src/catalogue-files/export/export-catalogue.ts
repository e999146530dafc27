import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inSnapshot } from '@zayy/database/in-transaction'
import type { ImageStore } from '@zayy/platform/images/image-store'
import type { Database, Transaction } from '@zayy/platform/postgres/database'
import { type Progress, unwatched } from '@zayy/platform/process/progress'
import { collectGarbage } from '../import/collect-garbage.ts'
import { liftTimeouts } from '../import/owner-transaction.ts'
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
import { articleText, csvOf, csvRows, type ExportedTable, writeInFolder } from './exported-files.ts'
import { type ExportedImages, openImages } from './exported-images.ts'
import { selectCatalogue, selectProducts, skuBatches } from './exported-products.ts'

const LONGEST_MS = 60 * 60_000

/**
 * Writes the shop to a folder in the format of the import (docs/import.md): tables, texts and images from one
 * snapshot. Importing the folder into an empty shop makes an equal shop; importing it into this one changes nothing.
 * @param folder must be empty
 * @param progress in batches of products, then in images
 * @returns numbers of what was written. `missing`: paths of images whose file the store lost
 * @throws Error if the folder cannot be written
 */
export async function exportCatalogue(
  folder: string,
  { database, images }: { database: Database; images: ImageStore },
  progress: Progress = unwatched,
) {
  const { tables, articles, files } = await inSnapshot(
    database,
    (transaction) => exportTables(transaction, folder, progress),
    LONGEST_MS,
  )
  const missing: string[] = []
  const named = files.files()
  for (const [before, [path, hash]] of named.entries()) {
    const original = await images.original(hash)
    if (original) await writeInFolder(folder, `pictures/${path}`, original.bytes)
    else missing.push(path)
    progress(before + 1, named.length)
  }
  return { tables, articles, images: named.length - missing.length, missing }
}

/** Writes the tables and texts. Rows of products are written batch by batch, so that memory does not grow with the shop. */
async function exportTables(
  transaction: Transaction,
  folder: string,
  progress: Progress,
): Promise<{ tables: number; articles: number; files: ExportedImages }> {
  await liftTimeouts(transaction)
  const files = await openImages(transaction)
  const catalogue = await selectCatalogue(transaction)
  const tools = { catalogue, images: files }
  const batches = skuBatches(catalogue)
  const begun = new Set<string>()
  const add = async (table: ExportedTable) => {
    if (begun.has(table.file)) return await appendFile(join(folder, table.file), csvRows(table.rows))
    begun.add(table.file)
    await writeInFolder(folder, table.file, csvOf(table))
  }
  let done = 0
  const total = 2 * batches.length
  const eachBatch = async (work: (skus: readonly string[]) => Promise<ExportedTable[]>) => {
    // A shop without products exports the headings.
    for (const skus of batches.length > 0 ? batches : [[]]) {
      for (const table of await work(skus)) await add(table)
      collectGarbage()
      progress(++done, total)
    }
  }
  // First, since a photo must keep its path even if other tables show the same image.
  await eachBatch(async (skus) => [
    await exportPhotos(transaction, await selectProducts(transaction, catalogue, skus), files),
  ])
  await add(await exportSettings(transaction, files))
  for (const table of await exportPlaces(transaction)) await add(table)
  await add(await exportHolidays(transaction))
  await add(await exportCarriers(transaction))
  await add(await exportCategories(transaction, catalogue, files))
  await eachBatch(async (skus) => {
    const products = await selectProducts(transaction, catalogue, skus)
    return [
      await exportProducts(transaction, products, files),
      ...(await exportProductParts(transaction, products, files)),
      await exportReviews(transaction, products),
    ]
  })
  await add(await exportSizeCharts(transaction))
  for (const table of await exportContentTables(transaction, tools)) await add(table)
  await add(await exportCoupons(transaction))
  let articles = 0
  for (const kind of ['blogs', 'pages'] as const)
    for (const article of await exportArticles(transaction, tools, kind)) {
      await writeInFolder(folder, article.file, articleText(article))
      articles += 1
    }
  return { tables: begun.size, articles, files }
}
