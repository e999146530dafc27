import { resolve } from 'node:path'
import { intro, log, outro } from '@clack/prompts'
import { DatabaseStartupError } from '@zayy/platform/postgres/database-startup-error'
import { type ImportResult, importCatalogue } from '@zayy/shop/catalogue-files/import/import-catalogue'
import {
  type FolderContents,
  type ImportIssue,
  type ImportWarning,
  UnreadableFolderError,
} from '@zayy/shop/catalogue-files/import/import-issues'
import type { ChangeGroup } from '@zayy/shop/catalogue-files/import/changes/shop-change'
import type { UndoneEdit } from '@zayy/shop/catalogue-files/import/changes/undone-edits'
import { changeLines, undoneLines } from '../changes/change-lines.ts'
import { type Call, CommandFailure, defineCommand } from '../command-line/command.ts'
import type { CommandMessages } from '../command-line/messages.ts'
import { textTable } from '../command-line/text-table.ts'
import { type HandOver, openShop, type ShopAccess } from '../open-shop.ts'
import { showProgress } from '../progress.ts'
import { readableFolder, type SourceFolder } from '../source-folder.ts'
import { type Converted, convertFile } from './convert-file.ts'

/**
 * `shop import DIR [--dry-run]`. Exit code 1: the folder has issues or the user declined, and nothing was changed. Exit code 2: it
 * needs a confirmation, and there is no terminal.
 */
export const importFolder = defineCommand({
  help: ({ commandLine }) => {
    const { summary, details, dir, from, to, dryRun, all, keepEdits, overwriteEdits } = commandLine.import
    const edits = { 'keep-edits': keepEdits, 'overwrite-edits': overwriteEdits }
    return { summary, details, descriptions: { DIR: dir, from, to, 'dry-run': dryRun, all, ...edits } }
  },
  operands: ['DIR'],
  texts: { from: 'SHOP', to: 'FOLDER' },
  flags: ['dry-run', 'all', 'keep-edits', 'overwrite-edits'],
  standard: ['json', 'yes', 'by'],
  async run(call) {
    const dryRun = call.flag('dry-run')
    const texts = call.messages.commandLine.import
    const [from, to] = [call.text('from'), call.text('to')]
    if (from === undefined && to !== undefined)
      throw new CommandFailure(call.messages.productFiles.refused.toAlone, 2)
    const converted =
      from === undefined ? null : await convertFile({ file: call.operands.DIR, from, to }, call)
    const dir = converted?.folder ?? resolve(call.folder, call.operands.DIR)
    if (!call.json) intro(dryRun ? texts.checking(dir) : texts.importing(dir))
    let edits = givenWay(call)
    const read = (yes: boolean) =>
      readFolder(dir, { dryRun, yes, edits }, call).catch((error: unknown) => {
        if (!call.json) outro(texts.nothing)
        throw error instanceof UnreadableFolderError ? new CommandFailure(texts.unreadable(dir)) : error
      })
    let answer = await read(call.yes)
    if (answer.isAsked) {
      if (call.json) call.print(JSON.stringify({ warnings: answer.warnings, undone: answer.undone }))
      else reportQuestions(answer, edits, call)
      if (answer.undone.length > 0) edits ??= await chooseWay(call)
      if (answer.warnings.some(({ asks }) => asks)) await call.confirm(texts.goOn)
      answer = { ...(await read(true)), warnings: [], undone: [] }
    }
    if (call.json) call.print(JSON.stringify({ ...jsonOf(answer, dryRun), ...jsonOfConverted(converted) }))
    else report(answer, dryRun, edits, call)
    if (!answer.result.done) throw new CommandFailure(texts.nothing)
  },
})

/** Edits by commands that the folder would undo. */
type Way = 'keep' | 'overwrite'

/** @throws CommandFailure 2 for both ways at once */
function givenWay({
  flag,
  messages,
}: Pick<Call<never, never, 'keep-edits' | 'overwrite-edits'>, 'flag' | 'messages'>) {
  const [keep, overwrite] = [flag('keep-edits'), flag('overwrite-edits')]
  if (keep && overwrite) throw new CommandFailure(messages.commandLine.import.oneWay, 2)
  const way: Way | undefined = keep ? 'keep' : overwrite ? 'overwrite' : undefined
  return way
}

