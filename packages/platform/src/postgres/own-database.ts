import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessMissing } from '../process/unless-missing.ts'
import { writeDurably } from '../process/write-durably.ts'
import type { Executor } from './database.ts'
import { type DatabaseIdentity, findShopId, identifyDatabase } from './database-identity.ts'
import { DatabaseStartupError } from './database-startup-error.ts'

/** The database of DATA_DIR, as recorded by the last server that started. */
export type OwnDatabase = DatabaseIdentity & { isEmbedded: boolean }

/** Returns the recorded database of DATA_DIR, or null before the first start. */
export async function readOwnDatabase(dataDir: string): Promise<OwnDatabase | null> {
  const text = await unlessMissing(readFile(fileOf(dataDir), 'utf8'))
  if (text === null) return null
  const found = parsed(text)
  if (found) return found
  throw new DatabaseStartupError(
    `${fileOf(dataDir)} cannot be read: delete it, and start the server with the shop's own settings`,
    { kind: 'otherDatabase' },
  )
}

/**
 * Refuses to use the embedded database if the shop's database is external. Call it before the database is opened,
 * because an embedded one might be new and empty.
 * @throws DatabaseStartupError
 */
export async function refuseMissingAddress(dataDir: string, databaseUrl: string | undefined): Promise<void> {
  if (databaseUrl !== undefined) return
  const own = await readOwnDatabase(dataDir)
  if (own && !own.isEmbedded)
    throw new DatabaseStartupError(
      `The shop of ${dataDir} has its database elsewhere, and DATABASE_URL is not set: run this with the settings of the server`,
      { kind: 'elsewhere' },
    )
}

/**
 * Rejects a database other than the one of DATA_DIR.
 * @throws DatabaseStartupError
 */
export async function refuseOtherDatabase(dataDir: string, database: Executor): Promise<void> {
  const own = await readOwnDatabase(dataDir)
  if (!own) return
  const { shop, place } = await identifyDatabase(database)
  if (own.shop !== shop || own.place !== place)
    throw new DatabaseStartupError(
      `DATABASE_URL and DATA_DIR do not belong together: ${fileOf(dataDir)} names another database. If the shop has moved, start its server first`,
      { kind: 'otherDatabase' },
    )
}

/**
 * Rejects a database that does not hold the shop of DATA_DIR, or is empty. Call it before the migration.
 * @throws DatabaseStartupError
 */
export async function refuseOtherShop(dataDir: string, database: Executor): Promise<void> {
  const own = await readOwnDatabase(dataDir)
  if (own && own.shop !== (await findShopId(database))) throw otherShop(dataDir)
}

/**
 * Records the database of DATA_DIR when a server starts.
 * @returns true if the same shop has moved to another place
 * @throws DatabaseStartupError if DATA_DIR belongs to another shop
 */
export async function takeOwnDatabase(
  dataDir: string,
  database: Executor,
  isEmbedded: boolean,
): Promise<boolean> {
  const own = await readOwnDatabase(dataDir)
  const found = { ...(await identifyDatabase(database)), isEmbedded }
  if (own && own.shop !== found.shop) throw otherShop(dataDir)
  const isSame = own?.place === found.place && own.isEmbedded === isEmbedded
  if (!isSame) await writeDurably(fileOf(dataDir), `${JSON.stringify(found)}\n`, 0o600)
  return own !== null && !isSame
}

/** Deletes the record before a restore or load. The next server to start records the new database. */
export async function forgetOwnDatabase(dataDir: string): Promise<void> {
  await rm(fileOf(dataDir), { force: true })
}

function otherShop(dataDir: string): DatabaseStartupError {
  return new DatabaseStartupError(
    `DATA_DIR belongs to another shop than this database: give each shop a DATA_DIR, or delete ${fileOf(dataDir)} to start anew with this one`,
    { kind: 'otherDatabase' },
  )
}

function fileOf(dataDir: string): string {
  return join(dataDir, 'database.json')
}

function parsed(text: string): OwnDatabase | null {
  try {
    const { shop, place, isEmbedded }: Partial<OwnDatabase> = JSON.parse(text)
    return typeof shop === 'string' && typeof place === 'string' && typeof isEmbedded === 'boolean'
      ? { shop, place, isEmbedded }
      : null
  } catch {
    return null
  }
}
