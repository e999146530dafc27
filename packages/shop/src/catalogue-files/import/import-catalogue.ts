import { readFile } from 'node:fs/promises'
import type { Locale } from '@zayy/contract/types'
import { inSnapshot } from '@zayy/database/in-transaction'
import { isFixedPage, MAX_OWN_PAGES } from '@zayy/domain/content/pages'
import { riyadhDay } from '@zayy/domain/riyadh-time'
import { recordChange } from '@zayy/platform/audit/record-change'
import { cacheVersion } from '@zayy/platform/cache/cache-version-table'
import type { ImageStore } from '@zayy/platform/images/image-store'
import { imageUrl, readDerivativePath } from '@zayy/platform/images/image-url'
import { keepImage } from '@zayy/platform/images/keep-image'
import { InvalidImageError } from '@zayy/platform/images/read-image'
import type { Database, Transaction } from '@zayy/platform/postgres/database'
import { forEachConcurrently } from '@zayy/platform/process/for-each-concurrently'
import { selectPageTexts } from '../edits/list-content.ts'
import { selectSettingTexts } from '../edits/list-settings.ts'
import type { Fields } from '../edits/make-edit.ts'
import { settingIssues } from '../edits/setting-rules.ts'
import { openStoredShop } from '../export/stored-shop.ts'
import { listImageHashes } from '../image-hashes.ts'
import { ChangeLog } from './changes/change-log.ts'
import { selectCommandEdits } from './changes/command-edits.ts'
import { trailDetails } from './changes/import-trail.ts'
import { editGuard } from './changes/keep-edits.ts'
import { type ChangeGroup, derivedChange } from './changes/shop-change.ts'
import { type UndoneEdit, undecidedEdits, undoneEdits, withoutRemoved } from './changes/undone-edits.ts'
import { visibleThings, warnOfCostlySettings, warnOfLosses } from './check/losses.ts'
import { smallPhotoWarnings } from './check/products.ts'
import { warnOfUnusualAmounts } from './check/unusual-amounts.ts'
import { collectGarbage } from './collect-garbage.ts'
import { storeContent } from './content.ts'
import { storeCoupons } from './coupons.ts'
import { storeCarriers, storeHolidays } from './delivery.ts'
import { storeHome } from './home.ts'
import { type FolderContents, type ImportIssue, ImportIssues, type ImportWarning } from './import-issues.ts'
import { liftTimeouts, ownerTransaction } from './owner-transaction.ts'
import { storePlaces } from './places.ts'
import { openFolder } from './read/folder.ts'
import { type FolderImage, imagePath } from './read/image-folder.ts'
import { type ProductSpool, productSpool } from './read/product-spool.ts'
import { readShop, type ShopFiles } from './read/shop.ts'
import type { StoredImage, StoredShop } from './read/stored-shop.ts'
import { storeSettings } from './settings.ts'
import { storeCategories } from './store/categories.ts'
import { storeFolderImages } from './store/images.ts'
import { productStore } from './store/products.ts'
import { type StoreContext, tableSync } from './store/table-sync.ts'
import { htmlWriter } from './store/to-html.ts'

/** Each mostly waits for the disk or the bucket. */
const CONCURRENCY = 4

/** Timeout for reading texts and tables, without images, in milliseconds. */
const LONGEST_READ_MS = 60 * 60_000

export type ImportOptions = {
  database: Database
  images: ImageStore
  /** The person's name for the audit trail. Without it, as when an empty shop is filled, no entry is written. */
  by?: string
  /** Check everything and return what would change, but change nothing. */
  dryRun?: boolean
  now?: Date
  /** Tables, and `blogs/`, whose rows are removed from the shop if the folder lacks them. Others stay in the shop. */
  emptied?: readonly string[]
  /** The folder is the demo catalogue. A later import of another folder ends its coupons. */
  isDemo?: boolean
  /** Treatment of edits by commands since the last import that the folder would undo. By default the folder wins. */
  edits?: 'keep' | 'overwrite'
  /**
   * Called before the commit if there are warnings or undone edits, and no issues. If it returns false, the import is
   * rolled back.
   */
  onWarnings?: (warnings: readonly ImportWarning[], undone: readonly UndoneEdit[]) => boolean
  /** Called once with what the folder has and lacks, if there are no issues. */
  onRead?: (contents: FolderContents) => void
  /** Language of issues; English by default. */
  locale?: Locale
  onProgress?: (progress: ImportProgress) => void
}

/**
 * Refused with the issues (none if `onWarnings` returned false) and what else may be a mistake, or done with the changes, the
 * important first.
 */
export type ImportResult =
  | { done: false; issues: ImportIssue[]; warnings: ImportWarning[] }
  | { done: true; changes: ChangeGroup[] }

