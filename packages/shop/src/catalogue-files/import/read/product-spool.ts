import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { Catalogue } from './catalogue.ts'
import { readAt } from './row-source.ts'

type Parts = Pick<Catalogue, 'products' | 'colours' | 'sizes' | 'tiers' | 'photos' | 'attributes' | 'reviews'>

/** The lines of some products and their parts. */
export type ProductLines = { [Name in keyof Parts]: Pick<Parts[Name], 'lines'> }

/**
 * Keeps the checked products until all files are checked: the first batches in memory, the others in a temporary file, which no
 * other user can read and which has no name, so that it disappears with the process.
 */
export type ProductSpool = {
  add(parts: Parts): Promise<void>
  batches(): AsyncGenerator<ProductLines, void>
  readonly length: number
  /** Removes all batches. */
  clear(): void
  close(): Promise<void>
}

/** Bytes of batches in memory. The catalogue of a usual shop fits, so that a system without a temporary folder can import it. */
const MAX_IN_MEMORY = 16_000_000

export function productSpool(): ProductSpool {
  let places: (Buffer | { at: number; length: number })[] = []
  let inMemory = 0
  let end = 0
  let file: FileHandle | null = null
  return {
    get length() {
      return places.length
    },
    async add({ products, colours, sizes, tiers, photos, attributes, reviews }) {
      const tables = { products, colours, sizes, tiers, photos, attributes, reviews }
      const lines = Object.fromEntries(
        Object.entries(tables).map(([name, table]) => [name, { lines: table.lines }]),
      )
      const bytes = zstdCompressSync(serialize(lines))
      if (inMemory + bytes.length <= MAX_IN_MEMORY) {
        inMemory += bytes.length
        places.push(bytes)
        return
      }
      file ??= await openNameless()
      await file.appendFile(bytes)
      places.push({ at: end, length: bytes.length })
      end += bytes.length
    },
    async *batches() {
      for (const place of places) {
        const bytes = Buffer.isBuffer(place) ? place : file && (await readAt(file, place.at, place.length))
        if (!bytes || bytes.length < place.length)
          throw new Error('The temporary file of the import is cut off')
        const lines: ProductLines = deserialize(zstdDecompressSync(bytes))
        yield lines
      }
    },
    clear() {
      places = []
      ;[inMemory, end] = [0, 0]
    },
    async close() {
      places = []
      await file?.close()
    },
  }
}

/** Opens a file in a folder that is removed at once. */
async function openNameless(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), 'zayy-import-'))
  try {
    return await open(join(folder, 'products'), 'wx+', 0o600)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
