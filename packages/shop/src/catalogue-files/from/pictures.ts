import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  type FetchBounds,
  type FetchedFile,
  fetchPublicFile,
  type Network,
} from '@zayy/platform/http/fetch-public-file'
import { InvalidImageError, MAX_IMAGE_BYTES, readImage } from '@zayy/platform/images/read-image'
import { forEachConcurrently } from '@zayy/platform/process/for-each-concurrently'
import type { Progress } from '@zayy/platform/process/progress'
import { listEntries } from '../import/read/list-entries.ts'
import type { Notes } from './notes.ts'
import type { ShopProduct } from './shop-product.ts'

const AT_ONCE = 4

/**
 * Bounds of the downloads of one conversion.
 * @property file bounds of each
 */
export type DownloadBounds = { pictures: number; bytes: number; withinMs: number; file: FetchBounds }

export const downloadBounds: DownloadBounds = {
  pictures: 20_000,
  bytes: 10_000_000_000,
  withinMs: 4 * 60 * 60_000,
  file: { maxBytes: MAX_IMAGE_BYTES, withinMs: 60_000, maxRedirects: 5 },
}

/** After this many connections in a row that fail or hang there is no internet, and no further picture is tried. */
const MAX_FAILED = 12

type Wanted = { address: string; path: string; product: ShopProduct; row: number }

/**
 * Brings the pictures of the products into the folder: from `local` by file name, else from the internet. A picture that is
 * unavailable, or that the import would reject, becomes a note.
 * @returns the path in `pictures/` by address
 */
export async function bringPictures(
  products: readonly ShopProduct[],
  folder: string,
  options: {
    local: ReadonlyMap<string, string>
    network: Network
    bounds: DownloadBounds
    notes: Notes
    progress: Progress
    signal: AbortSignal | undefined
  },
): Promise<Map<string, string>> {
  const { local, network, bounds, notes, progress, signal } = options
  const wanted = wantedPictures(products)
  const unclear = namesOfSeveral(wanted)
  const found = new Map<string, string>()
  let bytes = 0
  let failed = 0
  let tried = 0
  let done = 0
  const began = performance.now()
  const whyNot = () => {
    if (failed >= MAX_FAILED) return 'pictureOffline'
    if (bytes >= bounds.bytes || tried >= bounds.pictures) return 'pictureTooMany'
    return performance.now() - began >= bounds.withinMs ? 'pictureTooLate' : null
  }
  const keep = async ({ address, path, product, row }: Wanted) => {
    const about = { row, product: product.source.name, value: address }
    const name = fileNameOf(address)
    const file = unclear.has(name) ? undefined : local.get(name)
    const refused = file === undefined ? whyNot() : null
    if (refused) return notes.add(refused, about)
    if (file === undefined) tried += 1
    const got =
      file === undefined
        ? await fetchPublicFile(secure(address), network, bounds.file, signal)
        : await readLocal(file)
    if ('issue' in got) {
      bytes += got.received
      failed = got.issue === 'unreachable' || got.issue === 'tooSlow' ? failed + 1 : 0
      const value = got.detail === '' ? address : `${address} (${got.detail})`
      return notes.add(`picture_${got.issue}`, { ...about, value })
    }
    failed = 0
    if (file === undefined) bytes += got.bytes.length
    const image = await readImage(got.bytes).catch((error: unknown) => {
      if (!(error instanceof InvalidImageError)) throw error
      return null
    })
    if (image === null) return notes.add('picture_notPicture', about)
    const named = `${path}.${image.format === 'jpeg' ? 'jpg' : image.format}`
    const whole = join(folder, 'pictures', named)
    await mkdir(dirname(whole), { recursive: true })
    await writeFile(whole, got.bytes)
    found.set(address, named)
  }
  await forEachConcurrently(wanted, AT_ONCE, async (picture) => {
    if (signal?.aborted) return
    await keep(picture)
    done += 1
    progress(done, wanted.length)
  })
  // Thrown after all downloads have ended, because none may write while the folder is removed.
  signal?.throwIfAborted()
  return found
}

function wantedPictures(products: readonly ShopProduct[]): Wanted[] {
  const seen = new Set<string>()
  return products.flatMap((product) =>
    product.photos.flatMap(({ address, row }, index) => {
      if (seen.has(address)) return []
      seen.add(address)
      return [{ address, path: `${product.sku}/${index + 1}`, product, row }]
    }),
  )
}

/** Older exports have http addresses, which shops have long redirected. */
function secure(address: string): string {
  return address.replace(/^(?:http:)?\/\//i, 'https://')
}

/** The last part of an address's path, in lower case. */
function fileNameOf(address: string): string {
  const path = URL.parse(address)?.pathname ?? address
  const name = path.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(name).normalize('NFC').toLowerCase()
  } catch {
    return name.toLowerCase()
  }
}

/**
 * File names that several addresses share, such as /2025/front.jpg and /2026/front.jpg: a local file of this name is ambiguous.
 */
function namesOfSeveral(wanted: readonly Wanted[]): Set<string> {
  const paths = new Map<string, string>()
  const unclear = new Set<string>()
  for (const { address } of wanted) {
    const name = fileNameOf(address)
    const path = URL.parse(secure(address))?.pathname ?? address
    if ((paths.get(name) ?? path) !== path) unclear.add(name)
    paths.set(name, path)
  }
  return unclear
}

/** Maximum number of entries in the folder beside the file and in its subfolders. */
export const MAX_BESIDE = 200_000

/** Returns the files in and below a folder by name, without names that it has twice. Null if there are too many. */
export async function filesBeside(folder: string, most = MAX_BESIDE): Promise<Map<string, string> | null> {
  const { entries, isWhole } = await listEntries(folder, most, true).catch(() => ({
    entries: [],
    isWhole: true,
  }))
  if (!isWhole) return null
  const files = Map.groupBy(
    entries.filter((entry) => entry.isFile()),
    ({ name }) => name.normalize('NFC').toLowerCase(),
  )
  return new Map(
    [...files].flatMap(([name, [file, ...more]]) =>
      file && more.length === 0 ? [[name, join(file.parentPath, file.name)] as const] : [],
    ),
  )
}

async function readLocal(file: string): Promise<FetchedFile> {
  const { size } = await stat(file)
  return size > MAX_IMAGE_BYTES
    ? { issue: 'tooLarge', detail: '', received: 0 }
    : { bytes: await readFile(file) }
}
