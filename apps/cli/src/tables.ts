import type { ImportChange } from '@zayy/shop/catalogue-files/import/import-change'
import type { ImportIssue } from '@zayy/shop/catalogue-files/import/import-issues'
import type { ListedKey } from '@zayy/shop/keys/list-keys'
import type { CommandMessages } from './command-line/messages.ts'
import { textTable } from './command-line/text-table.ts'

type Messages = CommandMessages['commandLine']

/** The issues file by file, each with its row and column. */
export function issueTable(issues: readonly ImportIssue[], { issueColumns }: Messages['import']): string {
  return table(
    [issueColumns.file, issueColumns.row, issueColumns.column, issueColumns.reason],
    issues.map(({ file, row, column, reason }) => [
      file,
      row === null ? '' : String(row),
      column ?? '',
      reason,
    ]),
  )
}

/** What came, changed and went, by table of the database. */
export function changeTable(changes: readonly ImportChange[], { changeColumns }: Messages['import']): string {
  const rows = changes.map(({ table, added, changed, gone }) => [
    table,
    ...[added, changed, gone].map(String),
  ])
  return table([changeColumns.table, changeColumns.added, changeColumns.changed, changeColumns.gone], rows)
}

const dayMs = 24 * 60 * 60_000

/** The versions of the keys, without the keys. */
export function keyTable(keys: readonly ListedKey[], now: Date, { columns }: Messages['secrets']): string {
  const rows = keys.map(({ purpose, version, from, fingerprint, signs }) => [
    purpose,
    String(version),
    from.toISOString().slice(0, 19).replace('T', ' '),
    String(Math.max(0, Math.floor((now.getTime() - from.getTime()) / dayMs))),
    fingerprint,
    signs ? columns.signs : '',
  ])
  return table([columns.purpose, columns.version, columns.from, columns.days, columns.fingerprint, ''], rows)
}

function table(headings: string[], rows: string[][]): string {
  return textTable(
    headings.map((heading) => ({ heading })),
    rows,
    null,
  )
}
