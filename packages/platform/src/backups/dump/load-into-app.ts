import { join } from 'node:path'
import type { ConnectionTarget } from '../../postgres/connection-pool.ts'
import { APP_ROLE } from '../../postgres/embedded/app-database.ts'
import { startEmbedded } from '../../postgres/embedded/start-embedded.ts'
import { type AppDatabaseOptions, targetOf } from '../../postgres/open-app-database.ts'
import { overOwnConnection } from '../../postgres/own-connection.ts'
import { type LoadedDump, type Loading, loadDump } from './load-dump.ts'

/**
 * Loads a dump into the empty database of the settings. Errors that an operator can fix are `DatabaseStartupError`s of
 * one line.
 */
export async function loadIntoApp(
  { migrations, url, migrationUrl, dataDir, note = () => {} }: AppDatabaseOptions,
  folder: string,
  loading: Omit<Loading, 'app'>,
): Promise<LoadedDump> {
  const load = (owner: ConnectionTarget, app?: string) =>
    loadDump(migrations, owner, folder, { ...loading, app })
  if (url) {
    const target = await targetOf('DATABASE_URL', url)
    if (!migrationUrl) return await load(target)
    return await load(await targetOf('MIGRATION_DATABASE_URL', migrationUrl), await roleOf(target))
  }
  await using server = await startEmbedded(join(dataDir, 'postgres'), { note, signal: loading.signal })
  return await load(server.ownerTarget, APP_ROLE)
}

async function roleOf(target: ConnectionTarget): Promise<string> {
  return await overOwnConnection(target, async (client) => {
    const { rows } = await client.query('select current_user as role')
    return String(rows[0]?.role)
  })
}
