/** The app role may work with rows, and nothing else. */

import { randomBytes } from 'node:crypto'
import { MIGRATIONS } from '@zayy/database/open-shop-database'
import { emptyDatabase } from '@zayy/database/testing/test-database'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { ConnectionTarget } from './connection-pool.ts'
import type { PooledDatabase } from './database.ts'
import { SUPERUSER_ROLE } from './embedded/cluster.ts'
import { migrateDatabase } from './migrate.ts'
import { closeDatabase, openDatabase } from './open-database.ts'
import { ask } from './testing/ask.ts'

const suffix = randomBytes(6).toString('hex')
const [ownerRole, appRole] = [`owner_${suffix}`, `app-"${suffix}"`]

/** An empty database whose owner is an ordinary role, as an operator makes one: for that role, and for the shop's. */
async function ownedDatabase(): Promise<{ owner: ConnectionTarget; app: ConnectionTarget }> {
  const superuser = await emptyDatabase(`lc_ctype 'C.UTF-8' owner ${ownerRole}`)
  return { owner: { ...superuser, user: ownerRole }, app: { ...superuser, user: appRole } }
}

let owner: ConnectionTarget
let app: ConnectionTarget
let database: PooledDatabase
beforeAll(async () => {
  const { superuser } = inject('testCluster')
  await ask(superuser, `create role ${ownerRole} login`, `create role ${pg.escapeIdentifier(appRole)} login`)
  const targets = await ownedDatabase()
  owner = targets.owner
  app = targets.app
  database = await openDatabase(MIGRATIONS, app, owner, { size: 2 })
})
afterAll(() => closeDatabase(database))

test('the app role reads, writes and deletes rows, uses sequences and sends notifications', async () => {
  await ask(
    app,
    'insert into cache_version (id) select 2 where false',
    'update cache_version set version = version + 1',
    `insert into categories (slug, position) select 'x', 0 where false`,
    `delete from jobs where kind = 'none'`,
    'listen data_changed',
    `select pg_notify('data_changed', '1'), pg_advisory_lock(9), pg_advisory_unlock(9)`,
    `insert into jobs (kind, payload, key) values ('none', '{}', 'none') returning id`,
    `delete from jobs where kind = 'none'`,
    'select max(created_at) from drizzle.__drizzle_migrations',
  )
})

test.each([
  'create table intruder (id int)',
  'create temporary table intruder (id int)',
  'create schema intruder',
  'create view intruder as select 1',
  `create function intruder() returns int language sql as 'select 1'`,
  'create sequence intruder',
  'create extension citext',
  'create role intruder',
  'create database intruder',
  'alter table orders add column intruder int',
  'alter table orders disable trigger all',
  'alter table orders owner to current_user',
  'alter role current_user superuser',
  'alter database template1 set work_mem = 64',
  'create index intruder on orders (code)',
  'create trigger intruder before insert on orders for each row execute function start_product_stats()',
  'drop table orders',
  'drop index jobs_run',
  'drop function start_product_stats',
  'drop schema public cascade',
  'drop extension pg_trgm',
  'truncate orders cascade',
  'truncate cache_version',
  `grant ${ownerRole} to current_user`,
  `set role ${ownerRole}`,
  `set session authorization ${ownerRole}`,
  'reindex table orders',
  'cluster orders using orders_pkey',
  'insert into drizzle.__drizzle_migrations (hash, created_at) values (1, 1)',
  'delete from drizzle.__drizzle_migrations',
  'create table drizzle.intruder (id int)',
  'select rolpassword from pg_authid',
  `select pg_read_file('postgresql.conf')`,
  `copy orders to program 'true'`,
  `copy orders to '/tmp/orders'`,
  'alter system set fsync = off',
  'checkpoint',
])('the app role may not: %s', async (statement) => {
  await expect(ask(app, statement)).rejects.toMatchObject({
    code: '42501',
  })
})

test('the app role cannot pass on its rights', async () => {
  await ask(app, 'grant select on orders to public', 'grant all on schema public to public')
  const [row] = await ask(
    owner,
    `select has_table_privilege('public', 'orders', 'select') as rows,
      has_schema_privilege('public', 'public', 'create') as tables,
      has_database_privilege('public', current_database(), 'temporary') as temporary`,
  )
  expect(row).toEqual({ rows: false, tables: false, temporary: false })
})

test('the app role can use tables of a later migration at once', async () => {
  await ask(owner, 'create table later (id serial primary key, name text)')
  await ask(app, `insert into later (name) values ('x')`, `update later set name = 'y'`)
  expect(await ask(app, 'select id, name from later')).toEqual([{ id: 1, name: 'y' }])
  await expect(ask(app, 'truncate later')).rejects.toMatchObject({ code: '42501' })
})

test('grants rights on a new table of another role at the next start', async () => {
  await ask(
    owner,
    'create table withheld (id int)',
    `revoke all on withheld from ${pg.escapeIdentifier(appRole)}`,
  )
  await expect(ask(app, 'select from withheld')).rejects.toMatchObject({ code: '42501' })
  await closeDatabase(await openDatabase(MIGRATIONS, app, owner))
  expect(await ask(app, 'select count(*)::int as rows from withheld')).toEqual([{ rows: 0 }])
})

test('starts with tables of other owners, such as those of extensions', async () => {
  const targets = await ownedDatabase()
  await ask(
    { ...targets.owner, user: SUPERUSER_ROLE },
    'create view activity as select pid from pg_stat_activity',
  )
  await closeDatabase(await openDatabase(MIGRATIONS, targets.app, targets.owner))
  await expect(ask(targets.app, 'select from activity')).rejects.toMatchObject({ code: '42501' })
})

test.each(['new', 'migrated'])(
  'servers that start concurrently on a %s database all open it',
  async (state) => {
    const targets = await ownedDatabase()
    if (state === 'migrated') await migrateDatabase(MIGRATIONS, targets.owner)
    const opened = await Promise.all(
      Array.from({ length: 8 }, () => openDatabase(MIGRATIONS, targets.app, targets.owner, { size: 1 })),
    )
    for (const each of opened) {
      const { rows } = await each.$client.query(
        'select current_user as role, count(*)::int as n from cache_version group by 1',
      )
      expect(rows).toEqual([{ role: appRole, n: 1 }])
    }
    await Promise.all(opened.map(closeDatabase))
  },
)

test('opens a database that has a single role', async () => {
  const { owner: only } = await ownedDatabase()
  await closeDatabase(await openDatabase(MIGRATIONS, only))
  await closeDatabase(await openDatabase(MIGRATIONS, only, { ...only }))
  expect(await ask(only, 'select current_user as role')).toEqual([{ role: ownerRole }])
})

test('rejects addresses that lead to two different databases, and migrates neither', async () => {
  const [shop, other] = [await ownedDatabase(), await ownedDatabase()]
  await closeDatabase(await openDatabase(MIGRATIONS, shop.app, shop.owner))
  await expect(openDatabase(MIGRATIONS, shop.app, other.owner)).rejects.toThrow(
    'MIGRATION_DATABASE_URL leads to another database',
  )
  expect(await ask(other.owner, 'select from pg_tables where tableowner = current_user')).toEqual([])
})
