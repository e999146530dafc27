import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openShopDatabase } from '@zayy/database/open-shop-database'
import { asOwner } from '../demo-database.ts'
import { insertBare, readAllRows } from './bare-rows.ts'
import { writeLargeCatalogue } from './large-catalogue.ts'
import { postgresCpu } from './postgres-cpu.ts'

const command = fileURLToPath(new URL('../../apps/cli/src/main.ts', import.meta.url))
const products = 5_000
const seed = 7

/** Preloaded module: prints the process's own processor time in seconds as the last line of stderr. */
const printCpu = `data:text/javascript,${encodeURIComponent(`process.on('exit', () => {
  const { user, system } = process.cpuUsage()
  console.error((user + system) / 1e6)
})`)}`

type Seconds = { clock: number; command: number; postgres: number }

/** Runs `shop import`. Returns its duration, and the processor time of the command and of PostgreSQL. */
async function importFolder(folder: string, dataDir: string): Promise<Seconds> {
  const { DATABASE_URL: _, INIT_CWD: __, ...env } = process.env
  const before = await postgresCpu(dataDir)
  const start = performance.now()
  const stderr = await new Promise<string>((resolve, reject) => {
    execFile(
      process.execPath,
      ['--import', printCpu, command, 'import', folder],
      { env: { ...env, DATA_DIR: dataDir } },
      (error, output, errors) => (error ? reject(new Error(output, { cause: error })) : resolve(errors)),
    )
  })
  const clock = (performance.now() - start) / 1_000
  const postgres = (await postgresCpu(dataDir)) - before
  return { clock, command: Number(stderr.trim().split('\n').at(-1)), postgres }
}

const folder = await mkdtemp(join(tmpdir(), 'zayy-catalogue-'))
const dataDir = await mkdtemp(join(tmpdir(), 'zayy-bench-'))
try {
  await writeLargeCatalogue(folder, products, seed)
  // The command connects to this server, so that its start is not measured.
  const shop = await openShopDatabase({ url: undefined, dataDir })
  try {
    const first = await importFolder(folder, dataDir)
    const again = await importFolder(folder, dataDir)
    const tables = await readAllRows(shop.database)
    const bare = await asOwner(shop.target, (owner) => insertBare(owner, tables))
    const rounded = (value: number) => Number(value.toFixed(1))
    const result = {
      products,
      rows: tables.reduce((sum, { rows }) => sum + rows.length, 0),
      seconds: { first: rounded(first.clock), again: rounded(again.clock), bareInserts: rounded(bare) },
      cpuSeconds: {
        first: rounded(first.command + first.postgres),
        again: rounded(again.command + again.postgres),
      },
      firstToBareInserts: rounded(first.clock / bare),
      againToBareInserts: rounded(again.clock / bare),
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
