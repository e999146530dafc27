import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDurably } from '../process/write-durably.ts'
import type { Executor } from './database.ts'
import { type DatabaseIdentity, findShopId, identifyDatabase } from './database-identity.ts'
import { DatabaseStartupError } from './database-startup-error.ts'

/** The database that DATA_DIR belongs to, as the last server that started with it noted. */
export type OwnDatabase = DatabaseIdentity & { isEmbedded: boolean }

/** Returns the database that DATA_DIR belongs to, or null before a server has started with it. */
export async function readOwnDatabase(dataDir: string): Promise<OwnDatabase | null> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return null
  })
  if (text === null) return null
  const found = parsed(text)
  if (found) return found
  throw new DatabaseStartupError(
    `${fileOf(dataDir)} cannot be read: delete it, and start the server with the shop's own settings`,
    { kind: 'otherDatabase' },
  )
}

/**
 * Refuses an embedded database, which might be a new and empty one, where the shop's own is elsewhere. Comes before the database is opened.
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
 * Refuses a database that is not the one DATA_DIR belongs to.
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
 * Refuses a database that does not hold the shop of DATA_DIR, an empty one too. Comes before it is migrated.
 * @throws DatabaseStartupError
 */
export async function refuseOtherShop(dataDir: string, database: Executor): Promise<void> {
  const own = await readOwnDatabase(dataDir)
  if (own && own.shop !== (await findShopId(database))) throw otherShop(dataDir)
}

/**
 * Notes which database DATA_DIR belongs to, for a server that starts. The same shop at another place has moved.
 * @returns whether it has moved
 * @throws DatabaseStartupError where DATA_DIR belongs to another shop
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

/** Forgets it, for a restore or a load: the next server that starts notes the new one. */
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
