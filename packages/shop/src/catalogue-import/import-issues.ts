/** Where in the owner's folder something stands. A row is counted as a spreadsheet does: the headings are row 1. */
export type CellRef = { file: string; row: number | null; column: string | null }

/** One thing in the owner's files that has to be put right. `reason` continues the sentence "This cell …". */
export type ImportIssue = CellRef & { reason: string }

/** Collects every issue, so that the owner hears of all of them at once. */
export class ImportIssues {
  readonly list: ImportIssue[] = []

  add(cellRef: Partial<CellRef> & { file: string }, reason: string): void {
    this.list.push({ row: null, column: null, ...cellRef, reason })
  }

  /** By file, then row, in the order in which an owner would go through them. */
  sorted(): ImportIssue[] {
    return this.list.toSorted((a, b) => a.file.localeCompare(b.file, 'en') || (a.row ?? 0) - (b.row ?? 0))
  }
}

/** Thrown by the reader of one cell; what it says continues the sentence "This cell …". */
export class CellError extends Error {}
