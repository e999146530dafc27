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
import { changeLines } from '../changes/change-lines.ts'
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
    const { summary, details, dir, from, to, dryRun, all } = commandLine.import
    return { summary, details, descriptions: { DIR: dir, from, to, 'dry-run': dryRun, all } }
  },
  operands: ['DIR'],
  texts: { from: 'SHOP', to: 'FOLDER' },
  flags: ['dry-run', 'all'],
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
    const read = (yes: boolean) =>
      readFolder(dir, { dryRun, yes }, call).catch((error: unknown) => {
        if (!call.json) outro(texts.nothing)
        throw error instanceof UnreadableFolderError ? new CommandFailure(texts.unreadable(dir)) : error
      })
    let answer = await read(call.yes)
    if (answer.isAsked) {
      if (!call.json) reportWarnings(answer.warnings, texts)
      await call.confirm(texts.goOn)
      answer = { ...(await read(true)), warnings: [] }
    }
    if (call.json) call.print(JSON.stringify({ ...jsonOf(answer, dryRun), ...jsonOfConverted(converted) }))
    else report(answer, dryRun, call)
    if (!answer.result.done) throw new CommandFailure(texts.nothing)
  },
})

/** `isAsked`: nothing was done, because a warning needs a confirmation first. */
type ImportAnswer = {
  result: ImportResult
  warnings: readonly ImportWarning[]
  isAsked: boolean
  contents: FolderContents | null
}

type ImportCall = Pick<Call, 'env' | 'locale' | 'messages' | 'json' | 'by' | 'confirm'>

async function readFolder(
  dir: string,
  { dryRun, yes }: { dryRun: boolean; yes: boolean },
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
    const onWarnings = (found: readonly ImportWarning[]) => {
      warnings = found
      isAsked = !yes && !dryRun && found.some(({ asks }) => asks)
      return !isAsked
    }
    let contents: FolderContents | null = null
    const onRead = (read: FolderContents) => {
      contents = read
    }
    const options = { database, images, by, dryRun, locale, onProgress, onWarnings, onRead }
    const result = await importCatalogue(source.folder, options)
    return { result, warnings, isAsked, contents }
  } finally {
    progress.end()
    await source.remove()
    await close()
  }
}

/** Uses the property names of `shop settings set --json` and the like. */
function jsonOf({ result, warnings, contents }: ImportAnswer, dryRun: boolean) {
  if (!result.done) return { issues: result.issues }
  return { changes: result.changes, dry_run: dryRun, warnings, left: contents?.absent ?? [] }
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

function report(
  { result, warnings, contents }: ImportAnswer,
  dryRun: boolean,
  {
    locale,
    messages,
    columns,
    flag,
  }: Pick<Call<never, never, 'all'>, 'locale' | 'messages' | 'columns' | 'flag'>,
): void {
  const texts = messages.commandLine.import
  if (warnings.length > 0) reportWarnings(warnings, texts)
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

/** Says what the folder lacks, and that it stays as it is. */
function reportLeft(
  { given, absent, absentColumns }: FolderContents,
  texts: CommandMessages['commandLine']['import'],
): void {
  if (absent.length > given.length) log.info(texts.readOnly(given))
  else if (absent.length > 0) log.info(texts.left(absent))
  const columns = absentColumns.map(({ file, columns: names }) => `${file} (${names.join(', ')})`)
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
