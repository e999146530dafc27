import type { ImportIssues, Reason } from '../import-issues.ts'
import type { Keys } from './read-cell.ts'
import type { RowSource } from './row-source.ts'
import type { GivenTable } from './table.ts'
import { MAX_ROW_BYTES } from './table-refusal.ts'

/** The tables whose rows are of a product, that of products first. */
export const productTables = [
  ...(['products.csv', 'colours.csv', 'sizes.csv', 'tiers.csv', 'photos.csv', 'attributes.csv'] as const),
  'reviews.csv',
] as const
export type ProductTable = (typeof productTables)[number]

/** Products whose rows are in memory at once, and their bytes. */
const BATCH_PRODUCTS = 500
const BATCH_BYTES = 4_000_000

/** Maximum number of unknown codes in the tables of parts. Rows with further unknown codes share their batches. */
const MAX_UNKNOWN = 50_000

/** The rows of the products, by batches of whole products in the order of the shop. */
export type ProductRows = {
  /** Codes of all products. */
  keys: Keys
  batches: number
  /** Codes of the products of a batch, without codes that occur only in tables of parts. */
  skus(batch: number): readonly string[]
  /** Returns the rows of a batch; null if the folder lacks the table. */
  rows(table: ProductTable, batch: number): Promise<GivenTable | null>
}

/**
 * Finds the rows of each product, wherever they are in the files.
 * @param sources tables of the folder
 * @param storedSkus returns the products of the shop, if the folder has no table of them
 */
export async function openProductRows(
  sources: ReadonlyMap<ProductTable, RowSource>,
  storedSkus: () => Promise<readonly string[]>,
  issues: ImportIssues,
): Promise<ProductRows> {
  const products = new NumberedProducts()
  const runs = new Map<ProductTable, Runs>()
  for (const table of productTables) {
    const isOfProducts = table === 'products.csv'
    const source = sources.get(table)
    const found = source && (await findRuns(source, isOfProducts ? 'sku' : 'product', products))
    if (found) runs.set(table, found)
    if (!isOfProducts) continue
    if (!source) for (const sku of await storedSkus()) products.numberOf(sku)
    products.known = products.names.length
  }
  const { names, bytes, known } = products
  const source = sources.get('products.csv')
  const isUnreadable = source && !(runs.has('products.csv') && source.head.includes('sku'))
  const tooLong = names.find((_, number) => (bytes[number] ?? 0) > MAX_ROW_BYTES)
  if (tooLong !== undefined) {
    const reason: Reason = (messages) => messages.products.tooLong(tooLong, `${MAX_ROW_BYTES / 1e6}`)
    issues.add({ file: source?.file ?? 'products.csv' }, reason)
    for (const own of runs.values()) own.clear()
  }
  const starts = tooLong === undefined ? startsOf(bytes) : [0]
  const batchOf = new Uint32Array(names.length)
  for (const [batch, start] of starts.entries()) batchOf.fill(batch, start)
  for (const own of runs.values()) own.sortBy((number) => batchOf[number] ?? 0, starts.length)
  // The same array each time, because the shop loads the tables of one array together.
  const skus = starts.map((start, batch) =>
    tooLong === undefined ? names.slice(start, Math.min(starts[batch + 1] ?? known, known)) : [],
  )
  return {
    keys: { has: (sku) => isUnreadable || products.isKnown(sku) },
    batches: starts.length,
    skus: (batch) => skus[batch] ?? [],
    async rows(table, batch) {
      const own = sources.get(table)
      if (!own) return null
      const found = runs.get(table)
      const rows = found ? await rowsIn(own, found.of(batch)) : []
      return { file: own.file, head: found && own.head, rows }
    },
  }
}

/** Numbers the products by their codes. @property known the number of products without those only in tables of parts */
class NumberedProducts {
  known = Number.POSITIVE_INFINITY
  readonly names: string[] = []
  readonly bytes: number[] = []
  readonly #numbers = new Map<string, number>()

  numberOf(sku: string): number {
    const found = this.#numbers.get(sku)
    if (found !== undefined) return found
    if (this.names.length - this.known >= MAX_UNKNOWN) return this.known + (hashOf(sku) % MAX_UNKNOWN)
    this.#numbers.set(sku, this.names.length)
    this.bytes.push(0)
    return this.names.push(sku) - 1
  }

