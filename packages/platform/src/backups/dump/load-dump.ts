import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { ConnectionTarget } from '../../postgres/connection-pool.ts'
import type { Transaction } from '../../postgres/database.ts'
import { grantRowsWithin } from '../../postgres/grant-rows.ts'
import {
  applyMigrations,
  databaseVersion,
  holdMigrations,
  refuseOldServer,
  wantedVersion,
} from '../../postgres/migrate.ts'
import { overOwnConnection } from '../../postgres/own-connection.ts'
import { boundSessionsWithin } from '../../postgres/through-pooler.ts'
import { NotAFileError, openFile } from '../../process/open-file.ts'
import { type LongWork, type Progress, unwatched } from '../../process/progress.ts'
import { copyIn } from '../copy/copy-in.ts'
import { DESCRIPTION_FILE, type DumpDescription, readDescription } from './dump-file.ts'
import { listTables } from './list-tables.ts'

/**
 * `not-empty`: the database has a shop's tables. `newer`: a newer version of the shop wrote the dump. `no-dump`: the folder contains
 * none. `damaged`: its file that is missing, cut off or changed. All but `loaded` change nothing.
 */
export type LoadedDump = 'loaded' | 'not-empty' | 'newer' | 'no-dump' | { damaged: string }

/**
 * `progress` counts tables.
 * @property app role of the servers, which gets rights on the rows; by default the owner
 * @property whenLoaded runs last in the transaction; if it throws, nothing is loaded. It calls `pastBreaking` before any step
 *   that cannot be undone; `pastBreaking` throws if the load was aborted, and later aborts have no effect
 */
export type Loading = LongWork & {
  app?: string | undefined
  whenLoaded?: (database: Transaction, pastBreaking: () => void) => Promise<void>
}

/**
 * Loads a dump into an empty database in one transaction: creates the tables of the dump's version, loads all rows, checks every
 * constraint and migrates to this version.
 * @param owner the database, as the role that will own its tables
 */
export async function loadDump(
  migrations: string,
  owner: ConnectionTarget,
  folder: string,
  { app, progress = unwatched, whenLoaded, signal }: Loading = {},
): Promise<LoadedDump> {
  const dump = await readDescription(folder)
  if (!dump) return 'no-dump'
  if (dump.version > (await wantedVersion(migrations))) return 'newer'
  const fill = async (client: pg.Client, pastBreaking: () => void): Promise<LoadedDump> => {
    const transaction: Transaction = drizzle({ client })
    await client.query('begin')
    await holdMigrations(transaction)
    if ((await databaseVersion(transaction)) > 0) return 'not-empty'
    await refuseOldServer(transaction)
    if (owner.throughPooler && app === undefined) await boundSessionsWithin(transaction)
    await applyMigrations(migrations, transaction, dump.version)
    const damaged = await loadRows(client, dump, folder, progress)
    if (damaged !== null) return { damaged }
    await applyMigrations(migrations, transaction)
    if (app !== undefined) await grantRowsWithin(transaction, app)
    await whenLoaded?.(transaction, pastBreaking)
    pastBreaking()
    await client.query('commit')
    return 'loaded'
  }
  return await overOwnConnection(owner, fill, signal)
}

/**
 * Loads without foreign keys and triggers, which depend on the order of the tables, and restores them afterwards. Returns the
 * first damaged file, or null.
 */
async function loadRows(
  client: pg.Client,
  dump: DumpDescription,
  folder: string,
  progress: Progress,
): Promise<string | null> {
  const references = await dropReferences(client)
  const tables = (await listTables(client)).map(({ name }) => name)
  // A dump without one of them would lose its rows in silence.
  if (`${dump.tables.map(({ name }) => name).toSorted()}` !== `${tables.toSorted()}`) return DESCRIPTION_FILE
  const names = tables.map((name) => `public.${name}`)
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  // Migrations insert rows too.
  await client.query(`truncate ${names.join(', ')}`)
  for (const [before, { name, columns, file }] of dump.tables.entries()) {
    const command = `copy public.${name} (${columns.join(', ')}) from stdin`
    try {
      await pipeline((await openFile(join(folder, file))).createReadStream(), createGunzip(), (rows) =>
        copyIn(client, command, rows),
      )
    } catch (error) {
      if (isDamage(error)) return file
      throw error
    }
    progress(before + 1, dump.tables.length)
  }
  for (const { name, last, isCalled } of dump.sequences)
    await client.query('select setval($1::regclass, $2, $3)', [`public.${name}`, last, isCalled])
  for (const statement of references) await client.query(statement)
  for (const name of names) await client.query(`alter table ${name} enable trigger user`)
  return null
}

/** A missing file, another thing than a file, one that gzip cannot unpack, or rows that the table does not take (SQLSTATE classes 22 and 23). */
function isDamage(error: unknown): boolean {
  if (error instanceof NotAFileError) return true
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code === 'ENOENT' || code.startsWith('Z_') || /^2[23]...$/.test(code)
}

/** Drops all foreign keys. Returns the statements that restore them, which check every row. */
async function dropReferences(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as away,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as again
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conname`)
  for (const { away } of rows) await client.query(String(away))
  return rows.map(({ again }) => String(again))
}
