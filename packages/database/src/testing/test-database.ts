import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { type ConnectionTarget, connectionPool, connectionSettings } from '../connection-pool.ts'
import type { PooledDatabase } from '../database.ts'
import { closeDatabase } from '../open-database.ts'
// What the setup provides is declared there.
import type {} from './test-cluster.ts'

/**
 * A database of this test file's own: migrated and empty. Closed and dropped after the file's last test.
 * Call it at the top of a file (`const database = await testDatabase()`).
 */
export async function testDatabase(): Promise<PooledDatabase> {
  const database = connectionPool(await copyDatabase(inject('testCluster').migrated), { longestWait: 2_000 })
  afterAll(() => closeDatabase(database))
  return database
}

/** Copies a database of the test server, for this file: the place of the copy. It must have no connection. */
export async function copyDatabase(template: string): Promise<ConnectionTarget> {
  return await createDatabase(`template ${template} strategy file_copy`)
}

/** A database without a single table, made with these options of CREATE DATABASE, for this file: its place. */
export async function emptyDatabase(options: string): Promise<ConnectionTarget> {
  return await createDatabase(`template template0 ${options}`)
}

async function createDatabase(options: string): Promise<ConnectionTarget> {
  const name = `copy_${randomBytes(8).toString('hex')}`
  await asSuperuser(async (client) => {
    // Two copies of one template made at the same time would refuse each other.
    await client.query('select pg_advisory_lock(2)')
    await client.query(`create database ${name} ${options}`)
  })
  afterAll(() => asSuperuser((client) => client.query(`drop database ${name} with (force)`)))
  return { ...inject('testCluster').superuser, database: name } as ConnectionTarget
}

/** Runs `work` on a connection that may make and drop databases. */
async function asSuperuser(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const { superuser } = inject('testCluster')
  const client = new pg.Client(connectionSettings(superuser, { statement: 120_000, lock: 0 }))
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
