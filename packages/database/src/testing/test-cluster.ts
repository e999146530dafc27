import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ConnectionTarget, connectionSettings } from '@zayy/platform/postgres/connection-pool'
import { APP_ROLE, OWNER_ROLE } from '@zayy/platform/postgres/embedded/app-database'
import { isAlive } from '@zayy/platform/postgres/embedded/is-alive'
import { startEmbedded } from '@zayy/platform/postgres/embedded/start-embedded'
import { migrateDatabase } from '@zayy/platform/postgres/migrate'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { MIGRATIONS } from '../open-shop-database.ts'

/**
 * Connections to the test server as superuser and as the shop, and the name of the migrated database that tests copy.
 */
export type TestCluster = { superuser: ConnectionTarget; app: ConnectionTarget; migrated: string }

declare module 'vitest' {
  interface ProvidedContext {
    testCluster: TestCluster
  }
}

const prefix = 'zayy-test-'

/**
 * Vitest's global setup: starts one PostgreSQL for the whole run, without protection against power cuts, with a
 * migrated database that test files copy.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftovers()
  const folder = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`))
  const server = await startEmbedded(folder, { quick: true })
  const superuser = server.superuserTarget
  if ('url' in superuser) throw new Error('An embedded server has no address')
  const client = new pg.Client(connectionSettings(superuser))
  await client.connect()
  await client.query(`create database migrated owner ${OWNER_ROLE}`)
  await client.end()
  await migrateDatabase(MIGRATIONS, { ...superuser, user: OWNER_ROLE, database: 'migrated' }, APP_ROLE)
  project.provide('testCluster', { superuser, app: { ...superuser, user: APP_ROLE }, migrated: 'migrated' })
  return async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Stops the servers of runs that were killed. */
async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const runner = name.startsWith(prefix) ? Number(name.slice(prefix.length).split('-')[0]) : Number.NaN
    if (Number.isNaN(runner) || isAlive(runner)) continue
    const folder = join(tmpdir(), name)
    await (await startEmbedded(folder, { quick: true })).close().catch(() => {})
    await rm(folder, { recursive: true, force: true })
  }
}
