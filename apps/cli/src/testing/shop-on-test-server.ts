// Declares what the global setup provides.
import type {} from '@zayy/database/testing/test-cluster'
import { testDatabase } from '@zayy/database/testing/test-database'
import type { PooledDatabase } from '@zayy/platform/postgres/database'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { beforeAll, inject } from 'vitest'
import { type Ended, runShop } from './run-shop.ts'

/**
 * Makes an empty shop for this test file on the shared test server. Commands are faster there, since they need not start a database.
 */
export async function shopOnTestServer(): Promise<{
  dataDir: string
  shop: (args: readonly string[], set?: Record<string, string>) => Promise<Ended>
}> {
  const database = await testDatabase()
  const dataDir = await temporaryFolder()
  let DATABASE_URL = ''
  beforeAll(async () => {
    DATABASE_URL = await urlOf(database)
  })
  return { dataDir, shop: (args, set) => runShop(args, { DATABASE_URL, DATA_DIR: dataDir, ...set }) }
}

export async function urlOf(database: PooledDatabase): Promise<string> {
  const { rows } = await database.$client.query<{ name: string }>('select current_database() as name')
  const { superuser } = inject('testCluster')
  if ('url' in superuser) throw new Error('the test server has no address')
  const { host, port, user } = superuser
  return `postgres://${user}@localhost/${rows[0]?.name}?host=${encodeURIComponent(host)}&port=${port}`
}
