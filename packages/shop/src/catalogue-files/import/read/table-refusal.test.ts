import { importIssues } from '@zayy/i18n/messages/en/import-issues'
import { beforeEach, expect, test, vi } from 'vitest'
import { ImportIssues } from '../import-issues.ts'
import { requiredText } from './cells.ts'
import { csvRecords } from './csv-records.ts'
import { readTable } from './table.ts'

const columns = { name: requiredText, sku: requiredText }
const decode = vi.spyOn(TextDecoder.prototype, 'decode')
beforeEach(() => void decode.mockClear())

/** Time and memory depend on the number of decoded bytes. */
const bytesDecoded = () => decode.mock.calls.reduce((sum, [bytes]) => sum + (bytes?.byteLength ?? 0), 0)

const ofText = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
/** Reads a table in a shop without rows. */
const readSizes = (bytes: Uint8Array, issues: ImportIssues) =>
  readTable(
    { file: 'sizes.csv', columns, key: ['name'], issues },
    csvRecords('sizes.csv', bytes, issues),
    async () => ({ headings: [], rows: [] }),
  )
const { workbook, tooLong, empty } = importIssues.table
const tooMany = tooLong('200', '2')

test.each([
  ['a workbook of Excel under the name of a table', 'PK\x03\x04 and more', workbook],
  ['a locked or old workbook', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', workbook],
  ['20 million cells in one line', ','.repeat(19_900_000), tooMany],
  ['20 million blank lines', `name,sku\n${'\n'.repeat(19_900_000)}`, tooMany],
  ['10 million empty lines of cells', `name,sku\n${',\n'.repeat(9_900_000)}`, tooMany],
  ['nothing', '', empty],
])('refuses %s before decoding it', async (_, text, reason) => {
  const issues = new ImportIssues('en')
  const { lines } = await readSizes(ofText(text), issues)
  expect([lines, issues.list.map((issue) => issue.reason)]).toEqual([[], [reason]])
  expect(bytesDecoded()).toBe(0)
})

test('decodes a long table once', async () => {
  const issues = new ImportIssues('en')
  const bytes = ofText(
    `name,sku\n${Array.from({ length: 50_000 }, (_, row) => `n${row},s${row}`).join('\n')}`,
  )
  expect((await readSizes(bytes, issues)).lines).toHaveLength(50_000)
  expect(issues.list).toEqual([])
  expect(bytesDecoded()).toBe(bytes.length)
})

test.each([
  ['a comma in a number', 'name,sku\n1,50,\n', 3],
  ['a cell too many', 'name,sku,,\n1,2,3,\n', 3],
])('refuses a row with more cells than headings: %s', async (_, text, cells) => {
  const issues = new ImportIssues('en')
  expect((await readSizes(ofText(text), issues)).lines).toEqual([])
  expect(issues.list.map(({ reason }) => reason)).toEqual([importIssues.table.cells(`${cells}`, '2')])
})

test('ignores empty columns without a heading', async () => {
  const issues = new ImportIssues('en')
  const bytes = ofText('name,sku,,\n1,2,,\n3,4\n,,,,,\n')
  expect((await readSizes(bytes, issues)).lines).toHaveLength(2)
  expect(issues.list).toEqual([])
})
