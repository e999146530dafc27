import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openShopDatabase } from '@zayy/database/open-shop-database'
import { insertBare, readAllRows } from './bare-rows.ts'
import { writeLargeCatalogue } from './large-catalogue.ts'

const command = fileURLToPath(new URL('../../apps/cli/src/main.ts', import.meta.url))
const products = Number(process.env.PRODUCTS ?? 5_000)
const seed = 7

/** Runs `shop import`, and gives its seconds from start to end. */
async function importFolder(folder: string, dataDir: string): Promise<number> {
  const { DATABASE_URL: _, INIT_CWD: __, ...env } = process.env
  const start = performance.now()
  await new Promise<void>((resolve, reject) => {
    execFile(
      process.execPath,
      [command, 'import', folder],
      { env: { ...env, DATA_DIR: dataDir } },
      (error, output) => (error ? reject(new Error(output, { cause: error })) : resolve()),
    )
  })
  return (performance.now() - start) / 1_000
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
      seconds: { first: rounded(first), again: rounded(again), bareInserts: rounded(bare) },
      firstToBareInserts: rounded(first / bare),
      againToBareInserts: rounded(again / bare),
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
