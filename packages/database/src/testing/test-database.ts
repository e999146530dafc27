import { randomBytes } from 'node:crypto'
import {
  type ConnectionTarget,
  connectionPool,
  connectionSettings,
} from '@zayy/platform/postgres/connection-pool'
import type { PooledDatabase } from '@zayy/platform/postgres/database'
import { closeDatabase } from '@zayy/platform/postgres/open-database'
import { connectClient } from '@zayy/platform/postgres/own-connection'
import type pg from 'pg'
import { afterAll, inject } from 'vitest'
// Declares the provided context.
import type {} from './test-cluster.ts'

/** Limits of a pool for a machine that may be busy: fifty concurrent orders wait for ten connections and one row. */
export const patient = {
  longestWait: 60_000,
  connectTimeout: 60_000,
  bounds: { statement: 60_000, lock: 60_000, idleInTransaction: 60_000 },
}

/**
 * Creates a migrated, empty database for this test file and drops it after the last test. The connection has the
 * shop's rights: it cannot change tables. Call it at the top of a file (`const database = await testDatabase()`).
 */
export async function testDatabase(): Promise<PooledDatabase> {
  const database = connectionPool(await copyDatabase(inject('testCluster').migrated), patient)
  afterAll(() => closeDatabase(database))
  return database
}

/** Like `testDatabase`, but filled. The first file of a run that uses `name` runs `fill`; all others get a copy. */
export async function filledTestDatabase(
  name: string,
  fill: (database: PooledDatabase) => Promise<void>,
): Promise<PooledDatabase> {
  await withSuperuser(async (client) => {
    await client.query('select pg_advisory_lock(3)')
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return
    const unfinished = await createDatabase(copyOf(inject('testCluster').migrated))
    const database = connectionPool(appTarget(unfinished), patient)
    await fill(database).finally(() => closeDatabase(database))
    await client.query(`create database ${name} ${copyOf(unfinished)}`)
  })
  const database = connectionPool(await copyDatabase(name), patient)
  afterAll(() => closeDatabase(database))
  return database
}

/**
 * Copies a database for this test file. The source must have no connections. Returns the copy's connection target for
 * the shop's role.
 */
export async function copyDatabase(template: string): Promise<ConnectionTarget> {
  return appTarget(await createDatabase(copyOf(template)))
}

function appTarget(database: string): ConnectionTarget {
  return { ...inject('testCluster').app, database }
}

const copyOf = (template: string) => `template ${template} strategy file_copy`

/**
 * Creates a database without tables for this test file. Returns its connection target for the superuser.
 * @param options of CREATE DATABASE
 */
export async function emptyDatabase(options: string): Promise<ConnectionTarget> {
  const name = await createDatabase(`template template0 ${options}`)
  return { ...inject('testCluster').superuser, database: name }
}

/** Runs a statement as superuser, such as a change of tables, in the database of a test. */
export async function asSuperuser(database: PooledDatabase, statement: string): Promise<void> {
  const { rows } = await database.$client.query<{ name: string }>('select current_database() as name')
  await withSuperuser((client) => client.query(statement), rows[0]?.name)
}

/** Connects to the database of a test as superuser. */
export async function superuserOf(database: PooledDatabase): Promise<PooledDatabase> {
  const { rows } = await database.$client.query<{ name: string }>('select current_database() as name')
  const { superuser } = inject('testCluster')
  const target = { ...superuser, database: rows[0]?.name } as ConnectionTarget
  const opened = connectionPool(target, { ...patient, size: 1 })
  afterAll(() => closeDatabase(opened))
  return opened
}

async function createDatabase(options: string): Promise<string> {
  const name = `copy_${randomBytes(8).toString('hex')}`
  await withSuperuser(async (client) => {
    // // PostgreSQL refuses two concurrent copies of one template.
    await client.query('select pg_advisory_lock(2)')
    await client.query(`create database ${name} ${options}`)
  })
  afterAll(() => withSuperuser((client) => client.query(`drop database ${name} with (force)`)))
  return name
}

/** Runs `work` on a connection that may create and drop databases. */
async function withSuperuser(
  work: (client: pg.Client) => Promise<unknown>,
  database?: string,
): Promise<void> {
  const { superuser } = inject('testCluster')
  const target = { ...superuser, ...(database && { database }) }
  await using client = await connectClient({
    ...connectionSettings(target, { statement: 120_000, lock: 0 }),
    connectionTimeoutMillis: patient.connectTimeout,
  })
  await work(client)
}

type Query = {
  (text: string, values?: unknown[]): Promise<pg.QueryResult['rows']>
  <Row extends object>(text: string, values?: unknown[]): Promise<Row[]>
}

/** Returns a function that runs a statement and returns its rows. */
export function rowsOf(database: PooledDatabase): Query {
  return async (text: string, values: unknown[] = []) => (await database.$client.query(text, values)).rows
}

/** Returns the name of the constraint that a statement violates. */
export async function refusal(statement: Promise<unknown>): Promise<string> {
  const error: unknown = await statement.then(() => null).catch((reason: unknown) => reason)
  if (!(error instanceof Error)) return 'not refused'
  return String((error.cause as { constraint?: string } | undefined)?.constraint)
}
