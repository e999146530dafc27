import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { type ConnectionTarget, connectionSettings } from '../connection-pool.ts'
import { type EmbeddedPostgres, startEmbedded } from './start-embedded.ts'

const started: EmbeddedPostgres[] = []
const folders: string[] = []

afterEach(async () => {
  for (const server of started.splice(0)) await server.close()
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

/** A folder in one that only we may enter, as mkdtemp makes it. */
async function privateFolder(...below: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'zayy-embedded-'))
  folders.push(folder)
  return join(folder, ...below)
}

async function start(folder: string, quick = true): Promise<EmbeddedPostgres> {
  const server = await startEmbedded(folder, { quick })
  started.push(server)
  return server
}

async function ask(target: ConnectionTarget, question: string): Promise<Record<string, unknown> | undefined> {
  const client = new pg.Client(connectionSettings(target))
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(question)).rows[0]
  } finally {
    await client.end()
  }
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await pause(50)) if (await holds()) return
  throw new Error('It did not come to hold')
}

test('a database that keeps what is committed, knows Arabic, and is reached by a private socket alone', async () => {
  const folder = await privateFolder('postgres')
  const { target, superuserTarget } = await start(folder, false)
  const wanted = {
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    data_checksums: 'on',
    listen_addresses: '',
    unix_socket_permissions: '0700',
    server_encoding: 'UTF8',
    TimeZone: 'UTC',
    wal_segment_size: '1MB',
  }
  for (const [name, value] of Object.entries(wanted)) {
    expect(Object.values((await ask(superuserTarget, `show ${name}`)) ?? {})).toEqual([value])
  }
  expect(await ask(superuserTarget, `select datctype from pg_database where datname = 'shop'`)).toEqual({
    datctype: 'C.UTF-8',
  })
  expect(await ask(target, 'select rolsuper from pg_roles where rolname = current_user')).toEqual({
    rolsuper: false,
  })
  for (const inside of ['', 'cluster', 'socket']) {
    expect((await stat(join(folder, inside))).mode & 0o777).toBe(0o700)
  }
  expect(await readFile(join(folder, 'cluster/pg_hba.conf'), 'utf8')).not.toMatch(/^host.*(?<!reject)$/m)
})

test.runIf(process.getuid?.() === 0)('started as root, it runs as an ordinary user', async () => {
  const folder = await privateFolder('postgres')
  await start(folder)
  const pid = (await readFile(join(folder, 'cluster/postmaster.pid'), 'utf8')).split('\n')[0]
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  expect(status).not.toMatch(/^Uid:\t0\t/m)
  expect((await stat(join(folder, 'cluster'))).uid).toBe(Number(/^Uid:\t(\d+)/m.exec(status)?.[1]))
  // Of root's rights, at most the one to pass through folders.
  expect(['0000000000000000', '0000000000000004']).toContain(/^CapEff:\t(\w+)/m.exec(status)?.[1])
})

test('a folder too deep for a socket', async () => {
  const folder = await privateFolder('a'.repeat(60), 'b'.repeat(60), 'postgres')
  const server = await start(folder)
  expect(await ask(server.target, 'select 1 as one')).toEqual({ one: 1 })
  const { host } = server.target as { host: string }
  expect((await stat(host)).mode & 0o777).toBe(0o700)
  await server.close()
  await expect(stat(host)).rejects.toMatchObject({ code: 'ENOENT' })
})

test('two first starts at the same time share one database, and the second outlives the first', async () => {
  const folder = await privateFolder('postgres')
  const [first, second] = await Promise.all([start(folder), start(folder)])
  await ask(first.target, 'create table kept as select 7 as seven')
  await first.close()
  await until(async () => (await ask(second.target, 'select seven from kept').catch(() => null))?.seven === 7)
  // The server lets the first question in a moment before its keeper is connected again.
  await until(async () => second.isUp())
})

test('a stale note whose number another program has since is cleared away', async () => {
  const folder = await privateFolder('postgres')
  const first = await start(folder)
  const note = join(folder, 'cluster/postmaster.pid')
  const text = await readFile(note, 'utf8')
  await first.close()
  await writeFile(note, text.replace(/^\d+/, String(process.pid)))
  const second = await start(folder)
  expect(await ask(second.target, 'select 1 as one')).toEqual({ one: 1 })
})
