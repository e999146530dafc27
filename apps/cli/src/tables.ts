import type { ImportChange } from '@zayy/shop/catalogue-import/import-change'
import type { ImportIssue } from '@zayy/shop/catalogue-import/import-issues'

/** The issues file by file, each with its row and column. */
export function issueTable(issues: readonly ImportIssue[]): string {
  return table(
    ['file', 'row', 'column', 'what is wrong'],
    issues.map(({ file, row, column, reason }) => [
      file,
      row === null ? '' : String(row),
      column ?? '',
      reason,
    ]),
  )
}

/** What came, changed and went, by table of the database. */
export function changeTable(changes: readonly ImportChange[]): string {
  const rows = changes.map(({ table, added, changed, gone }) => [
    table,
    ...[added, changed, gone].map(String),
  ])
  return table(['table', 'added', 'changed', 'gone'], rows)
}

/** Columns as wide as what stands in them; the last as it comes. */
function table(headings: string[], rows: string[][]): string {
  const lines = [headings, ...rows]
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return [
    line(headings),
    line(widths.map((width) => '─'.repeat(Math.min(width, 60)))),
    ...rows.map(line),
  ].join('\n')
}
