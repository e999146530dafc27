import { resolve } from 'node:path'
import { intro, log, outro } from '@clack/prompts'
import { type ImportResult, importCatalogue } from '@zayy/shop/catalogue-import/import-catalogue'
import { defineCommand } from 'citty'
import { openShop } from '../open-shop.ts'
import { readableFolder, type SourceFolder } from '../readable-folder.ts'
import { showProgress } from '../show-progress.ts'
import { changeTable, issueTable } from '../tables.ts'

/** `shop import DIR [--dry-run]`. Exit code 1: something has to be put right, and nothing was changed. */
export default defineCommand({
  meta: { name: 'import', description: 'Bring the shop in line with a folder of spreadsheets and pictures' },
  args: {
    dir: { type: 'positional', required: true, description: 'The folder; docs/import.md says what is in it' },
    'dry-run': {
      type: 'boolean',
      description: 'Check everything and say what would change, but change nothing',
    },
  },
  async run({ args }) {
    const dryRun = args['dry-run'] === true
    // npm runs scripts in the project's folder; a path is meant from where it was typed.
    const dir = resolve(process.env.INIT_CWD ?? process.cwd(), args.dir)
    intro(dryRun ? `Checking ${dir}` : `Importing ${dir}`)
    try {
      const result = await importFolder(dir, dryRun)
      report(result, dryRun)
      if (!result.done) process.exitCode = 1
    } catch (error) {
      log.error(error instanceof Error ? error.message : String(error))
      outro('Nothing was changed.')
      process.exitCode = 1
    }
  },
})

async function importFolder(dir: string, dryRun: boolean): Promise<ImportResult> {
  let source: SourceFolder = { folder: dir, remove: async () => {} }
  const { database, pictures, close } = await openShop(
    process.env,
    process.cwd(),
    async (account, dataDir) => {
      source = await readableFolder(dir, account, dataDir)
    },
  )
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
    outro('Nothing was changed.')
  } else if (result.changes.length === 0) {
    outro('The shop is as these files say already: nothing changed.')
  } else {
    console.log(changeTable(result.changes))
    outro(
      dryRun ? 'This is what an import would do. Nothing was changed.' : 'The shop is as these files say.',
    )
  }
}
