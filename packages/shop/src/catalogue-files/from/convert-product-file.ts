import { mkdtempDisposable, readdir, readFile, rename, rmdir, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { riyadhDay } from '@zayy/domain/riyadh-time'
import { FreeNames } from '@zayy/domain/text/latin-slug'
import type { Locale } from '@zayy/i18n/locale'
import { productFiles as ar } from '@zayy/i18n/messages/ar/product-files'
import { productFiles as en } from '@zayy/i18n/messages/en/product-files'
import { formatNumber } from '@zayy/i18n/numbers'
import type { Network } from '@zayy/platform/http/fetch-public-file'
import { makeFolder } from '@zayy/platform/process/make-folder'
import { type Progress, unwatched } from '@zayy/platform/process/progress'
import { unlessMissing } from '@zayy/platform/process/unless-missing'
import { type Note, Notes } from './notes.ts'
import { bringPictures, type DownloadBounds, downloadBounds, filesBeside, MAX_BESIDE } from './pictures.ts'
import { readSalla } from './salla.ts'
import { writeShopFolder } from './shop-folder.ts'
import { toShopProduct } from './shop-product.ts'
import { readShopify } from './shopify.ts'
import type { Source } from './source-product.ts'
import { readSourceTable, type SourceRefusal, type SourceTable } from './source-table.ts'
import { readWooCommerce } from './woocommerce.ts'

/** Bytes of a product export. */
const MAX_FILE_BYTES = 20_000_000

export type Conversion =
  | { done: true; products: number; pictures: number; notes: Note[] }
  | { done: false; reason: string }

/**
 * Converts the product export of another shop to a folder that the import reads. Pictures are fetched from their addresses, unless
 * a folder `pictures` beside the file has them. The folder appears whole or not at all.
 *
 * @param folder where the folder will be
 * @throws the reason of `signal` after it has removed what it made
 */
export async function convertProductFile(
  { source, file, folder }: { source: Source; file: string; folder: string },
  options: {
    network: Network
    bounds?: DownloadBounds
    locale?: Locale
    now?: Date
    progress?: Progress
    signal?: AbortSignal
  },
): Promise<Conversion> {
  const { network, bounds = downloadBounds, progress = unwatched, signal } = options
  const { locale = 'en', now = new Date() } = options
  const texts = { ar, en }[locale]
  const refuse = (reason: string) => ({ done: false, reason }) as const
  const taken = await whyTaken(folder)
  if (taken) return refuse(texts.refused[taken](folder))
  const bytes = await stat(file).then(
    async (found) => (found.isFile() && found.size <= MAX_FILE_BYTES ? await readFile(file) : found.isFile()),
    () => null,
  )
  if (bytes === null || bytes === false) return refuse(texts.refused.noFile(file))
  if (bytes === true) return refuse(texts.refused.tooLarge(file, `${MAX_FILE_BYTES / 1_000_000}`))
  const table = await readSourceTable(source, bytes, locale)
  if (!('rows' in table)) return refuse(refusalText(table, source, basename(file), locale))
  const today = riyadhDay(now.getTime())
  const notes = new Notes(locale)
  const skus = new FreeNames()
  const found = readProducts(source, table, notes, today)
  const products = found.flatMap((product) => toShopProduct(product, skus, notes) ?? [])
  if (products.length === 0) return refuse(texts.refused.noProducts(basename(file)))
  const beside = join(dirname(file), 'pictures')
  const local = await filesBeside(beside)
  if (!local) return refuse(texts.refused.besideFull(beside, formatNumber(MAX_BESIDE)))
  await makeFolder(dirname(folder))
  await using temporary = await mkdtempDisposable(join(dirname(folder), `.${basename(folder)}-`))
  const made = temporary.path
  const pictures = await bringPictures(products, made, {
    local,
    network,
    bounds,
    notes,
    progress,
    signal,
  })
  const { row, product, field, value, reason } = texts.columns
  await writeShopFolder(made, products, {
    pictures,
    notes,
    today,
    headings: [row, product, field, value, reason],
  })
  signal?.throwIfAborted()
  // Fetching takes long: the owner may have put something there meanwhile.
  const takenSince = await whyTaken(folder)
  if (takenSince) return refuse(texts.refused[takenSince](folder))
  await unlessMissing(rmdir(folder))
  await rename(made, folder)
  return { done: true, products: products.length, pictures: pictures.size, notes: notes.all() }
}

/** Returns why no folder can be made there, or null. */
async function whyTaken(folder: string): Promise<'folderTaken' | 'notFolder' | null> {
  return await readdir(folder).then(
    (entries) => (entries.length > 0 ? 'folderTaken' : null),
    (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? null : 'notFolder'),
  )
}

function readProducts(source: Source, table: SourceTable, notes: Notes, today: string) {
  if (source === 'shopify') return readShopify(table, notes)
  return source === 'salla' ? readSalla(table, notes, today) : readWooCommerce(table, notes, today)
}

function refusalText(refusal: SourceRefusal, source: Source, file: string, locale: Locale): string {
  const { refused, sources } = { ar, en }[locale]
  if (refusal.kind === 'garbled') return refused.garbled(file)
  if (refusal.kind === 'otherSource')
    return refused.otherSource(file, sources[refusal.source], refusal.source)
  if (refusal.kind === 'headings') return refused.headings(file, sources[source], refusal.missing)
  return refused.table(file, refusal.reason)
}
