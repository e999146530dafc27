import { resolve } from 'node:path'
import { intro, log, outro } from '@clack/prompts'
import { type ImportResult, importCatalogue } from '@zayy/shop/catalogue-import/import-catalogue'
import { UnreadableFolderError } from '@zayy/shop/catalogue-import/import-issues'
import { type Call, defineCommand } from '../command-line/command.ts'
import { CommandFailure } from '../command-line/command-failure.ts'
import type { CommandMessages } from '../command-line/messages.ts'
import { openShop } from '../open-shop.ts'
import { readableFolder, type SourceFolder } from '../readable-folder.ts'
import { showProgress } from '../show-progress.ts'
import { changeTable, issueTable } from '../tables.ts'

/** `shop import DIR [--dry-run]`. Exit code 1: something has to be put right, and nothing was changed. */
export const importFolder = defineCommand({
  help: ({ commandLine }) => {
    const { summary, dir, dryRun } = commandLine.import
    return { summary, descriptions: { DIR: dir, 'dry-run': dryRun } }
  },
  operands: ['DIR'],
  flags: ['dry-run'],
  standard: ['json', 'by'],
  async run(call) {
    const dryRun = call.flag('dry-run')
    const dir = resolve(call.folder, call.operand('DIR') ?? '')
    const texts = call.messages.commandLine.import
    if (!call.json) intro(dryRun ? texts.checking(dir) : texts.importing(dir))
    const result = await readFolder(dir, dryRun, call).catch((error: unknown) => {
      if (!call.json) outro(texts.nothing)
      throw error instanceof UnreadableFolderError ? new CommandFailure(texts.unreadable(dir)) : error
    })
    if (call.json) call.print(JSON.stringify(jsonOf(result, dryRun)))
    else report(result, dryRun, texts)
    if (!result.done) throw new CommandFailure(texts.nothing)
  },
})

async function readFolder(
  dir: string,
  dryRun: boolean,
  { env, locale, messages, json, by }: Pick<Call, 'env' | 'locale' | 'messages' | 'json' | 'by'>,
): Promise<ImportResult> {
  let source: SourceFolder = { folder: dir, remove: async () => {} }
  const { database, pictures, close } = await openShop(env, process.cwd(), async (account, dataDir) => {
    source = await readableFolder(dir, account, dataDir)
  })
  const progress = showProgress(messages.commandLine.import)
  try {
    const onProgress = json ? () => {} : progress.show
    const options = { database, pictures, by, dryRun, locale, onProgress }
    return await importCatalogue(source.folder, options)
  } finally {
    progress.end()
    await source.remove()
    await close()
  }
}

/** The names of `shop settings set --json` and the like. */
function jsonOf(result: ImportResult, dryRun: boolean) {
  return result.done ? { changes: result.changes, dry_run: dryRun } : { issues: result.issues }
}

function report(
  result: ImportResult,
  dryRun: boolean,
  texts: CommandMessages['commandLine']['import'],
): void {
  if (!result.done) {
    log.error(texts.issues(result.issues.length))
    console.log(issueTable(result.issues, texts))
  } else if (result.changes.length === 0) {
    outro(texts.asBefore)
  } else {
    console.log(changeTable(result.changes, texts))
    outro(dryRun ? texts.wouldChange : texts.changed)
  }
}