/**
 * Makes the shop equal to the owner's folder `path` (docs/import.md). Checks everything first, then changes everything
 * in one transaction, whose commit invalidates caches. Equal rows are not written, so a second import of the folder
 * changes nothing. Products are read, kept and written in batches, so that memory does not grow with the catalogue (decision 058).
 * @throws UnreadableFolderError; other errors if the database fails
 */
export async function importCatalogue(path: string, options: ImportOptions): Promise<ImportResult> {
  const spool = productSpool()
  try {
    const result = await importOnce(path, options, spool)
    if (result !== 'outdated') return result
  } finally {
    await spool.close()
  }
  // The folder was filled from the shop before another command changed it.
  return await importCatalogue(path, options)
}

async function importOnce(
  path: string,
  options: ImportOptions,
  spool: ProductSpool,
): Promise<ImportResult | 'outdated'> {
  const { database, images, by, dryRun = false, locale = 'en', onProgress = () => {} } = options
  const { now = new Date(), onWarnings = () => true, onRead = () => {} } = options
  const today = riyadhDay(now.getTime())
  const {
    shop: given,
    issues,
    folder,
    stored,
    version,
  } = await inSnapshot(
    database,
    (transaction) => read(path, transaction, { ...options, today, spool }),
    LONGEST_READ_MS,
  )
  const found = await folder.images.read(issues, (done, total) => onProgress({ step: 'images', done, total }))
  if (issues.count > 0 || given.settings === null) return refused(issues)
  onRead(folder.contents)

  if (!dryRun)
    await keepImages(images, found.values(), issues, (done) =>
      onProgress({ step: 'keep', done, total: found.size }),
    )
  if (issues.count > 0) return refused(issues)
  let changes: ChangeGroup[] = []
  let wanted = true
  let isOutdated = false
  await ownerTransaction(database, async (transaction) => {
    isOutdated = (await selectVersion(transaction)) !== version
    if (isOutdated) return 'undo'
    const before = await visibleThings(transaction)
    const settings = await selectSettingTexts(transaction)
    const edits = await selectCommandEdits(transaction)
    const keep = options.edits === 'keep'
    const { shop, found: removed } = withoutRemoved(given, edits, keep)
    const guard = editGuard(edits, keep)
    const log = new ChangeLog()
    const tables = tableSync(transaction, log, guard)
    const context = { transaction, log, tables, ...texts(found, stored) }
    const known = new Set(await listImageHashes(transaction))
    const warnOfSmall = smallPhotoWarnings(found, known, issues)
    await storeFolderImages(context, found.values())
    const { isDemo = false } = options
    await storeShop(context, shop, { onProgress, isDemo, today, spool, warnOfSmall })
    const settingsAfter = await selectSettingTexts(transaction)
    changes = await log.finish(transaction)
    const undone = await undoneEdits(transaction, [...guard.found, ...removed])
    const isWritten = await tables.finish()
    if (isWritten && changes.length === 0) changes = [derivedChange]
    warnOfLosses(before, await visibleThings(transaction), changes, issues)
    // In a shop without products, no price or account can be changed by mistake.
    if (before.get('products.csv')?.length) warnOfCostlySettings(settings, settingsAfter, issues)
    warnOfUnusualAmounts(changes, issues, { locale, given: folder.contents.given })
    if (keep && undone.length > 0) await checkKept(transaction, settingsAfter, issues, locale)
    if (issues.count > 0) return 'undo'
    if (issues.warnings.length + undone.length > 0) wanted = onWarnings(issues.sortedWarnings(), undone)
    if (!wanted || dryRun) return 'undo'
    if (changes.length === 0) return 'unchanged'
    if (by !== undefined) {
      const kept = keep ? [...guard.found, ...removed] : []
      const undecided = undecidedEdits(edits, guard, kept, folder.contents)
      const details = { ...trailDetails(changes), undecided }
      await recordChange(transaction, { by, action: 'import', subject: 'catalogue', details })
    }
    return 'changed'
  })
  if (isOutdated) return 'outdated'
  return wanted && issues.count === 0 ? { done: true, changes } : refused(issues)
}

async function keepImages(
  store: ImageStore,
  images: Iterable<FolderImage>,
  issues: ImportIssues,
  onProgress: (done: number) => void,
): Promise<void> {
  let done = 0
  await forEachConcurrently(images, CONCURRENCY, async (image) => {
    await keepImage(store, image, await readFile(image.file)).catch((error: unknown) => {
      if (!(error instanceof InvalidImageError)) throw error
      const { issue } = error
      issues.add({ file: `pictures/${image.path}` }, (messages) => messages.images.issues[issue])
    })
    done += 1
    onProgress(done)
  })
}

function refused(issues: ImportIssues): ImportResult {
  return { done: false, issues: issues.sorted(), warnings: issues.sortedWarnings() }
}

