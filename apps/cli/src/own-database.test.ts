/** Commands only use the database that DATA_DIR belongs to. They do not create or migrate one. */

import { access, mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MIGRATIONS, openShopDatabase } from '@zayy/database/open-shop-database'
import { migrateToPreviousVersion } from '@zayy/database/testing/previous-version'
import { emptyDatabase, patient, testDatabase } from '@zayy/database/testing/test-database'
import { connectionPool } from '@zayy/platform/postgres/connection-pool'
import type { PooledDatabase } from '@zayy/platform/postgres/database'
import { migrateDatabase } from '@zayy/platform/postgres/migrate'
import { closeDatabase } from '@zayy/platform/postgres/open-database'
import { takeOwnDatabase } from '@zayy/platform/postgres/own-database'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { afterAll, expect, test } from 'vitest'
import { rememberFolder } from '../../server/src/config/recalled-folder.mjs'
import type { CommandTree } from './command-line/command.ts'
import { commands } from './commands.ts'
import { runInHost, runShop } from './testing/run-shop.ts'
import { urlOf } from './testing/shop-on-test-server.ts'

const root = await temporaryFolder()
const database = await testDatabase()
const DATABASE_URL = await urlOf(database)

/** The commands that only read, with arguments. */
const reading: Record<string, string[]> = {
  backup: [],
  'backup list': [],
  'backup verify': [],
  doctor: [],
  dump: [join(root, 'dump')],
  export: [join(root, 'export')],
  report: [],
  vat: [],
  'orders list': [],
  'orders show': ['ZY-1234-5678'],
  'orders export': [join(root, 'orders.csv')],
  'orders receipts': [],
  'orders receipt': ['ZY-1234-5678'],
  changes: [],
  'customers list': [],
  'customers show': ['nora@example.com'],
  'customers export': ['nora@example.com', join(root, 'nora.json')],
  'coupons list': [],
  'settings list': [],
  'settings get': ['tax'],
  'pages list': [],
  'pages show': ['about'],
  'messages list': [],
  'messages show': ['1'],
  'newsletter export': [join(root, 'subscribers.csv')],
  'secrets list': [],
  'zatca status': [],
  'zatca list': [],
  'zatca show': ['INV-1'],
  'zatca check': ['INV-1'],
  'zatca export': [join(root, 'documents')],
}

/** The commands that change the shop. The other content kinds share the commands of `pages`. */
const changing = [
  ...['load', 'restore', 'import', 'orders status', 'orders paid', 'orders refund', 'customers erase'],
  ...['customers revoke', 'coupons add', 'coupons end', 'settings set', 'pages add', 'pages edit'],
  ...['pages remove', 'secrets rotate', 'setup'],
  ...['orders add', 'orders correct', 'orders note', 'orders ship', 'orders undo'],
  ...['zatca onboard', 'zatca renew', 'zatca retry', 'zatca correct', 'zatca stop', 'zatca resume'],
]

/** The commands that open no shop. */
const apart = ['help']

test('every command is listed in this test as reading or changing', () => {
  expect([...Object.keys(reading), ...changing, ...apart].sort()).toEqual(
    namesOf(commands).filter((name) => !/^(blogs|slides|sponsors) /.test(name)),
  )
})

test('no command changes a database of the previous version', async () => {
  const target = await emptyDatabase("lc_ctype 'C.UTF-8'")
  await migrateToPreviousVersion(target)
  const old = connectionPool(target, patient)
  afterAll(() => closeDatabase(old))
  const env = { DATABASE_URL: await urlOf(old), DATA_DIR: join(root, 'previous') }
  const before = await contentsOf(old)
  const lines = Object.entries(reading).map(([name, args]) => [...name.split(' '), ...args])
  const others = [
    ['settings', 'set', 'phone', '0501234567'],
    ['import', root, '--yes'],
    ['pages', 'remove', 'about', '--yes'],
  ]
  for (const line of [...lines, ...others]) {
    const { code, errors, output } = await runShop(line, env)
    expect(`${line.join(' ')}: ${errors}${output}`).not.toMatch(/TypeError|relation|column/)
    if (!['backup list', 'backup verify', 'secrets list'].includes(line.join(' '))) {
      expect([line, code]).toEqual([line, 1])
      expect(errors + output).toContain('An earlier version of the shop uses this database.')
    }
  }
  expect(await contentsOf(old)).toEqual(before)
})

