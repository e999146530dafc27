import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@zayy/database/testing/test-database'
import { afterAll, beforeAll } from 'vitest'
import { type Ended, runShop } from './run-shop.ts'
import { urlOf } from './url-of.ts'

/**
 * `shop …` on an empty shop of this test file's own, in the server of all tests: a command then starts no database, which takes
 * longer than all else that it does.
 */
export async function shopOnTestServer(): Promise<{
  dataDir: string
  shop: (args: readonly string[], set?: Record<string, string>) => Promise<Ended>
}> {
  const database = await testDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'zayy-shop-'))
  let DATABASE_URL = ''
  beforeAll(async () => {
    DATABASE_URL = await urlOf(database)
  })
  afterAll(() => rm(dataDir, { recursive: true, force: true }))
  return { dataDir, shop: (args, set) => runShop(args, { DATABASE_URL, DATA_DIR: dataDir, ...set }) }
}