/** Adds issues of settings that commands changed and that contradict the folder. */
async function checkKept(
  transaction: Transaction,
  settings: Fields,
  issues: ImportIssues,
  locale: Locale,
): Promise<void> {
  for (const { reason, ...cellRef } of await settingIssues(transaction, settings, locale))
    issues.add({ ...cellRef, file: cellRef.file || 'settings.csv' }, () => reason)
  const pages = await selectPageTexts(transaction)
  const own = pages.filter(({ slug }) => !isFixedPage(slug))
  if (own.length > MAX_OWN_PAGES)
    issues.add({ file: 'pages/' }, ({ content }) => content.tooManyPages(`${MAX_OWN_PAGES}`))
}

/** @property today YYYY-MM-DD in Riyadh */
type Reading = { today: string; spool: ProductSpool }

/** Reads the folder and fills it from one snapshot of the shop. */
async function read(
  path: string,
  transaction: Transaction,
  { today, spool, locale = 'en', emptied = [], onProgress = () => {} }: ImportOptions & Reading,
) {
  // Parsing a large folder leaves the connection idle for longer than a request may.
  await liftTimeouts(transaction)
  const version = await selectVersion(transaction)
  const stored = await openStoredShop(transaction)
  const texts = {
    settings: await selectSettingTexts(transaction),
    pages: await selectPageTexts(transaction),
  }
  const once = async (isLast: boolean) => {
    spool.clear()
    const issues = new ImportIssues(locale)
    const folder = await openFolder(path, issues, { today, stored, emptied })
    const goOn = (done: number, total: number) => {
      onProgress({ step: 'check', done, total })
      return isLast || folder.images.lacks.size === 0
    }
    const shop = await readShop(folder, { stored: texts, spool, goOn })
    return { issues, folder, shop, stored, version }
  }
  const first = await once(false)
  if (first.folder.images.lacks.size === 0) return first
  // A row may name an image of the shop whose file is not in the folder.
  await stored.loadImages()
  return await once(true)
}

async function selectVersion(transaction: Transaction): Promise<number> {
  const [row] = await transaction.select({ version: cacheVersion.version }).from(cacheVersion)
  return row?.version ?? 0
}

function texts(
  found: ReadonlyMap<string, FolderImage>,
  stored: StoredShop,
): Pick<StoreContext, 'imageHash' | 'html'> {
  const writers = (find: (path: string) => StoredImage | null | undefined) => {
    const image = (path: string) => {
      const { hash, width, height } = known(find(path), path)
      return { url: imageUrl(hash), width, height }
    }
    return { ar: htmlWriter({ locale: 'ar', image }), en: htmlWriter({ locale: 'en', image }) }
  }
  const ofFolder = writers((path) => found.get(imagePath(path)) ?? stored.image(imagePath(path)))
  const ofShop = writers((path) => stored.image(imagePath(path)))
  return {
    imageHash: (name) => readDerivativePath(name)?.hash ?? known(found.get(name), name).hash,
    html: ({ markdown, isStored }, locale) => (isStored ? ofShop : ofFolder)[locale](markdown),
  }
}

function known<T>(image: T | null | undefined, name: string): T {
  if (!image) throw new Error(`The picture ${name} was not found`)
  return image
}

/** Stores the parsed files in the order of their references. */
async function storeShop(
  context: StoreContext,
  shop: ShopFiles,
  options: {
    onProgress: (progress: ImportProgress) => void
    isDemo: boolean
    today: string
    spool: ProductSpool
    warnOfSmall: ReturnType<typeof smallPhotoWarnings>
  },
): Promise<void> {
  const { places, settings, frame, home, content, coupons } = shop
  const { spool, warnOfSmall } = options
  let done = 0
  const tick = () => options.onProgress({ step: 'store', done: ++done, total: spool.length + 6 })

  const { cityIds } = await storePlaces(context, places)
  await storeHolidays(context, shop.holidays)
  await storeCarriers(context, shop.carriers)
  tick()
  if (settings) await storeSettings(context, settings, cityIds)
  tick()
  const categoryIds = await storeCategories(context, frame)
  tick()
  const products = await productStore(context, frame, categoryIds)
  const batches = spool.batches()
  const prepared = async () => {
    const { value: lines } = await batches.next()
    return lines && (await products.prepare(lines))
  }
  let next = prepared()
  for (let batch = await next; batch; batch = await next) {
    warnOfSmall(batch.lines.photos)
    // The next batch is prepared while the database stores this one. Neither may go on after an error of the other.
    next = prepared()
    const [stored] = await Promise.allSettled([products.add(batch), next])
    if (stored.status === 'rejected') throw stored.reason
    collectGarbage()
    tick()
  }
  const productIds = shop.products.areUntouched ? await products.leave() : await products.finish()
  collectGarbage()
  tick()
  await storeHome(context, home, { products: productIds, categories: categoryIds })
  tick()
  await storeContent(context, content)
  await storeCoupons(context, coupons, options)
  tick()
}

/** Steps: batches of products are checked, images are read, originals are stored, tables are written. */
export type ImportProgress = { step: 'check' | 'images' | 'keep' | 'store'; done: number; total: number }
