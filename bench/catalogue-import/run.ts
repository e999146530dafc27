import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openShopDatabase } from '@zayy/database/open-shop-database'
import { insertBare, readAllRows } from './bare-rows.ts'
import { writeLargeCatalogue } from './large-catalogue.ts'

const command = fileURLToPath(new URL('../../apps/cli/src/main.ts', import.meta.url))
const products = 5_000
const seed = 7

/** Tells, last of all, the seconds of processor time that the command took itself. */
const tellCpu = `data:text/javascript,${encodeURIComponent(`process.on('exit', () => {
  const { user, system } = process.cpuUsage()
  console.error((user + system) / 1e6)
})`)}`

/** Runs `shop import`, and gives its seconds from start to end, by the clock and of processor time. */
async function importFolder(folder: string, dataDir: string): Promise<{ wall: number; cpu: number }> {
  const { DATABASE_URL: _, INIT_CWD: __, ...env } = process.env
  const start = performance.now()
  const said = await new Promise<string>((resolve, reject) => {
    execFile(
      process.execPath,
      ['--import', tellCpu, command, 'import', folder],
      { env: { ...env, DATA_DIR: dataDir } },
      (error, output, errors) => (error ? reject(new Error(output, { cause: error })) : resolve(errors)),
    )
  })
  const wall = (performance.now() - start) / 1_000
  return { wall, cpu: Number(said.trim().split('\n').at(-1)) }
}

const folder = await mkdtemp(join(tmpdir(), 'zayy-catalogue-'))
const dataDir = await mkdtemp(join(tmpdir(), 'zayy-bench-'))
try {
  await writeLargeCatalogue(folder, products, seed)
  // The command joins this server, so that making and starting one is not part of what it takes.
  const shop = await openShopDatabase({ url: undefined, dataDir })
  try {
    const first = await importFolder(folder, dataDir)
    const again = await importFolder(folder, dataDir)
    const tables = await readAllRows(shop.database)
    const bare = await insertBare(shop.database, tables)
    const rounded = (value: number) => Number(value.toFixed(1))
    const result = {
      products,
      rows: tables.reduce((sum, { rows }) => sum + rows.length, 0),
      seconds: { first: rounded(first.wall), again: rounded(again.wall), bareInserts: rounded(bare) },
      commandCpuSeconds: { first: rounded(first.cpu), again: rounded(again.cpu) },
      firstToBareInserts: rounded(first.wall / bare),
      againToBareInserts: rounded(again.wall / bare),
    }
    console.log(result)
    await writeFile(new URL('result.json', import.meta.url), `${JSON.stringify(result, null, 2)}\n`)
  } finally {
    await shop.close()
  }
} finally {
  await rm(folder, { recursive: true, force: true })
  await rm(dataDir, { recursive: true, force: true })
}
