/** The embedded database: one role owns its tables, the shop works as another, and databases of earlier versions follow. */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MIGRATIONS, openShopDatabase } from '@zayy/database/open-shop-database'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { type ConnectionTarget, connectionSettings } from '../connection-pool.ts'
import { migrateDatabase } from '../migrate.ts'
import { startEmbedded } from './start-embedded.ts'

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'zayy-roles-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function ask(target: ConnectionTarget, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connectionSettings(target))
  await client.connect()
  try {
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

const tableOwners = `select distinct pg_get_userbyid(relowner) as owner from pg_class
  where relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace) and relkind in ('r', 'S', 'v')`

test('a new shop is migrated by one role and worked with by another', { timeout: 60_000 }, async () => {
  const { database, target, close } = await openShopDatabase({ url: undefined, dataDir: await dataFolder() })
  onTestFinished(close)
  expect(await ask(target, 'select current_user as role')).toEqual([{ role: 'shop_app' }])
  expect(await ask(target, tableOwners)).toEqual([{ owner: 'shop_owner' }])
  await expect(database.execute(sql`create table intruder (id int)`)).rejects.toMatchObject({
    cause: { code: '42501' },
  })
  const roles = `select rolname, rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication from pg_roles
    where rolname in ('shop_app', 'shop_owner') order by 1`
  const nothing = {
    rolsuper: false,
    rolcreaterole: false,
    rolcreatedb: false,
    rolbypassrls: false,
    rolreplication: false,
  }
  expect(await ask(target, roles)).toEqual([
    { rolname: 'shop_app', ...nothing },
    { rolname: 'shop_owner', ...nothing },
  ])
})

test('a database of an earlier version gets its new owner, with all that is in it', {
  timeout: 60_000,
}, async () => {
  const dataDir = await dataFolder()
  const server = await startEmbedded(join(dataDir, 'postgres'), { quick: true })
  const { superuserTarget } = server
  const asEarlier = { ...server.target, user: 'shop' }
  await ask(
    superuserTarget,
    'drop database shop',
    'create role shop login',
    'create database shop owner shop',
  )
  await migrateDatabase(MIGRATIONS, asEarlier)
  await ask(
    asEarlier,
    'create schema graphile_worker',
    'create table graphile_worker.left_behind (id serial)',
    `insert into shop_secrets values ('bill-token', 'kept')`,
  )
  await server.close()
  for (let start = 0; start < 2; start += 1) {
    const { target, close } = await openShopDatabase({ url: undefined, dataDir })
    expect(await ask(target, tableOwners)).toEqual([{ owner: 'shop_owner' }])
    expect(await ask(target, 'select secret from shop_secrets')).toEqual([{ secret: 'kept' }])
    await expect(ask(target, 'drop table shop_secrets')).rejects.toMatchObject({ code: '42501' })
    const owned = `select pg_get_userbyid(datdba) as database, pg_get_userbyid(nspowner) as schema,
      pg_get_userbyid(extowner) as extension from pg_database, pg_namespace, pg_extension
      where datname = 'shop' and nspname = 'graphile_worker' and extname = 'pg_trgm'`
    const all = { database: 'shop_owner', schema: 'shop_owner', extension: 'shop_owner' }
    expect(await ask(target, owned)).toEqual([all])
    // A server of the earlier version that runs on.
    await ask({ ...target, user: 'shop' }, 'update shop_changes set count = count + 1')
    await close()
  }
})
