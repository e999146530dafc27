import { fileURLToPath } from 'node:url'
import { type AppDatabaseOptions, openAppDatabase } from '@zayy/platform/postgres/open-app-database'

/** The folder of the shop's migrations. */
export const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url))

/** @throws DatabaseStartupError with a message of one line */
export async function openShopDatabase(options: Omit<AppDatabaseOptions, 'migrations'>) {
  return await openAppDatabase({ ...options, migrations: MIGRATIONS })
}
