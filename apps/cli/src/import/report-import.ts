import { log, outro } from '@clack/prompts'
import type { ChangeGroup } from '@zayy/shop/catalogue-files/import/changes/shop-change'
import type { ImportResult } from '@zayy/shop/catalogue-files/import/import-catalogue'
import {
  countIssues,
  type FolderContents,
  type ImportIssue,
} from '@zayy/shop/catalogue-files/import/import-issues'
import { changeLines, undoneLines } from '../changes/change-lines.ts'
import type { Call } from '../command-line/command.ts'
import { printable } from '../command-line/printable.ts'
import { tableColumns, textTable } from '../command-line/text-table.ts'
import { wrapText } from '../command-line/wrap-line.ts'
import type { Finding } from '../doctor/finding.ts'
import type { Questions, Way } from './import-questions.ts'

/**
 * @property open questions, of which none needs an answer, unless `isAsked`: then nothing was done
 * @property demoStays the shop shows the demo, and the folder does not replace all of it
 * @property gaps findings about the shop, if this import was the first that put products into it
 */
export type ImportAnswer = {
  result: ImportResult
  open: Questions
  isAsked: boolean
  contents: FolderContents | null
  demoStays: boolean
  gaps: Finding[] | null
}

/** Lines, or names in a line, for each kind of change without `--all`. */
const MOST = 10

type ReportCall = Pick<Call, 'locale' | 'messages' | 'columns'>
type Shown = { dryRun: boolean; edits: Way | undefined; all: boolean; isFirst?: boolean }

/** Prints what an import did, or why it did nothing. */
export function reportImport(
  answer: ImportAnswer,
  { dryRun, edits, all, isFirst = false }: Shown,
  call: ReportCall,
): void {
  const { result, open, contents } = answer
  const { locale, messages, columns } = call
  const texts = messages.commandLine.import
  // The setup asked about the losses of the demo. Warnings about cells of the folder have rows.
  const warnings = isFirst ? open.warnings.filter(({ row }) => row !== null) : open.warnings
  reportQuestions({ ...open, warnings }, { edits, all }, call)
  if (result.done && contents && !isFirst) reportLeft(contents, result.changes, call)
  if (!result.done) {
    log.error(texts.issues(countIssues(result.issues)))
    console.log(issueTable(result.issues, call))
  } else if (result.changes.length === 0) {
    outro(texts.asBefore)
  } else if (isFirst) {
    outro(texts.changed)
  } else {
    const most = all ? Number.POSITIVE_INFINITY : MOST
    const lines = changeLines(result.changes, { locale, messages, columns, most })
    console.log(lines.join('\n'))
    if (!all && isCut(result.changes)) console.log(messages.shopChanges.allWith('--all'))
    outro(dryRun ? texts.wouldChange : texts.changed)
  }
}

/** Says what may be a mistake, and what commands changed that the folder would undo. */
export function reportQuestions(
  { warnings, undone }: Questions,
  { edits, all }: Pick<Shown, 'edits' | 'all'>,
  call: ReportCall,
): void {
  const { locale, messages, columns } = call
  const texts = messages.commandLine.import
  if (warnings.length > 0) {
    log.warn(texts.warnings(countIssues(warnings)))
    console.log(issueTable(warnings, call))
  }
  if (undone.length === 0) return
  log.warn(said(edits === undefined ? texts.undone(undone.length) : texts.undoneWays[edits], call))
  const most = all ? Number.POSITIVE_INFINITY : MOST
  console.log(undoneLines(undone, { locale, messages, columns, most }).join('\n'))
  if (undone.length > most) console.log(messages.shopChanges.allWith('--all'))
}

/** Columns that the library's bar takes. */
const BAR_COLUMNS = 3

/** Breaks a message of the library into lines. */
export function said(text: string, { columns }: Pick<Call, 'columns'>): string {
  return wrapText(printable(text), columns === null ? null : columns - BAR_COLUMNS)
}

/** If there are more columns, only their number is shown. */
const MAX_NAMED_COLUMNS = 4

/** Says what the folder lacks, and that it stays as it is. */
function reportLeft(
  { given, absent, absentColumns }: FolderContents,
  changes: readonly ChangeGroup[],
  call: ReportCall,
): void {
  const texts = call.messages.commandLine.import
  // Without their table, an import changes only those of the demo.
  const endsCoupons = absent.includes('coupons.csv') && changes.some(({ thing }) => thing === 'coupon')
  if (absent.length > given.length) log.info(said(texts.readOnly(given, endsCoupons), call))
  else if (absent.length > 0) log.info(said(texts.left(absent, endsCoupons), call))
  const columns = absentColumns.map(
    ({ file, columns: names }) =>
      `${file} (${names.length > MAX_NAMED_COLUMNS ? names.length : names.join(', ')})`,
  )
  if (columns.length > 0) log.info(said(texts.leftColumns(columns), call))
}

function isCut(changes: readonly ChangeGroup[]): boolean {
  return changes.some(({ count }) => count > MOST)
}

function issueTable(issues: readonly ImportIssue[], { messages, columns }: ReportCall): string {
  const { issueColumns } = messages.commandLine.import
  return textTable(
    tableColumns(issueColumns, { reason: { wraps: true } }),
    issues.map(({ file, row, column, reason }) => [
      file,
      row === null ? '' : String(row),
      column ?? '',
      reason,
    ]),
    columns,
  )
}
