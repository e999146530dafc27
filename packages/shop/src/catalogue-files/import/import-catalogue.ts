import { readFile } from 'node:fs/promises'
import type { Locale } from '@zayy/contract/types'
import { riyadhDay } from '@zayy/domain/riyadh-time'
import { recordChange } from '@zayy/platform/audit/record-change'
import { keepPicture } from '@zayy/platform/images/keep-picture'
import type { PictureStore } from '@zayy/platform/images/picture-store'
import { pictureUrl } from '@zayy/platform/images/picture-url'
import type { Database, Transaction } from '@zayy/platform/postgres/database'
import { forEachConcurrently } from '@zayy/platform/process/for-each-concurrently'
import { selectPageTexts } from '../edits/page-texts.ts'
import { selectSettingTexts } from '../edits/list-settings.ts'
import { warnOfSmallPhotos } from './check/small-photos.ts'
import type { ImportChange } from './import-change.ts'
import { type ImportIssue, ImportIssues, type ImportWarning } from './import-issues.ts'
import type { ImportProgress } from './import-progress.ts'
import { visibleThings } from './losses/visible-things.ts'
import { warnOfCostlySettings, warnOfLosses } from './losses/warn-of-losses.ts'
import { ownerTransaction } from './owner-transaction.ts'
import { openFolder } from './read/folder.ts'
import { type FolderPicture, picturePath } from './read/picture-folder.ts'
import { readShop } from './read/shop.ts'
import type { StoreContext } from './store/context.ts'
import { selectHashes, storeFolderPictures } from './store/pictures.ts'
import { storeShop } from './store/shop.ts'
import { tableSync } from './store/table-sync.ts'
import { htmlWriter } from './store/to-html.ts'

/** Most of the time of each goes by in waiting for the disk or the bucket. */
const CONCURRENCY = 4

export type ImportOptions = {
  database: Database
  pictures: PictureStore
  /** Who does it, for the audit trail; left out where nobody does, as when an empty shop is filled. */
  by?: string
  /** Check everything and say what would change, but change nothing. */
  dryRun?: boolean
  now?: Date
  /** The folder is the demo catalogue, which another folder replaces: its coupons end then. */
  isDemo?: boolean
  /**
   * Told of what may be a slip, once nothing is wrong and before anything has changed for good. Where it answers false, nothing does.
   */
  onWarnings?: (warnings: readonly ImportWarning[]) => boolean
  /** The language in which issues are told: English unless told otherwise. */
  locale?: Locale
  onProgress?: (progress: ImportProgress) => void
}

/** Refused with every issue (none: by `onWarnings`), nothing changed; or done, with what changed by table (nothing: an empty list). */
export type ImportResult = { done: false; issues: ImportIssue[] } | { done: true; changes: ImportChange[] }

/**
 * Brings the shop in line with the owner's folder `path` (docs/import.md describes it). Everything is read and
 * checked before anything changes; then all of it changes in one transaction, with a notice that drops caches.
 * Rows that differ in nothing are not touched, so a second import of the same folder changes nothing.
 * @throws UnreadableFolderError; or when the database fails
 */
export async function importCatalogue(path: string, options: ImportOptions): Promise<ImportResult> {
  const { database, pictures, by, dryRun = false, locale = 'en', onProgress = () => {} } = options
  const { now = new Date(), onWarnings = () => true } = options
  const issues = new ImportIssues(locale)
  const folder = await openFolder(path, issues, riyadhDay(now.getTime()))
  const shop = readShop(folder, {
    settings: await selectSettingTexts(database),
    pages: await selectPageTexts(database),
  })
  const found = await folder.pictures.read(issues, (done, total) =>
    onProgress({ step: 'pictures', done, total }),
  )
  if (issues.list.length > 0 || shop.settings === null) return { done: false, issues: issues.sorted() }

  if (!dryRun) {
    let done = 0
    await forEachConcurrently(found.values(), CONCURRENCY, async (picture) => {
      await keepPicture(pictures, picture, await readFile(picture.file))
      done += 1
      onProgress({ step: 'keep', done, total: found.size })
    })
  }
  let changes: ImportChange[] = []
  let wanted = true
  await ownerTransaction(database, async (transaction) => {
    const before = await visibleThings(transaction)
    const settings = await selectSettingTexts(transaction)
    const context = { transaction, tables: tableSync(transaction), ...texts(found) }
    warnOfSmallPhotos(shop.catalogue.photos, found, await selectHashes(transaction), issues)
    await storeFolderPictures(context, found.values())
    await storeShop(context, shop, { onProgress, isDemo: options.isDemo ?? false, today: folder.today })
    changes = await context.tables.finish()
    warnOfLosses(before, await visibleThings(transaction), issues)
    // A shop that sells nothing yet has no price or account that a slip could change.
    if (before.get('products.csv')?.size)
      warnOfCostlySettings(settings, await selectSettingTexts(transaction), issues)
    if (issues.warnings.length > 0) wanted = onWarnings(issues.sortedWarnings())
    if (!wanted) return 'undo'
    if (dryRun) return 'undo'
    if (changes.length === 0) return 'unchanged'
    if (by !== undefined) await recordImport(transaction, changes, by)
    return 'changed'
  })
  return wanted ? { done: true, changes } : { done: false, issues: [] }
}

async function recordImport(
  transaction: Transaction,
  changes: readonly ImportChange[],
  by: string,
): Promise<void> {
  const details = Object.fromEntries(
    changes.map(({ table, added, changed, gone }) => [table, `+${added} ~${changed} −${gone}`]),
  )
  await recordChange(transaction, { by, action: 'import', subject: 'catalogue', details })
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
