import { resolve } from 'node:path'
import { intro, log, outro } from '@clack/prompts'
import { type ImportResult, importCatalogue } from '@zayy/shop/catalogue-import/import-catalogue'
import { defineCommand } from '../command-line/command.ts'
import { CommandFailure } from '../command-line/command-failure.ts'
import { openShop } from '../open-shop.ts'
import { readableFolder, type SourceFolder } from '../readable-folder.ts'
import { showProgress } from '../show-progress.ts'
import { changeTable, issueTable } from '../tables.ts'

/** `shop import DIR [--dry-run]`. Exit code 1: something has to be put right, and nothing was changed. */
export const importFolder = defineCommand({
  help: ({ commandLine }) => {
    const { summary, dir, dryRun } = commandLine.import
    return { summary, words: { DIR: dir, 'dry-run': dryRun } }
  },
  operands: ['DIR'],
  flags: ['dry-run'],
  async run({ operand, flag, env, folder }) {
    const dryRun = flag('dry-run')
    const dir = resolve(folder, operand('DIR') ?? '')
    intro(dryRun ? `Checking ${dir}` : `Importing ${dir}`)
    const result = await readFolder(dir, dryRun, env).catch((error: unknown) => {
      outro('Nothing was changed.')
      throw error
    })
    report(result, dryRun)
    if (!result.done) throw new CommandFailure('Nothing was changed.')
  },
})

async function readFolder(dir: string, dryRun: boolean, env: NodeJS.ProcessEnv): Promise<ImportResult> {
  let source: SourceFolder = { folder: dir, remove: async () => {} }
  const { database, pictures, close } = await openShop(env, process.cwd(), async (account, dataDir) => {
    source = await readableFolder(dir, account, dataDir)
  })
  const progress = showProgress()
  try {
    return await importCatalogue(source.folder, { database, pictures, dryRun, onProgress: progress.show })
  } finally {
    progress.end()
    await source.remove()
    await close()
  }
}

function report(result: ImportResult, dryRun: boolean): void {
  if (!result.done) {
    const count = result.issues.length
    log.error(`${count} ${count === 1 ? 'thing has' : 'things have'} to be put right first:`)
    console.log(issueTable(result.issues))
  } else if (result.changes.length === 0) {
    outro('The shop is as these files say already: nothing changed.')
  } else {
    console.log(changeTable(result.changes))
    outro(
      dryRun ? 'This is what an import would do. Nothing was changed.' : 'The shop is as these files say.',
    )
  }
}
