import { randomBytes } from 'node:crypto'
import {
  type ConnectionTarget,
  connectionPool,
  connectionSettings,
} from '@zayy/platform/postgres/connection-pool'
import type { PooledDatabase } from '@zayy/platform/postgres/database'
import { closeDatabase } from '@zayy/platform/postgres/open-database'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
// What the setup provides is declared there.
import type {} from './test-cluster.ts'

/** Fifty orders at once wait for ten connections, on a machine that may be busy with other tests: milliseconds. */
const patient = { longestWait: 20_000 }

/**
 * A database of this test file's own: migrated and empty, worked with as the shop does it, which may change rows alone. Closed and dropped after the file's last test.
 * Call it at the top of a file (`const database = await testDatabase()`).
 */
export async function testDatabase(): Promise<PooledDatabase> {
  const database = connectionPool(await copyDatabase(inject('testCluster').migrated), patient)
  afterAll(() => closeDatabase(database))
  return database
}

/**
 * As `testDatabase`, but a copy of one that has been filled: the first file of a run that asks for `name` has `fill` do it, all others
 * find it done.
 */
export async function filledTestDatabase(
  name: string,
  fill: (database: PooledDatabase) => Promise<void>,
): Promise<PooledDatabase> {
  await withSuperuser(async (client) => {
    await client.query('select pg_advisory_lock(3)')
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return
    const unfinished = await createDatabase(copyOf(inject('testCluster').migrated))
    const database = connectionPool(appTarget(unfinished))
    await fill(database).finally(() => closeDatabase(database))
    await client.query(`create database ${name} ${copyOf(unfinished)}`)
  })
  const database = connectionPool(await copyDatabase(name), patient)
  afterAll(() => closeDatabase(database))
  return database
}

/**
 * Copies a database of the test server, for this file: the place of the copy, for the shop's own role. It must have no
 * connection.
 */
export async function copyDatabase(template: string): Promise<ConnectionTarget> {
  return appTarget(await createDatabase(copyOf(template)))
}

function appTarget(database: string): ConnectionTarget {
  return { ...inject('testCluster').app, database } as ConnectionTarget
}

const copyOf = (template: string) => `template ${template} strategy file_copy`

/** A database without a single table, made with these options of CREATE DATABASE, for this file: its place, for a superuser. */
export async function emptyDatabase(options: string): Promise<ConnectionTarget> {
  const name = await createDatabase(`template template0 ${options}`)
  return { ...inject('testCluster').superuser, database: name } as ConnectionTarget
}

/** Runs a statement that the shop itself may not, such as one that changes tables, in the database of a test. */
export async function asSuperuser(database: PooledDatabase, statement: string): Promise<void> {
  const { rows } = await database.$client.query<{ name: string }>('select current_database() as name')
  await withSuperuser((client) => client.query(statement), rows[0]?.name)
}

async function createDatabase(options: string): Promise<string> {
  const name = `copy_${randomBytes(8).toString('hex')}`
  await withSuperuser(async (client) => {
    // Two copies of one template made at the same time would refuse each other.
    await client.query('select pg_advisory_lock(2)')
    await client.query(`create database ${name} ${options}`)
  })
  afterAll(() => withSuperuser((client) => client.query(`drop database ${name} with (force)`)))
  return name
}

/** Runs `work` on a connection that may make and drop databases. */
async function withSuperuser(
  work: (client: pg.Client) => Promise<unknown>,
  database?: string,
): Promise<void> {
  const { superuser } = inject('testCluster')
  const target = { ...superuser, ...(database && { database }) }
  const client = new pg.Client(connectionSettings(target, { statement: 120_000, lock: 0 }))
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
