/** Aborted and damaged backups, restores to a moment and moves to an external database: output and exit codes. */

import { appendFile, chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { emptyDatabase } from '@zayy/database/testing/test-database'
import type { ConnectionTarget } from '@zayy/platform/postgres/connection-pool'
import { isAlive } from '@zayy/platform/postgres/embedded/is-alive'
import { readOwner } from '@zayy/platform/postgres/embedded/owner-file'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { expect, test } from 'vitest'
import { putEmptyShop } from '../../server/src/lifecycle/testing/server-process.ts'
import { runInHost, runShop, runShopUntil, startShop } from './testing/run-shop.ts'

const root = await temporaryFolder()
// The user that a shop started by root becomes has to traverse the folder.
await chmod(root, 0o711)
const privateRoot = await temporaryFolder()

const shop = (...args: string[]) => runShop(args, { DATA_DIR: join(root, 'data') })
/** For commands that open no database. */
const shopInHost = (...args: string[]) => runInHost(args, { DATA_DIR: join(root, 'data') })

test('restores a shop to a moment, and answers an unreachable one with the reachable ranges', async () => {
  await mkdir(join(root, 'data'))
  await putEmptyShop(join(root, 'data'))
  expect(await shop('backup')).toMatchObject({ code: 0 })
  const moment = new Date().toISOString()
  await shop('secrets', 'list')
  expect((await shopInHost('backup', 'list')).output).toMatch(
    /any moment in these spans, Riyadh time:\n\d{4}-\S+ \S+ to 2/,
  )
  const restored = await shop('restore', '--to', moment, '--yes')
  expect(restored).toMatchObject({ code: 0, errors: '' })
  expect(restored.output).toMatch(/^The shop is as it was at \S+ \S+, from the backup /)
  const ownServer = { DATA_DIR: join(root, 'data'), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
  const [early, arabic, wrong, both, own] = await Promise.all([
    shop('restore', '--to', '2020-01-31 14:05', '--yes'),
    shop('restore', '--to', '2020-01-31 14:05', '--yes', '--lang', 'ar'),
    shopInHost('restore', '--to', 'yesterday', '--yes'),
    shopInHost('restore', 'a-name', '--to', '2020-01-31 14:05', '--yes'),
    runShop(['restore', '--to', '2020-01-31 14:05', '--yes'], ownServer),
  ])
  expect(early).toMatchObject({ code: 1, output: '' })
  expect(early.errors).toMatch(
    /cannot be restored to 2020-01-31 14:05:00\. .*Riyadh time:\n\S+ \S+ to \S+ \S+\n/,
  )
  expect(arabic.errors).toMatch(/^لا يمكن إعادة المتجر إلى 2020-01-31 14:05:00/)
  expect(wrong).toMatchObject({ code: 2, errors: expect.stringMatching(/^--to must be a moment such as/) })
  expect(both).toMatchObject({ code: 2, errors: expect.stringMatching(/leave out the name/) })
  expect(own).toMatchObject({ code: 1, errors: expect.stringMatching(/its point-in-time recovery/) })
})

test('a killed or aborted backup keeps the earlier ones, and the next backup removes its leftovers', async () => {
  const backups = join(root, 'data', 'backups')
  const names = async (pattern: RegExp) =>
    (await readdir(backups)).filter((name) => pattern.test(name)).sort()
  const former = await names(/^2/)
  const endedBy = async (signal: NodeJS.Signals) => {
    const left = await names(/^draft-/)
    const hasBegun = async () => (await names(/^draft-/)).some((name) => !left.includes(name))
    const ended = await runShopUntil(hasBegun, signal, ['backup'], { DATA_DIR: join(root, 'data') })
    expect(await names(/^2/)).toEqual(former)
    return ended
  }
  const postgres = join(root, 'data', 'postgres')
  await endedBy('SIGKILL')
  expect(await names(/^draft-/)).toHaveLength(1)
  expect(await readdir(postgres)).toContain('owner.json')
  // Ctrl-C closes the database that the command has started or taken over.
  expect(await endedBy('SIGINT')).toEqual({ code: 130, printed: '' })
  expect(await readdir(postgres)).not.toContain('owner.json')
  expect(await shop('backup')).toMatchObject({ code: 0 })
  expect(await names(/^draft-/)).toEqual([])
  expect(await names(/^2/)).toHaveLength(former.length + 1)
})

test('moves a shop to an external PostgreSQL by dump and load, and backs it up as rows', async () => {
  const rows = join(root, 'data', 'rows')
  const dumped = await shop('dump', rows)
  expect(dumped).toMatchObject({ code: 0, errors: '' })
  expect(dumped.output).toMatch(/^\d+ tables are in /)
  expect(await shop('dump', rows)).toMatchObject({ code: 1 })
  expect((await shop('load', rows)).errors).toMatch(/^The database already holds a shop/)
  // Root stays root in a folder that only root may enter. Here only root can reach the test server.
  const own = { DATA_DIR: privateRoot, DATABASE_URL: addressOf(await emptyDatabase('')) }
  expect(await runShop(['load', rows, '--by', 'Noura'], own)).toMatchObject({ code: 0 })
  const [latest] = JSON.parse((await runShop(['changes', '--json'], own)).output)
  expect(latest).toMatchObject({ by: 'Noura', action: 'load', subject: 'shop' })
  expect(await runShop(['backup'], own)).toMatchObject({ code: 0 })
  const verified = await startShop(['backup', 'verify', '--json'], own)
  expect(verified).toMatchObject({ code: 0, errors: '' })
  expect(JSON.parse(verified.output)).toMatchObject({ tables: expect.any(Number), issues: [] })
  const ofEmbedded = ['restore', '--yes', '--folder', join(root, 'data', 'backups')]
  expect(await runShop(ofEmbedded, own)).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/Set BACKUP_KEY to the key of the shop that made it/),
  })
  const BACKUP_KEY = (await readFile(join(root, 'data', 'backup-key'), 'utf8')).trim()
  expect(await runShop(ofEmbedded, { ...own, BACKUP_KEY })).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/without DATABASE_URL/),
  })
})

