import { importIssues } from '@zayy/i18n/messages/en/import-issues'
import { expect, test } from 'vitest'
import { ImportIssues } from '../import-issues.ts'
import { requiredText } from './cells.ts'
import { readTable } from './table.ts'

const ofText = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const { workbook, tooLong, empty } = importIssues.table
const tooMany = tooLong('200', '2')

test.each([
  ['a workbook of Excel under the name of a table', 'PK\x03\x04 and more', workbook],
  ['a locked or old workbook', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', workbook],
  ['20 million cells in one line', ','.repeat(19_900_000), tooMany],
  ['20 million blank lines', `name,sku\n${'\n'.repeat(19_900_000)}`, tooMany],
  ['10 million empty lines of cells', `name,sku\n${',\n'.repeat(9_900_000)}`, tooMany],
  ['nothing', '', empty],
])('%s is refused in words, in bounded time and memory', (_, text, reason) => {
  const issues = new ImportIssues('en')
  const before = process.memoryUsage().rss
  const bytes = ofText(text)
  const started = process.cpuUsage()
  const { lines } = readTable('sizes.csv', bytes, { name: requiredText, sku: requiredText }, ['name'], issues)
  const { user, system } = process.cpuUsage(started)
  expect([lines, issues.list.map((issue) => issue.reason)]).toEqual([[], [reason]])
  expect((user + system) / 1e6).toBeLessThan(2)
  expect((process.memoryUsage().rss - before) / 1e6).toBeLessThan(200)
})

test('a long table is read', () => {
  const issues = new ImportIssues('en')
  const rows = Array.from({ length: 50_000 }, (_, row) => `n${row},s${row}`).join('\n')
  const columns = { name: requiredText, sku: requiredText }
  expect(readTable('sizes.csv', ofText(`name,sku\n${rows}`), columns, ['name'], issues).lines).toHaveLength(
    50_000,
  )
  expect(issues.list).toEqual([])
})
