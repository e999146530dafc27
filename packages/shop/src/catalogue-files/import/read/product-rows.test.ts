/** Rows of products are found wherever they are in a file, and read by batches of whole products. */

import { truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unguarded } from '../../csv/spreadsheet-guard.ts'
import { ImportIssues } from '../import-issues.ts'
import { openProductRows } from './product-rows.ts'
import { cleanCell } from './read-cell.ts'
import { openCsvRows } from './row-source.ts'

const fileIn = async (path: string, text: string | Uint8Array) => {
  const file = join(path, 'sizes.csv')
  await writeFile(file, text)
  return file
}

/** Reads all rows as the import does: found first, then read in one part. */
async function readAll(file: string) {
  const issues = new ImportIssues('en')
  const source = await openCsvRows('sizes.csv', file, issues)
  const found: string[] = []
  const isRead = await source.scan(source.head.indexOf('product'), (text) => found.push(text))
  const rows = isRead ? await source.read(source.start, source.end, 2) : []
  await source.close()
  return { head: source.head, found, rows, issues: issues.list.map(({ reason }) => reason) }
}

const cell = fc.oneof(
  fc.constantFrom('', 'p1', 'سكراب', 'a;b', 'two\nlines', 'a "quoted" word', 'tab\there', "'2-3", 'a,b', 'é'),
  fc.string({ maxLength: 8, unit: fc.constantFrom('a', 'ب', ',', ';', '"', '\n', ' ', "'") }),
)
const written = (text: string, delimiter: string) =>
  /["\n\r]/.test(text) || text.includes(delimiter) || /^\s|\s$/.test(text)
    ? `"${text.replaceAll('"', '""')}"`
    : text

test('finds the same rows as the parser, with every separator and line end', async () => {
  const path = await temporaryFolder()
  const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 12 })
  const form = fc.record({
    delimiter: fc.constantFrom(',', ';', '\t'),
    lineEnd: fc.constantFrom('\n', '\r\n'),
    start: fc.constantFrom('', '\uFEFF'),
    end: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(rows, form, async (cells, { delimiter, lineEnd, start, end }) => {
      const lines = [['product', 'name', 'x'], ...cells].map((row) =>
        row.map((text) => written(text, delimiter)).join(delimiter),
      )
      const text = lines.join(lineEnd) + (end ? lineEnd : '')
      const file = await fileIn(path, start + text)
      const { found, rows: read, head } = await readAll(file)
      const expected = parse(text, { delimiter, skip_empty_lines: false, relax_column_count: true })
      expect(head).toEqual(['product', 'name', 'x'])
      expect(read).toEqual(expected.slice(1).map((row) => row.map((text) => unguarded(cleanCell(text)))))
      expect(found).toEqual(read.map(([product]) => product ?? ''))
    }),
    { numRuns: 60 },
  )
})

test.each([
  ['an unclosed quotation mark', 'product,name\na,"b\nc,d\n', /not valid CSV/],
  ['a quotation mark within a cell', 'product,name\na,b"c\nd,e\n', /not valid CSV near line 2/],
  [
    'letters of another encoding',
    Buffer.from('product,name\nسكراب,b\n', 'latin1').fill(0xe9, 13, 15),
    /not UTF-8/,
  ],
  ['a workbook', 'PK\x03\x04 and more', /workbook/],
  ['nothing', '', /empty/],
  ['headings without an end', `product,"${'a'.repeat(1_100_000)}`, /not valid CSV/],
  ['a row of 20,000 cells', `product,name\na${','.repeat(20_000)}\n`, /lines or 40 million cells/],
])('refuses %s', async (_, text, reason) => {
  const { rows, issues } = await readAll(await fileIn(await temporaryFolder(), text))
  expect([rows, issues]).toEqual([[], [expect.stringMatching(reason)]])
})

test('reports that a file was changed while it was read', async () => {
  const file = await fileIn(await temporaryFolder(), 'product,name\na,b\n')
  const issues = new ImportIssues('en')
  const source = await openCsvRows('sizes.csv', file, issues)
  await truncate(file, 5)
  await source.close()
  expect(issues.list.map(({ reason }) => reason)).toEqual([expect.stringMatching(/changed while/)])
})

test('reads the rows of a product in one batch, with their numbers, in whatever order they are', async () => {
  const path = await temporaryFolder()
  const skus = Array.from({ length: 2_500 }, (_, nth) => `p${nth}`)
  await writeFile(join(path, 'products.csv'), `sku\n${skus.join('\n')}\n`)
  // By size and not by product, as an owner may sort them, with a product that products.csv lacks.
  const rows = ['S', 'M', 'L'].flatMap((size) =>
    [...skus.toReversed(), 'none'].map((sku) => `${sku},${size}`),
  )
  await writeFile(join(path, 'sizes.csv'), `product,name\n${rows.join('\n')}\n`)
  const issues = new ImportIssues('en')
  const sources = new Map([
    ['products.csv', await openCsvRows('products.csv', join(path, 'products.csv'), issues)],
    ['sizes.csv', await openCsvRows('sizes.csv', join(path, 'sizes.csv'), issues)],
  ] as const)
  const found = await openProductRows(sources, async () => [], issues)
  expect([found.batches, found.keys.has('p2499'), found.keys.has('none')]).toEqual([6, true, false])
  const seen = new Map<string, number>()
  for (let batch = 0; batch < found.batches; batch += 1) {
    const own = new Set(found.skus(batch))
    const sizes = (await found.rows('sizes.csv', batch))?.rows ?? []
    for (const { row, cells } of sizes) {
      expect(rows[row - 2]).toBe(cells.join(','))
      expect(own.has(cells[0] ?? '') || cells[0] === 'none').toBe(true)
      seen.set(cells[0] ?? '', (seen.get(cells[0] ?? '') ?? 0) + 1)
    }
  }
  expect([seen.size, new Set(seen.values())]).toEqual([2_501, new Set([3])])
  for (const source of sources.values()) await source.close()
  expect(issues.list).toEqual([])
})
