import { intro, log, outro } from '@clack/prompts'
import { riyadhDay } from '@zayy/domain/riyadh-time'
import { DatabaseStartupError } from '@zayy/platform/postgres/database-startup-error'
import { pasteableCommand } from '@zayy/platform/process/pasteable-command'
import { importCatalogue } from '@zayy/shop/catalogue-files/import/import-catalogue'
import { type FolderContents, UnreadableFolderError } from '@zayy/shop/catalogue-files/import/import-issues'
import { findDemoRemains } from '@zayy/shop/settings/find-demo-remains'
import { findShopGaps } from '@zayy/shop/settings/find-shop-gaps'
import { type Call, CommandFailure } from '../command-line/command.ts'
import { commandStart } from '../command-line/messages.ts'
import { printable } from '../command-line/printable.ts'
import { checkShop } from '../doctor/check-shop.ts'
import { type HandOver, openShop, type ShopAccess } from '../open-shop.ts'
import { showProgress } from '../progress.ts'
import { readableFolder, type SourceFolder } from '../source-folder.ts'
import { type Decided, importWithAnswers, type Questions, type Way } from './import-questions.ts'
import { type ImportAnswer, reportImport, reportQuestions, said } from './report-import.ts'

/**
 * @property edits as the command line says
 * @property emptied parts that count as empty where the folder lacks them
 * @property isFirst the owner's first import, into an empty shop or the demo: its changes are not listed
 */
export type ImportRun = {
  dryRun: boolean
  yes: boolean
  edits: Way | undefined
  all: boolean
  emptied?: readonly string[]
  isFirst?: boolean
}

type ImportCall = Pick<
  Call,
  'env' | 'locale' | 'messages' | 'json' | 'by' | 'columns' | 'print' | 'confirm' | 'choose'
>

/**
 * Imports a folder after all questions have an answer, and says what changed. With --json it prints the questions only.
 * @throws CommandFailure if the folder cannot be read, or after a no
 */
export async function runImport(dir: string, run: ImportRun, call: ImportCall): Promise<ImportAnswer> {
  const { json, messages } = call
  const texts = messages.commandLine.import
  if (!json) intro(printable(run.dryRun ? texts.checking(dir) : texts.importing(dir)))
  let isDemoSaid = false
  const sayDemo = () => {
    if (json || isDemoSaid) return
    isDemoSaid = true
    const replace = pasteableCommand(commandStart(call.env), ['import', dir, '--replace-demo'])
    log.info(said(texts.demoStays(replace), call))
  }
  const answer = await importWithAnswers(
    run,
    (decided) =>
      readFolder(dir, run, decided, call).catch((error: unknown) => {
        if (!json) outro(texts.nothing)
        throw error instanceof UnreadableFolderError ? new CommandFailure(texts.unreadable(dir)) : error
      }),
    {
      show: (open, { demoStays }) => {
        if (json) call.print(open)
        else reportQuestions(open, { edits: undefined, all: run.all }, call)
        if (demoStays) sayDemo()
      },
      chooseWay: () => chooseWay(call),
      confirm: () => call.confirm(texts.goOn),
    },
  )
  if (!json) reportImport(answer, { ...run, edits: answer.edits }, call)
  if (answer.demoStays) sayDemo()
  return answer
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

async function readFolder(
  dir: string,
  { dryRun, emptied = [] }: ImportRun,
  { edits, open: openOf, needsAnswer }: Decided,
  { env, locale, messages, json, by, confirm }: ImportCall,
): Promise<ImportAnswer> {
  let source: SourceFolder = { folder: dir, remove: async () => {} }
  const handOver: HandOver = async (account, dataDir) => {
    source = await readableFolder(dir, account, dataDir)
  }
  const openFor = (access: ShopAccess) => openShop(env, { access, handOver })
  const { database, images, settings, close } = await openFor('change').catch(async (error: unknown) => {
    if (!(error instanceof DatabaseStartupError) || error.issue?.kind !== 'noShop') throw error
    await confirm(messages.commandLine.import.makeShop(error.message))
    return await openFor('make')
  })
  const progress = showProgress(messages.commandLine.import)
  try {
    let open: Questions = { warnings: [], undone: [] }
    let isAsked = false
    let contents: FolderContents | null = null
    const wasEmpty = (await findShopGaps(database)).products
    const { isDemo } = await findDemoRemains(database, riyadhDay(Date.now()))
    const result = await importCatalogue(source.folder, {
      database,
      images,
      by,
      dryRun,
      locale,
      emptied,
      ...(edits ? { edits } : {}),
      onProgress: json ? () => {} : progress.show,
      onWarnings: (warnings, undone) => {
        open = openOf({ warnings, undone })
        isAsked = !dryRun && needsAnswer(open)
        return !isAsked
      },
      onRead: (read) => {
        contents = read
      },
    })
    if (!result.done && result.issues.length > 0) open = openOf({ warnings: result.warnings, undone: [] })
    const isFilled = wasEmpty && result.done && !dryRun
    const gaps = isFilled ? await checkShop(settings, database, messages) : null
    const isReplaced = emptied.length > 0 || (result.done && result.changes.length === 0)
    return { result, open, isAsked, contents, demoStays: isDemo && !isReplaced, gaps }
  } finally {
    progress.end()
    await close()
    await source.remove()
  }
}