test('commands and servers refuse a database of a newer version, except with NEWER_DATABASE=accept', async () => {
  const target = await emptyDatabase("lc_ctype 'C.UTF-8'")
  await migrateDatabase(MIGRATIONS, target)
  const newer = connectionPool(target, patient)
  afterAll(() => closeDatabase(newer))
  await newer.$client.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations`,
  )
  const env = { DATABASE_URL: await urlOf(newer), DATA_DIR: join(root, 'newer') }
  const before = await contentsOf(newer)
  for (const line of [
    ['orders', 'list'],
    ['settings', 'set', 'phone', '0501234567'],
    ['import', root, '--yes'],
  ]) {
    const english = await runShop(line, env)
    expect([line, english.code, english.errors]).toEqual([
      line,
      1,
      expect.stringContaining('Start the newer version.'),
    ])
    const arabic = await runShop([...line, '--lang', 'ar'], env)
    expect(arabic.errors).toContain('شغّل الإصدار الأحدث')
  }
  const serving = openShopDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR })
  await expect(serving).rejects.toMatchObject({ issue: { kind: 'newerVersion' } })
  expect(await contentsOf(newer)).toEqual(before)
  expect(await runShop(['orders', 'list'], { ...env, NEWER_DATABASE: 'accept' })).toMatchObject({ code: 0 })
})

test('no command creates a missing shop, and import asks first', async () => {
  const empty = connectionPool(await emptyDatabase("lc_ctype 'C.UTF-8'"), patient)
  afterAll(() => closeDatabase(empty))
  const DATA_DIR = join(root, 'nowhere')
  for (const line of [
    ['backup'],
    ['doctor'],
    ['orders', 'list'],
    ['settings', 'set', 'phone', '0501234567'],
  ]) {
    const embedded = await runInHost(line, { DATA_DIR })
    expect([line, embedded.code]).toEqual([line, 1])
    expect(embedded.errors + embedded.output).toContain('There is no shop here yet.')
    const own = await runShop(line, { DATA_DIR: join(root, 'elsewhere'), DATABASE_URL: await urlOf(empty) })
    expect(own.errors + own.output).toContain('There is no shop here yet.')
  }
  await expect(access(DATA_DIR)).rejects.toThrow('ENOENT')
  expect(await runInHost(['import', root], { DATA_DIR })).toMatchObject({ code: 2 })
  await expect(access(join(DATA_DIR, 'postgres'))).rejects.toThrow('ENOENT')
  expect(await contentsOf(empty)).toEqual({})
})

test('a command without DATA_DIR uses the shop that was opened last, names it and creates no other', async () => {
  const project = join(root, 'project')
  const opened = join(root, 'متجر opened last')
  await mkdir(project)
  await takeOwnDatabase(opened, database, false)
  rememberFolder(project, opened)
  const found = await runShop(['settings', 'get', 'tax', '--json'], { DATABASE_URL }, project)
  expect([found.code, found.errors.split('\n')[0]]).toEqual([0, `Shop: ${opened}`])
  expect(JSON.parse(found.output)).toBeDefined()
  const named = { DATABASE_URL, DATA_DIR: opened }
  expect((await runShop(['settings', 'get', 'tax'], named, project)).errors).not.toContain('Shop:')
  const without = await runInHost(['doctor'], {}, project)
  expect(without.output).toContain('Set DATABASE_URL')
  await rename(opened, join(root, 'unplugged'))
  for (const line of [
    ['orders', 'list'],
    ['import', root, '--yes'],
    ['restore', '--yes'],
    ['load', root],
  ]) {
    const { code, errors } = await runShop([...line, '--lang', 'ar'], { DATABASE_URL }, project)
    expect([line, code, errors]).toEqual([line, 1, expect.stringContaining(`آخر متجر فُتح كان في ${opened}`)])
  }
  expect(await readdir(project)).toEqual(['.shop-folder'])
  await expect(access(opened)).rejects.toThrow('ENOENT')
})

test('a command without DATABASE_URL does not touch the DATA_DIR of a shop with an external database', async () => {
  const DATA_DIR = join(root, 'moved')
  await takeOwnDatabase(DATA_DIR, database, false)
  for (const line of [
    ['backup', '--keep', '1'],
    ['doctor'],
    ['import', root, '--yes'],
    ['restore', '--yes'],
    ['load', root],
  ]) {
    const { code, errors, output } = await runInHost(line, { DATA_DIR })
    expect([line, code]).toEqual([line, 1])
    expect(errors + output).toContain('has its database on another server. Set DATABASE_URL')
  }
  expect(await readdir(DATA_DIR)).toEqual(['database.json'])
})

test('a command refuses a database that is not the one of DATA_DIR', async () => {
  const copy = await testDatabase()
  const DATA_DIR = join(root, 'own')
  await takeOwnDatabase(DATA_DIR, database, false)
  const line = ['settings', 'set', 'phone', '0501234567']
  const refused = await runShop(line, { DATA_DIR, DATABASE_URL: await urlOf(copy) })
  expect(refused).toMatchObject({ code: 1, output: '' })
  expect(refused.errors).toContain('DATA_DIR and the database do not belong together.')
  expect(await runShop(line, { DATA_DIR, DATABASE_URL })).toMatchObject({ code: 0 })
  const empty = connectionPool(await emptyDatabase("lc_ctype 'C.UTF-8'"), patient)
  afterAll(() => closeDatabase(empty))
  const made = await runShop(['import', root, '--yes'], { DATA_DIR, DATABASE_URL: await urlOf(empty) })
  expect([made.code, made.errors]).toEqual([
    1,
    expect.stringContaining('DATA_DIR and the database do not belong together.'),
  ])
  expect(await contentsOf(empty)).toEqual({})
  await writeFile(join(DATA_DIR, 'database.json'), '{')
  expect((await runShop(line, { DATA_DIR, DATABASE_URL })).errors).toContain('cannot be read: delete it')
})

test('moves every row to another PostgreSQL by dump and load', async () => {
  const rows = join(root, 'rows')
  const from = { DATA_DIR: join(root, 'from'), DATABASE_URL }
  expect(await runShop(['dump', rows], from)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^\d+ tables are in /),
  })
  const other = connectionPool(await emptyDatabase("lc_ctype 'C.UTF-8'"), patient)
  afterAll(() => closeDatabase(other))
  const to = { DATA_DIR: join(root, 'to'), DATABASE_URL: await urlOf(other) }
  expect(await runShop(['load', rows, '--by', 'Noura'], to)).toMatchObject({ code: 0 })
  const [before, after] = [await contentsOf(database), await contentsOf(other)]
  expect(after['public.settings']).toEqual(before['public.settings'])
  expect(after['public.audit_entries']).toContain('Noura')
  expect((await runShop(['load', rows], to)).errors).toContain('The database already holds a shop')
})

test('a server records its database, detects a move, and refuses the database of another shop', async () => {
  const DATA_DIR = join(root, 'server')
  const copy = await testDatabase()
  expect(await takeOwnDatabase(DATA_DIR, database, false)).toBe(false)
  expect(await takeOwnDatabase(DATA_DIR, database, false)).toBe(false)
  expect(await takeOwnDatabase(DATA_DIR, copy, false)).toBe(true)
  await copy.$client.query('update installation set shop_id = gen_random_uuid()')
  await expect(takeOwnDatabase(DATA_DIR, copy, false)).rejects.toThrow('DATA_DIR belongs to another shop')
})

function namesOf(tree: CommandTree): string[] {
  return Object.entries(tree)
    .flatMap(([name, entry]) =>
      typeof entry === 'function'
        ? [name]
        : [...(entry.itself ? [name] : []), ...Object.keys(entry.commands).map((word) => `${name} ${word}`)],
    )
    .sort()
}

/** Returns the rows of every table by its name. */
async function contentsOf({ $client }: PooledDatabase): Promise<Record<string, string>> {
  const { rows } = await $client.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
      where schemaname in ('public', 'drizzle') order by 1`,
  )
  const found: Record<string, string> = {}
  for (const { name } of rows) {
    const { rows } = await $client.query(`select t::text from ${name} t order by 1`)
    found[name] = JSON.stringify(rows)
  }
  return found
}