test('an aborted load, restore or verify leaves no running database and does not change the shop', async () => {
  const data = join(root, 'data')
  const brokenOff = async (signal: NodeJS.Signals, args: string[], dataDir: string, folder: string) => {
    const names = async () => await readdir(join(dataDir, folder)).catch(() => [])
    let server = 0
    const hasStarted = async () => {
      for (const name of ['', ...(await names())])
        server ||= (await readOwner(join(dataDir, folder, name)))?.postmasterPid ?? 0
      return server > 0
    }
    const ended = await runShopUntil(hasStarted, signal, args, { DATA_DIR: dataDir })
    const left = (await names()).filter((name) => /^(draft-|owner)/.test(name))
    return { ...ended, hasStarted: server > 0, runs: isAlive(server), left }
  }
  const clusters = async () => {
    const names = await readdir(join(data, 'postgres'))
    const present = await stat(join(data, 'postgres/cluster'))
    return { names: names.filter((name) => name.startsWith('cluster')), present: present.ino }
  }
  const before = await clusters()
  const ended = await Promise.all([
    brokenOff('SIGINT', ['restore', '--yes'], data, 'postgres'),
    brokenOff('SIGTERM', ['load', join(data, 'rows')], join(root, 'loaded'), 'postgres'),
    brokenOff('SIGINT', ['backup', 'verify'], data, 'backups'),
  ])
  const clean = { printed: '', hasStarted: true, runs: false, left: [] }
  expect(ended).toEqual([130, 143, 130].map((code) => ({ ...clean, code })))
  expect(await clusters()).toEqual(before)
})

test('a command that is aborted during crash recovery stops the database', async () => {
  const dataDir = join(root, 'recovering')
  await mkdir(dataDir)
  await putEmptyShop(dataDir)
  const list = ['changes']
  const postgres = join(dataDir, 'postgres')
  await writeFile(join(postgres, 'cluster/recovery.signal'), '')
  // This recovery does not end, as it waits for a missing segment of the write-ahead log.
  await appendFile(join(postgres, 'cluster/postgresql.auto.conf'), "restore_command = 'sleep 60'\n")
  let server = 0
  const hasStarted = async () => {
    server = (await readOwner(postgres))?.postmasterPid ?? 0
    return server > 0
  }
  const ended = await runShopUntil(hasStarted, 'SIGINT', list, { DATA_DIR: dataDir })
  expect({ ...ended, runs: isAlive(server) }).toEqual({ code: 130, printed: '', runs: false })
})

test('reports a damaged backup file by file, with advice, in both languages', async () => {
  const backups = join(root, 'data', 'backups')
  const newest =
    (await readdir(backups))
      .filter((name) => /^2/.test(name))
      .sort()
      .at(-1) ?? ''
  const path = join(backups, newest, 'database', 'base.tar.gz')
  await appendFile(path, 'x')
  const [english, arabic] = await Promise.all([
    shop('backup', 'verify'),
    shop('restore', '--yes', '--lang', 'ar'),
  ])
  expect(english).toMatchObject({ code: 1, output: '' })
  expect(english.errors).toMatch(/^The backup \S+ is damaged:\n\S+ has been altered\nThe shop is unchanged\./)
  expect(english.errors).toContain(path)
  expect(arabic.errors).toMatch(/^النسخة \S+ تالفة:\nالملف \S+ ليس كما كُتب\nالمتجر كما كان\./)
})

function addressOf(target: ConnectionTarget): string {
  if ('url' in target) return target.url
  return `postgres:///${target.database}?host=${encodeURIComponent(target.host)}&port=${target.port}&user=${target.user}`
}
