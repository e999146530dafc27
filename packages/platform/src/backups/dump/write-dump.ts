import { createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Client } from 'pg'
import type { ConnectionTarget } from '../../postgres/connection-pool.ts'
import { databaseVersion } from '../../postgres/migrate.ts'
import { overOwnConnection } from '../../postgres/own-connection.ts'
import { type Progress, unwatched } from '../../process/progress.ts'
import { copyOut } from '../copy/copy-out.ts'
import { DESCRIPTION_FILE, type DumpDescription, type DumpedSequence, type DumpedTable } from './dump-file.ts'
import { listSequences, listTables } from './list-tables.ts'

/**
 * Dumps all rows of a shop's database from one snapshot, while the shop keeps running. Any PostgreSQL can load the
 * files. They are flushed to disk.
 * @param owner the database, as the role that owns its tables
 * @param folder an existing, empty folder
 * @param progress counts tables
 */
export async function writeDump(
  owner: ConnectionTarget,
  folder: string,
  progress: Progress = unwatched,
): Promise<DumpDescription> {
  return await overOwnConnection(owner, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    const version = await databaseVersion(drizzle({ client }))
    const tables: DumpedTable[] = []
    const listed = await listTables(client)
    for (const { name, columns } of listed) {
      const file = `${name.replaceAll('"', '')}.copy.gz`
      await pipeline(
        copyOut(client, `copy public.${name} (${columns.join(', ')}) to stdout`),
        createGzip({ level: 1 }),
        createWriteStream(join(folder, file), { flush: true, mode: 0o600 }),
      )
      tables.push({ name, columns, file })
      progress(tables.length, listed.length)
    }
    const description = { version, tables, sequences: await readSequences(client) }
    await client.query('commit')
    const text = `${JSON.stringify(description, null, 1)}\n`
    await writeFile(join(folder, DESCRIPTION_FILE), text, { flush: true, mode: 0o600 })
    return description
  })
}

/** Sequences are not transactional. Reading them after the rows ensures that they are not behind. */
async function readSequences(client: Client): Promise<DumpedSequence[]> {
  const sequences: DumpedSequence[] = []
  for (const name of await listSequences(client)) {
    const { rows } = await client.query(`select last_value, is_called from public.${name}`)
    sequences.push({ name, last: String(rows[0]?.last_value), isCalled: rows[0]?.is_called === true })
  }
  return sequences
}
