import type { Locale } from '@zayy/contract/types'
import { importIssues as ar } from '@zayy/i18n/messages/ar/import-issues'
import { importIssues as en } from '@zayy/i18n/messages/en/import-issues'

/** Where in the owner's folder something stands. A row is counted as a spreadsheet does: the headings are row 1. */
export type CellRef = { file: string; row: number | null; column: string | null }

/** One thing in the owner's files that has to be put right. `reason` continues the sentence "This cell …". */
export type ImportIssue = CellRef & { reason: string }

/** One thing that may be meant, or a slip. `asks`: it is done only after the owner has said so. */
export type ImportWarning = ImportIssue & { asks: boolean }

/** What is wrong, to be said in a language. */
export type Reason = (messages: typeof ar) => string

/** Collects every issue, so that the owner hears of all of them at once, in one language. */
export class ImportIssues {
  readonly list: ImportIssue[] = []
  readonly warnings: ImportWarning[] = []
  readonly #messages: typeof ar

  constructor(locale: Locale) {
    this.#messages = { ar, en }[locale]
  }

  add(cellRef: Partial<CellRef> & { file: string }, reason: Reason): void {
    this.list.push({ row: null, column: null, ...cellRef, reason: reason(this.#messages) })
  }

  warn(cellRef: Partial<CellRef> & { file: string }, reason: Reason, asks = false): void {
    this.warnings.push({ row: null, column: null, ...cellRef, reason: reason(this.#messages), asks })
  }

  /** By file, then row, in the order in which an owner would go through them. */
  sorted(): ImportIssue[] {
    return this.list.toSorted(inOrder)
  }

  sortedWarnings(): ImportWarning[] {
    return this.warnings.toSorted(inOrder)
  }
}

function inOrder(a: ImportIssue, b: ImportIssue): number {
  return a.file.localeCompare(b.file, 'en') || (a.row ?? 0) - (b.row ?? 0)
}

/** Thrown by the reader of one cell. */
export class CellError extends Error {
  override name = 'CellError'
  readonly reason: Reason

  constructor(reason: Reason) {
    super('a cell cannot be read')
    this.reason = reason
  }
}

/** Thrown where there is no folder to import, or none that may be read. */
export class UnreadableFolderError extends Error {
  override name = 'UnreadableFolderError'
}

/** What an import did to one table: how many rows came, changed, went. */
export type ImportChange = { table: string; added: number; changed: number; gone: number }
