import { join } from 'node:path'
import pg from 'pg'
import { type ConnectionTarget, connectionSettings } from '../connection-pool.ts'
import { appRole } from '../embedded/shop-database.ts'
import { startEmbedded } from '../embedded/start-embedded.ts'
import { type ShopDatabaseOptions, targetOf } from '../open-shop-database.ts'
import { type Progress, unwatched } from '../progress.ts'
import { type LoadedDump, loadDump } from './load-dump.ts'

/**
 * Loads a dump into the database that the settings name, which has to be empty. Errors that the operator can mend are
 * `DatabaseStartupError`s of one line.
 * @param progress in tables
 */
export async function loadIntoShop(
  { url, migrationUrl, dataDir, note = () => {} }: ShopDatabaseOptions,
  folder: string,
  progress: Progress = unwatched,
): Promise<LoadedDump> {
  if (url) {
    const target = await targetOf('DATABASE_URL', url)
    if (!migrationUrl) return await loadDump(target, folder, undefined, progress)
    const owner = await targetOf('MIGRATION_DATABASE_URL', migrationUrl)
    return await loadDump(owner, folder, await roleOf(target), progress)
  }
  const server = await startEmbedded(join(dataDir, 'postgres'), { note })
  try {
    return await loadDump(server.ownerTarget, folder, appRole, progress)
  } finally {
    await server.close()
  }
}

async function roleOf(target: ConnectionTarget): Promise<string> {
  const client = new pg.Client(connectionSettings(target))
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query('select current_user as role')
    return String(rows[0]?.role)
  } finally {
    await client.end()
  }
}
