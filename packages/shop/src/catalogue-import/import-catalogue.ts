import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database, Transaction } from '@zayy/database/database'
import { inTransaction } from '@zayy/database/in-transaction'
import { pictures as pictureTable } from '@zayy/database/schema/pictures'
import { announceChange } from '@zayy/database/shop-changed'
import { sql } from 'drizzle-orm'
import type { PictureStore } from '../pictures/picture-store.ts'
import { pictureUrl } from '../pictures/picture-url.ts'
import { stripMetadata } from '../pictures/strip-metadata.ts'
import type { ImportChange } from './import-change.ts'
import { type ImportIssue, ImportIssues } from './import-issues.ts'
import type { ImportProgress } from './import-progress.ts'
import { openFolder } from './read/folder.ts'
import { type FolderPicture, picturePath } from './read/picture-folder.ts'
import { readShop } from './read/shop.ts'
import type { StoreContext } from './store/context.ts'
import { storeShop } from './store/shop.ts'
import { tableSync } from './store/table-sync.ts'
import { htmlWriter } from './store/to-html.ts'

export type ImportOptions = {
  database: Database
  pictures: PictureStore
  /** Check everything and say what would change, but change nothing. */
  dryRun?: boolean
  onProgress?: (progress: ImportProgress) => void
}

/** Refused with every issue, nothing changed; or done, with what changed by table (nothing: an empty list). */
export type ImportResult = { done: false; issues: ImportIssue[] } | { done: true; changes: ImportChange[] }

/** Any constant does: two imports at once take turns. */
const importLock = 7_239_115

class DryRun extends Error {}

/**
 * Brings the shop in line with the owner's folder `path` (docs/import.md describes it). Everything is read and
 * checked before anything changes; then all of it changes in one transaction, with a notice that drops caches.
 * Rows that differ in nothing are not touched, so a second import of the same folder changes nothing.
 * @throws when the folder cannot be read, or the database fails.
 */
export async function importCatalogue(path: string, options: ImportOptions): Promise<ImportResult> {
  const { database, pictures, dryRun = false, onProgress = () => {} } = options
  const issues = new ImportIssues()
  const folder = await openFolder(path, issues)
  const shop = readShop(folder)
  const found = await folder.pictures.read(issues, (done, total) =>
    onProgress({ step: 'pictures', done, total }),
  )
  if (issues.list.length > 0 || shop.settings === null) return { done: false, issues: issues.sorted() }

  if (!dryRun) {
    let done = 0
    for (const picture of found.values()) {
      const bytes = await readFile(join(path, 'pictures', picture.path))
      const original = await stripMetadata({ bytes, format: picture.format })
      await pictures.keepOriginal(picture.hash, original)
      done += 1
      onProgress({ step: 'keep', done, total: found.size })
    }
  }
  let changes: ImportChange[] = []
  const store = async (transaction: Transaction) => {
    // An import is one long transaction of the owner's; the bounds are for shoppers' requests.
    await transaction.execute(sql`set local statement_timeout = 0`)
    await transaction.execute(sql`set local lock_timeout = 0`)
    await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    await transaction.execute(sql`select pg_advisory_xact_lock(${importLock})`)
    const context = { transaction, tables: tableSync(transaction), ...texts(found) }
    await syncPictures(context, found)
    await storeShop(context, shop, onProgress)
    changes = await context.tables.finish()
    if (dryRun) throw new DryRun()
    if (changes.length > 0) await announceChange(transaction)
  }
  try {
    await inTransaction(database, store, { longestMs: Number.POSITIVE_INFINITY })
  } catch (error) {
    if (!(error instanceof DryRun)) throw error
  }
  return { done: true, changes }
}

function texts(found: Map<string, FolderPicture>): Pick<StoreContext, 'picture' | 'html'> {
  const read = (path: string) => {
    const picture = found.get(picturePath(path))
    if (!picture) throw new Error(`no picture ${path}`)
    return picture
  }
  const picture = (path: string) => {
    const { hash, width, height } = read(path)
    return { url: pictureUrl(hash), width, height }
  }
  const writers = { ar: htmlWriter({ locale: 'ar', picture }), en: htmlWriter({ locale: 'en', picture }) }
  return {
    picture: (path) => read(path).hash,
    html: (markdown, locale) => writers[locale](markdown),
  }
}

async function syncPictures({ tables }: StoreContext, found: Map<string, FolderPicture>): Promise<void> {
  const rows = new Map([...found.values()].map(({ path: _, ...picture }) => [picture.hash, picture]))
  await tables.sync(pictureTable, ['hash'], [...rows.values()], 'stay')
}