async function chooseWay({ choose, messages }: Pick<Call, 'choose' | 'messages'>): Promise<Way> {
  const { keepOrOverwrite, ways, noWay, nothing } = messages.commandLine.import
  const way = await choose(
    keepOrOverwrite,
    [
      { way: 'keep', label: ways.keep },
      { way: 'overwrite', label: ways.overwrite },
      { way: 'cancel', label: ways.cancel },
    ],
    noWay,
  )
  if (way === 'cancel') throw new CommandFailure(nothing)
  return way
}

/** `isAsked`: nothing was done, because a warning needs a confirmation first. */
type ImportAnswer = {
  result: ImportResult
  warnings: readonly ImportWarning[]
  undone: readonly UndoneEdit[]
  isAsked: boolean
  contents: FolderContents | null
}

type ImportCall = Pick<Call, 'env' | 'locale' | 'messages' | 'json' | 'by' | 'confirm'>

async function readFolder(
  dir: string,
  { dryRun, yes, edits }: { dryRun: boolean; yes: boolean; edits: Way | undefined },
  { env, locale, messages, json, by, confirm }: ImportCall,
): Promise<ImportAnswer> {
  let source: SourceFolder = { folder: dir, remove: async () => {} }
  const handOver: HandOver = async (account, dataDir) => {
    source = await readableFolder(dir, account, dataDir)
  }
  const open = (access: ShopAccess) => openShop(env, process.cwd(), { access, handOver })
  const { database, images, close } = await open('change').catch(async (error: unknown) => {
    if (!(error instanceof DatabaseStartupError) || error.issue?.kind !== 'noShop') throw error
    await confirm(messages.commandLine.import.makeShop(error.message))
    return await open('make')
  })
  const progress = showProgress(messages.commandLine.import)
  try {
    const onProgress = json ? () => {} : progress.show
    let warnings: readonly ImportWarning[] = []
    let isAsked = false
    let undone: readonly UndoneEdit[] = []
    const onWarnings = (found: readonly ImportWarning[], undoing: readonly UndoneEdit[]) => {
      warnings = found
      undone = undoing
      const isUnsure = !yes && found.some(({ asks }) => asks)
      isAsked = !dryRun && (isUnsure || (edits === undefined && undoing.length > 0))
      return !isAsked
    }
    let contents: FolderContents | null = null
    const onRead = (read: FolderContents) => {
      contents = read
    }
    const options = {
      database,
      images,
      by,
      dryRun,
      locale,
      onProgress,
      onWarnings,
      ...(edits ? { edits } : {}),
      onRead,
    }
    const result = await importCatalogue(source.folder, options)
    return { result, warnings, undone, isAsked, contents }
  } finally {
    progress.end()
    await source.remove()
    await close()
  }
}

/** Uses the property names of `shop settings set --json` and the like. */
function jsonOf({ result, warnings, undone, contents }: ImportAnswer, dryRun: boolean) {
  if (!result.done) return { issues: result.issues }
  return { changes: result.changes, dry_run: dryRun, warnings, undone, left: contents?.absent ?? [] }
}

function jsonOfConverted(converted: Converted | null) {
  if (converted === null) return {}
  const { folder, conversion } = converted
  return {
    converted: {
      folder,
      products: conversion.products,
      pictures: conversion.pictures,
      notes: conversion.notes,
    },
  }
}

/** Lines, or names in a line, for each kind of change without `--all`. */
const MOST = 10

type ReportCall = Pick<Call<never, never, 'all'>, 'locale' | 'messages' | 'columns' | 'flag'>

function report(answer: ImportAnswer, dryRun: boolean, edits: Way | undefined, call: ReportCall): void {
  const { result, contents } = answer
  const { locale, messages, columns, flag } = call
  const texts = messages.commandLine.import
  reportQuestions(answer, edits, call)
  if (result.done && contents) reportLeft(contents, texts)
  if (!result.done) {
    log.error(texts.issues(result.issues.length))
    console.log(issueTable(result.issues, texts))
  } else if (result.changes.length === 0) {
    outro(texts.asBefore)
  } else {
    const most = flag('all') ? Number.POSITIVE_INFINITY : MOST
    const lines = changeLines(result.changes, { locale, messages, columns, most })
    console.log(lines.join('\n'))
    if (!flag('all') && isCut(result.changes)) console.log(messages.shopChanges.allWith('--all'))
    outro(dryRun ? texts.wouldChange : texts.changed)
  }
}

/** Says what may be a mistake, and what commands changed that the folder would undo. */
function reportQuestions(
  { warnings, undone }: ImportAnswer,
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
  log.warn(texts.warnings(warnings.length))
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