  isKnown(sku: string): boolean {
    return (this.#numbers.get(sku) ?? this.known) < this.known
  }
}

async function rowsIn(source: RowSource, ranges: ReturnType<Runs['of']>): Promise<GivenTable['rows']> {
  const rows: { row: number; cells: readonly string[] }[] = []
  for (const { from, to, row } of ranges) {
    const records = await source.read(from, to, row)
    for (const [nth, cells] of records.entries()) rows.push({ row: row + nth, cells })
  }
  return rows
}

/** Returns the numbers of the first products of the batches. */
function startsOf(bytes: readonly number[]): number[] {
  const starts = [0]
  let products = 0
  let sum = 0
  for (const [number, size] of bytes.entries()) {
    if (products > 0 && (products >= BATCH_PRODUCTS || sum + size > BATCH_BYTES)) {
      starts.push(number)
      ;[products, sum] = [0, 0]
    }
    products += 1
    sum += size
  }
  return starts
}

function hashOf(text: string): number {
  let hash = 0
  for (let at = 0; at < text.length; at += 1) hash = (hash * 31 + text.charCodeAt(at)) >>> 0
  return hash
}

/** Returns null for an unreadable table. A table without the column of products has no rows; its headings are an issue. */
async function findRuns(
  source: RowSource,
  heading: string,
  products: NumberedProducts,
): Promise<Runs | null> {
  const column = source.head.indexOf(heading)
  const runs = new Runs(source)
  let row = 1
  let last = ''
  const isRead = await source.scan(column, (sku, at) => {
    row += 1
    if (row === 2 || sku !== last) runs.add(products.numberOf(sku), at, row)
    last = sku
  })
  if (!isRead) return null
  if (column === -1) runs.clear()
  runs.addBytes(products.bytes, source)
  return runs
}

/** Rows of one product that follow each other, in typed arrays, since a table has up to two million. */
class Runs {
  readonly #end: number
  #length = 0
  #products = new Uint32Array(1024)
  #starts = new Uint32Array(1024)
  #rows = new Uint32Array(1024)
  #order = new Uint32Array(0)
  #firsts = new Uint32Array(1)

  constructor({ end }: RowSource) {
    this.#end = end
  }

  add(product: number, start: number, row: number): void {
    if (this.#length === this.#products.length) {
      this.#products = grown(this.#products)
      this.#starts = grown(this.#starts)
      this.#rows = grown(this.#rows)
    }
    this.#products[this.#length] = product
    this.#starts[this.#length] = start
    this.#rows[this.#length] = row
    this.#length += 1
  }

  clear(): void {
    this.#length = 0
  }

  /** Adds the bytes of the rows to those of their products. */
  addBytes(bytes: number[], { unit }: RowSource): void {
    for (let run = 0; run < this.#length; run += 1) {
      const product = this.#products[run] ?? 0
      bytes[product] = (bytes[product] ?? 0) + (this.#endOf(run) - (this.#starts[run] ?? 0)) * unit
    }
  }

  sortBy(batchOf: (product: number) => number, batches: number): void {
    const firsts = new Uint32Array(batches + 1)
    const batchOfRun = (run: number) => batchOf(this.#products[run] ?? 0)
    for (let run = 0; run < this.#length; run += 1) {
      const next = batchOfRun(run) + 1
      firsts[next] = (firsts[next] ?? 0) + 1
    }
    for (let batch = 0; batch < batches; batch += 1)
      firsts[batch + 1] = (firsts[batch + 1] ?? 0) + (firsts[batch] ?? 0)
    this.#firsts = firsts.slice()
    this.#order = new Uint32Array(this.#length)
    for (let run = 0; run < this.#length; run += 1) {
      const batch = batchOfRun(run)
      this.#order[firsts[batch] ?? 0] = run
      firsts[batch] = (firsts[batch] ?? 0) + 1
    }
  }

  /** Returns the ranges of rows of a batch, in the order of the file. */
  of(batch: number): { from: number; to: number; row: number }[] {
    const ranges: { from: number; to: number; row: number }[] = []
    for (let at = this.#firsts[batch] ?? 0; at < (this.#firsts[batch + 1] ?? 0); at += 1) {
      const run = this.#order[at] ?? 0
      const [from, to] = [this.#starts[run] ?? 0, this.#endOf(run)]
      const last = ranges.at(-1)
      if (last?.to === from) last.to = to
      else ranges.push({ from, to, row: this.#rows[run] ?? 0 })
    }
    return ranges
  }

  #endOf(run: number): number {
    return run + 1 < this.#length ? (this.#starts[run + 1] ?? 0) : this.#end
  }
}

function grown(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(2 * array.length)
  larger.set(array)
  return larger
}
