import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { putCluster } from '@zayy/database/testing/made-cluster'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { connectionSettings } from '../../postgres/connection-pool.ts'
import { startEmbedded } from '../../postgres/embedded/start-embedded.ts'
import { temporaryFolder } from '../../process/testing/temporary-folder.ts'
import { writeBaseBackup } from './base-backup.ts'
import { recoverBaseBackup } from './recover-base-backup.ts'
import { tryBaseBackup } from './try-base-backup.ts'
import { unpackBaseBackup } from './unpack-base-backup.ts'

const dataDir = await temporaryFolder()
const backup = join(dataDir, 'backup')
await mkdir(backup)
await putCluster(join(dataDir, 'postgres'))
const server = await startEmbedded(join(dataDir, 'postgres'), { quick: true })
const client = new pg.Client(connectionSettings(server.ownerTarget))
await client.connect()
await client.query('create table kept as select n, md5(n::text) as hash from generate_series(1, 20000) n')
await client.query('create unique index kept_n on kept (n)')
const told: { done: number; total: number }[] = []
await writeBaseBackup(server.superuserTarget, backup, (done, total) => told.push({ done, total }))
await client.query('delete from kept')
await client.end()
afterAll(() => server.close())

test('reports copied bytes out of the total, without the WAL at the end', () => {
  const { total } = told.at(-1) ?? { total: 0 }
  expect(total).toBeGreaterThan(5_000_000)
  expect(told.every((one) => one.total === total)).toBe(true)
  expect(told[0]?.done).toBeLessThan(total / 100)
  expect(told.at(-1)?.done).toBeGreaterThan(total)
})

async function folder(name: string): Promise<string> {
  const path = join(dataDir, name)
  await mkdir(path)
  return path
}

async function altered(name: string, file: string, alter: (bytes: Buffer) => Buffer): Promise<string> {
  const copy = join(dataDir, name)
  await cp(backup, copy, { recursive: true })
  await writeFile(join(copy, file), alter(await readFile(join(copy, file))))
  return copy
}

test('copies a running server with all commits in order', async () => {
  const scratch = await folder('restore-whole')
  const check = await tryBaseBackup(backup, scratch, join(dataDir, 'postgres'))
  expect(check.issues).toEqual([])
  expect(check.tables).toBeGreaterThan(50)
  expect(check.indexes).toBeGreaterThan(100)
  const copy = await startEmbedded(scratch, { quick: true })
  const reader = new pg.Client(connectionSettings(copy.ownerTarget))
  await reader.connect()
  const { rows } = await reader.query(
    'select count(*)::int as rows, count(distinct hash)::int as hashes from kept',
  )
  await reader.end()
  await copy.close()
  expect(rows).toEqual([{ rows: 20_000, hashes: 20_000 }])
})

test('leaves no server running after a copy with an unreadable end of the WAL', async () => {
  const scratch = await folder('restore-unread')
  const placeWal = async (cluster: string) => {
    await mkdir(join(cluster, 'pg_wal/000000FF.history'))
    return []
  }
  const to = { timeline: 1, time: new Date(Date.now() + 3_600_000), mustReach: 0, isAll: true }
  const recovering = recoverBaseBackup(backup, scratch, join(dataDir, 'postgres'), { placeWal, to })
  await expect(recovering).rejects.toMatchObject({ code: 'EISDIR' })
  const running = readFile(join(scratch, 'cluster/postmaster.pid'))
  await expect(running).rejects.toMatchObject({ code: 'ENOENT' })
})

test.each([
  [
    'a byte of a table is another',
    'base.tar.gz',
    changeRow,
    { kind: 'changed', file: expect.stringMatching(/^base\//) },
  ],
  [
    'the archive is cut off',
    'base.tar.gz',
    (bytes: Buffer) => bytes.subarray(0, bytes.length / 2),
    { kind: 'said', text: expect.stringMatching(/^base\.tar\.gz: /) },
  ],
  [
    'the list is another',
    'backup_manifest',
    (bytes: Buffer) => Buffer.from(`${bytes}`.replace(/"Size": \d/, '"Size": 9')),
    { kind: 'changed', file: 'backup_manifest' },
  ],
])('a copy of which %s is refused', async (what, file, alter, issue) => {
  const damaged = await altered(what.replaceAll(' ', '-'), file, alter)
  const issues = await unpackBaseBackup(damaged, await folder(`${what.replaceAll(' ', '-')}-unpacked`))
  expect(issues).toEqual(expect.arrayContaining([issue]))
})

function changeRow(bytes: Buffer): Buffer {
  const archive = gunzipSync(bytes)
  const at = archive.indexOf('c4ca4238a0b923820dcc509a6f75849b')
  archive[at] = 'd'.charCodeAt(0)
  return gzipSync(archive, { level: 1 })
}
