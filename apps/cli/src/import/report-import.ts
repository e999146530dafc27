import { log, outro } from '@clack/prompts'
import type { ImportResult } from '@zayy/shop/catalogue-files/import/import-catalogue'
import type { ChangeGroup } from '@zayy/shop/catalogue-files/import/changes/shop-change'
import {
  countIssues,
  type FolderContents,
  type ImportIssue,
  type ImportWarning,
} from '@zayy/shop/catalogue-files/import/import-issues'
import { changeLines, undoneLines } from '../changes/change-lines.ts'
import type { Call } from '../command-line/command.ts'
import type { CommandMessages } from '../command-line/messages.ts'
import { textTable } from '../command-line/text-table.ts'
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
type Shown = { dryRun: boolean; edits: Way | undefined; all: boolean }

/** Prints what an import did, or why it did nothing. */
export function reportImport(answer: ImportAnswer, { dryRun, edits, all }: Shown, call: ReportCall): void {
  const { result, open, contents } = answer
  const { locale, messages, columns } = call
  const texts = messages.commandLine.import
  reportQuestions(open, edits, call)
  if (result.done && contents) reportLeft(contents, texts)
  if (!result.done) {
    log.error(texts.issues(countIssues(result.issues)))
    console.log(issueTable(result.issues, texts))
  } else if (result.changes.length === 0) {
    outro(texts.asBefore)
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
  edits: Way | undefined,
  { locale, messages, columns }: ReportCall,
): void {
  const texts = messages.commandLine.import
  if (warnings.length > 0) reportWarnings(warnings, texts)
  if (undone.length === 0) return
  log.warn(edits === undefined ? texts.undone(undone.length) : texts.undoneWays[edits])
  const options = { locale, messages, columns, most: Number.POSITIVE_INFINITY }
  console.log(undone.flatMap((edit) => undoneLines(edit, options)).join('\n'))
}

/** Of more columns, their number is shown. */
const MAX_NAMED_COLUMNS = 4

/** Says what the folder lacks, and that it stays as it is. */
function reportLeft(
  { given, absent, absentColumns }: FolderContents,
  texts: CommandMessages['commandLine']['import'],
): void {
  if (absent.length > given.length) log.info(texts.readOnly(given))
  else if (absent.length > 0) log.info(texts.left(absent))
  const columns = absentColumns.map(
    ({ file, columns: names }) =>
      `${file} (${names.length > MAX_NAMED_COLUMNS ? names.length : names.join(', ')})`,
  )
  if (columns.length > 0) log.info(texts.leftColumns(columns))
}

function isCut(changes: readonly ChangeGroup[]): boolean {
  return changes.some(({ count }) => count > MOST)
}

function reportWarnings(
  warnings: readonly ImportWarning[],
  texts: CommandMessages['commandLine']['import'],
): void {
  log.warn(texts.warnings(countIssues(warnings)))
  console.log(issueTable(warnings, texts))
}

function issueTable(
  issues: readonly ImportIssue[],
  { issueColumns }: CommandMessages['commandLine']['import'],
): string {
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

function table(headings: string[], rows: string[][]): string {
  return textTable(
    headings.map((heading) => ({ heading })),
    rows,
    null,
  )
}
