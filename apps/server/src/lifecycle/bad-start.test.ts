import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { migrateToPreviousVersion } from '@zayy/database/testing/previous-version'
// Declares what the test setup provides.
import type {} from '@zayy/database/testing/test-cluster'
import { emptyDatabase, patient } from '@zayy/database/testing/test-database'
import { connectionPool } from '@zayy/platform/postgres/connection-pool'
import { databaseVersion } from '@zayy/platform/postgres/migrate'
import { closeDatabase } from '@zayy/platform/postgres/open-database'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { emptyShopFolder, startServerProcess, temporaryFolder } from './testing/server-process.ts'

/** Starts a server that must exit with code 1 and one line of output. Returns that line. */
async function lastLine(dataDir: string, env: Record<string, string>): Promise<string> {
  const { code, output } = await startServerProcess(dataDir, env).ended
  expect(code).toBe(1)
  const lines = output.trim().split('\n')
  expect(lines.filter((line) => line !== 'Opening the database')).toHaveLength(1)
  return lines.at(-1) ?? ''
}

test('explains an invalid setting in one line', async () => {
  const dataDir = await temporaryFolder()
  expect(await lastLine(dataDir, { PORT: 'eighty' })).toMatch(/^PORT must be a whole number/)
  expect(await lastLine(dataDir, { LIMITS: 'relaxed', PUBLIC_URL: 'https://shop.example' })).toMatch(
    /^LIMITS /,
  )
})

test('explains a port that is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const bound = other.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  try {
    const line = await lastLine(await temporaryFolder(), { PORT: String(port) })
    expect(line).toMatch(new RegExp(`^PORT ${port} on 127.0.0.1 is taken`))
  } finally {
    other.close()
  }
})

test('explains in Arabic what the owner can fix', async () => {
  const folder = await temporaryFolder()
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  onTestFinished(() => void other.close())
  const bound = other.address()
  const port = String(typeof bound === 'object' && bound ? bound.port : 0)
  await writeFile(join(folder, 'file'), '')
  await mkdir(join(folder, 'foreign', 'photos'), { recursive: true })
  await mkdir(join(folder, 'own', 'postgres', 'cluster-before-restore-1'), { recursive: true })
  const arabic = { LC_ALL: 'ar_SA.UTF-8' }
  const ended = async (dataDir: string, env: Record<string, string> = {}) =>
    (await startServerProcess(join(folder, dataDir), { ...arabic, ...env }).ended).output
  expect(await ended('new', { PORT: port })).toMatch(
    new RegExp(`^المنفذ ${port} على 127.0.0.1 يستخدمه برنامج آخر`, 'm'),
  )
  expect(await ended('file')).toMatch(/^لا يصلح المجلد .*file .*: في مكانه ملف\. اختر مجلدًا آخر/m)
  expect(await ended('own')).toMatch(/انقطعت استعادة نسخة احتياطية/)
  if (process.getuid?.() === 0)
    expect(await ended('foreign')).toMatch(/^في المجلد DATA_DIR ملفات أخرى ليست من المتجر/)
})

test('explains a DATA_DIR that is a file or cannot be created', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'file'), '')
  expect(await lastLine(join(folder, 'file'), {})).toMatch(/^DATA_DIR .* a file in its place/)
  expect(await lastLine(join(folder, 'file', 'deeper'), {})).toMatch(/^DATA_DIR .* a file in its place/)
  if (process.platform === 'linux') {
    expect(await lastLine('/proc/zayy', {})).toMatch(/^DATA_DIR \/proc\/zayy cannot be used/)
  }
})

test('explains a missing database or rejected login without the password', async () => {
  const { superuser } = inject('testCluster')
  if ('url' in superuser) throw new Error('the test server has no address')
  const { host, port, user } = superuser
  const at = `host=${encodeURIComponent(host)}&port=${port}`
  const line = await lastLine(await temporaryFolder(), {
    DATABASE_URL: `postgres://${user}:secret@localhost/nowhere?${at}`,
  })
  expect(line).toMatch(
    /^DATABASE_URL: the PostgreSQL at localhost\/nowhere cannot be used \(database "nowhere" does not exist\)$/,
  )
})

test.each([
  ['of an earlier version', migrateToPreviousVersion],
  ['without a shop', async () => 0],
])('does not migrate a database %s, which belongs to another shop than DATA_DIR', async (_, migrate) => {
  const target = await emptyDatabase("lc_ctype 'C.UTF-8'")
  const version = await migrate(target)
  const database = connectionPool(target, patient)
  afterAll(() => closeDatabase(database))
  const { host, port, user, database: name } = target as Record<string, unknown>
  const url = `postgres://${user}@localhost/${name}?host=${encodeURIComponent(String(host))}&port=${port}`
  const dataDir = await temporaryFolder()
  const own = { shop: crypto.randomUUID(), place: 'elsewhere/zayy', isEmbedded: false }
  await writeFile(join(dataDir, 'database.json'), JSON.stringify(own))
  expect(await lastLine(dataDir, { DATABASE_URL: url })).toMatch(/DATA_DIR belongs to another shop/)
  expect(await databaseVersion(database)).toBe(version)
})

test('explains keys that cannot be read or that others may read', async () => {
  const dataDir = await emptyShopFolder()
  const env = { SEED_DEMO: 'false' }
  expect(await lastLine(dataDir, { ...env, SECRETS: 'password' })).toMatch(/^SECRETS is not a list of keys: /)
  await chmod(join(dataDir, 'secrets.json'), 0o644)
  expect(await lastLine(dataDir, env)).toMatch(/secrets\.json may be read by others: .* chmod 600 /)
})
