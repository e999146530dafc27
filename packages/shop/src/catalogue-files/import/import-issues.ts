import type { Locale } from '@zayy/contract/types'
import { importIssues as ar } from '@zayy/i18n/messages/ar/import-issues'
import { importIssues as en } from '@zayy/i18n/messages/en/import-issues'

/** A place in the owner's folder. Rows are counted as in a spreadsheet: row 1 has the headings. */
type Place = { file: string; row: number | null; column: string | null }

/** @property stored key of a row of the shop, used because the folder lacks it */
export type CellRef = Place & { stored?: string }

/**
 * An error in the owner's files. `reason` completes the sentence "This cell …".
 * @property more on the last entry of a cut list: number of further issues
 */
export type ImportIssue = Place & { reason: string; more?: number }

/** A possible mistake. `asks`: the import needs the owner's confirmation. */
export type ImportWarning = ImportIssue & { asks: boolean }

/** Returns the reason in a language. */
export type Reason = (messages: typeof ar) => string

/** Issues kept, and warnings of each kind. A mistake in one column of a long table causes one issue per row. */
const MAX_KEPT = 500

/** Returns the number of issues in a list, including those cut off. */
export function countIssues(issues: readonly ImportIssue[]): number {
  return issues.reduce((sum, { more = 1 }) => sum + more, 0)
}

/** Collects issues in one language, so that the owner sees all of them at once. */
export class ImportIssues {
  readonly list: ImportIssue[] = []
  readonly warnings: ImportWarning[] = []
  /** Number of issues found, including those cut off. */
  count = 0
  readonly #messages: typeof ar
  #last = ''
  readonly #warned = { asking: 0, others: 0 }

  constructor(locale: Locale) {
    this.#messages = { ar, en }[locale]
  }

  add({ stored, ...place }: Partial<CellRef> & { file: string }, reason: Reason): void {
    const text = reason(this.#messages)
    const own = stored === undefined ? text : this.#messages.stored(stored, text)
    const issue = { row: null, column: null, ...place, reason: own }
    const written = JSON.stringify(issue)
    // A cell that is parsed like a row (tiers, colours) may lack several columns, each with the same message.
    if (written === this.#last) return
    this.#last = written
    this.count += 1
    if (this.count <= MAX_KEPT) this.list.push(issue)
  }

  /** Ignores rows of the shop itself: the owner confirmed them when they were imported. */
  warn({ stored, ...place }: Partial<CellRef> & { file: string }, reason: Reason, asks = false): void {
    if (stored !== undefined) return
    const kind = asks ? 'asking' : 'others'
    this.#warned[kind] += 1
    if (this.#warned[kind] > MAX_KEPT) return
    this.warnings.push({ row: null, column: null, ...place, reason: reason(this.#messages), asks })
  }

  /** Sorted by file and row. The last one says how many were not kept. */
  sorted(): ImportIssue[] {
    return [...this.list.toSorted(inOrder), ...this.#more(this.count)]
  }

  sortedWarnings(): ImportWarning[] {
    const { asking, others } = this.#warned
    return [
      ...this.warnings.toSorted(inOrder),
      ...this.#more(asking).map((one) => ({ ...one, asks: true })),
      ...this.#more(others).map((one) => ({ ...one, asks: false })),
    ]
  }

  #more(found: number): ImportIssue[] {
    const more = found - MAX_KEPT
    return more > 0 ? [{ file: '…', row: null, column: null, reason: this.#messages.more(more), more }] : []
  }
}

function inOrder(a: ImportIssue, b: ImportIssue): number {
  return a.file.localeCompare(b.file, 'en') || (a.row ?? 0) - (b.row ?? 0)
}

/** Thrown by the parser of a cell. */
export class CellError extends Error {
  override name = 'CellError'
  readonly reason: Reason

  constructor(reason: Reason) {
    super('a cell cannot be read')
    this.reason = reason
  }
}

/** Thrown if the folder is missing or not readable. */
export class UnreadableFolderError extends Error {
  override name = 'UnreadableFolderError'
}

/**
 * Which files of a shop a folder has.
 * @property given files, and `blogs/` and `pages/`
 * @property absent the same, if the folder lacks them
 * @property absentColumns columns that given tables lack, by table
 */
export type FolderContents = {
  given: string[]
  absent: string[]
  absentColumns: { file: string; columns: string[] }[]
}
