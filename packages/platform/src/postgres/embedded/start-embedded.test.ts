import { spawn } from 'node:child_process'
import { lchown, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { putCluster } from '@zayy/database/testing/made-cluster'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { type ConnectionTarget, connectionSettings } from '../connection-pool.ts'
import { takeFolderLock } from './folder-lock.ts'
import { type EmbeddedPostgres, startEmbedded } from './start-embedded.ts'

const started: EmbeddedPostgres[] = []
const folders: string[] = []

afterEach(async () => {
  for (const server of started.splice(0)) await server.close()
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

/** A folder that only we may enter, as mkdtemp creates it. */
async function privateFolder(...below: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'zayy-embedded-'))
  folders.push(folder)
  return join(folder, ...below)
}

/** Such a folder that already contains a cluster. */
async function usedFolder(...below: string[]): Promise<string> {
  const folder = await privateFolder(...below)
  await putCluster(folder)
  return folder
}

async function start(folder: string, quick = true): Promise<EmbeddedPostgres> {
  const server = await startEmbedded(folder, { quick })
  started.push(server)
  return server
}

async function ask(target: ConnectionTarget, question: string): Promise<Record<string, unknown> | undefined> {
  return (await withClient(target, (client) => client.query(question))).rows[0]
}

async function withClient<T>(target: ConnectionTarget, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...connectionSettings(target), connectionTimeoutMillis: 60_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(50)
}

test('starts a durable database that knows Arabic and listens only on a private socket', async () => {
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
  // If root starts it, the server's user passes through the folder, which stays root's.
  expect((await stat(folder)).mode & 0o777).toBe(process.getuid?.() === 0 ? 0o711 : 0o700)
  expect((await stat(folder)).uid).toBe(process.getuid?.())
  for (const inside of ['cluster', 'socket']) {
    expect((await stat(join(folder, inside))).mode & 0o777).toBe(0o700)
  }
  expect(await readFile(join(folder, 'cluster/pg_hba.conf'), 'utf8')).not.toMatch(/^host.*(?<!reject)$/m)
})

test.runIf(process.getuid?.() === 0)('started as root, the server runs as an ordinary user', async () => {
  const folder = await privateFolder('postgres')
  await start(folder)
  const pid = (await readFile(join(folder, 'cluster/postmaster.pid'), 'utf8')).split('\n')[0]
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  expect(status).not.toMatch(/^Uid:\t0\t/m)
  expect((await stat(join(folder, 'cluster'))).uid).toBe(Number(/^Uid:\t(\d+)/m.exec(status)?.[1]))
  // At most the capability to search folders.
  expect(['0000000000000000', '0000000000000004']).toContain(/^CapEff:\t(\w+)/m.exec(status)?.[1])
})

test.runIf(process.getuid?.() === 0)(
  'started as root, follows no link of the database’s user and signals no other user’s process',
  async () => {
    const folder = await usedFolder('postgres')
    const first = await start(folder)
    const { uid, gid } = await stat(join(folder, 'cluster'))
    await first.close()
    // As after a copy of DATA_DIR: the folder belongs to the database's user, who places links in it.
    await lchown(folder, uid, gid)
    const precious = join(folder, '..', 'precious')
    await writeFile(precious, 'of root')
    for (const name of ['server.log', 'owner.json', 'lock']) {
      await rm(join(folder, name), { force: true })
      await symlink(precious, join(folder, name))
    }
    const bystander = spawn('sleep', ['600'], { stdio: 'ignore' })
    const again = await start(folder)
    const file = join(folder, 'cluster/postmaster.pid')
    const written = await readFile(file, 'utf8')
    await writeFile(file, written.replace(/^\d+/, String(bystander.pid)))
    await again.close()
    expect(bystander.exitCode ?? bystander.signalCode).toBeNull()
    bystander.kill('SIGKILL')
    await writeFile(file, written)
    await (await start(folder)).close()
    expect(await readFile(precious, 'utf8')).toBe('of root')
    expect((await stat(precious)).uid).toBe(0)
  },
)

test('starts in a folder whose path is too long for a socket', async () => {
  const folder = await privateFolder('a'.repeat(60), 'b'.repeat(60), 'postgres')
  const server = await start(folder)
  expect(await ask(server.target, 'select 1 as one')).toEqual({ one: 1 })
  const { host } = server.target as { host: string }
  expect((await stat(host)).mode & 0o777).toBe(0o700)
  // A command beside the shop leaves the socket where it is.
  const command = await start(folder)
  await command.close()
  expect(await ask(server.target, 'select 2 as two')).toEqual({ two: 2 })
  await server.close()
  await expect(stat(host)).rejects.toMatchObject({ code: 'ENOENT' })
})

test('a failed or aborted start in a deep folder leaves no socket folder', async () => {
  const folder = await usedFolder('a'.repeat(60), 'b'.repeat(60), 'postgres')
  const server = await start(folder)
  const { host } = server.target as { host: string }
  await server.close()
  await expect(startEmbedded(folder, { quick: true, settings: { unheard_of: 'on' } })).rejects.toThrow(
    'unheard_of',
  )
  await expect(stat(host)).rejects.toMatchObject({ code: 'ENOENT' })
  await rm(join(folder, 'cluster'), { recursive: true })
  await rm(join(folder, 'owner.json'), { force: true })
  const breaking = new AbortController()
  const broken = startEmbedded(folder, { quick: true, signal: breaking.signal })
  void until(async () => (await readdir(folder)).includes('owner.json'))
    .then(() => breaking.abort())
    .catch(() => {})
  await expect(broken).rejects.toThrow('aborted')
  await expect(stat(host)).rejects.toMatchObject({ code: 'ENOENT' })
})

test('a signal after the start aborts nothing: a killed database restarts', async () => {
  const folder = await usedFolder('postgres')
  const breaking = new AbortController()
  const server = await startEmbedded(folder, { quick: true, signal: breaking.signal })
  started.push(server)
  breaking.abort()
  const pid = Number.parseInt(await readFile(join(folder, 'cluster/postmaster.pid'), 'utf8'), 10)
  process.kill(pid, 'SIGKILL')
  await until(async () => !server.isUp())
  await until(async () => server.isUp())
})

test('two concurrent first starts share one database, and the second outlives the first', async () => {
  const folder = await privateFolder('postgres')
  const [first, second] = await Promise.all([start(folder), start(folder)])
  await ask(first.ownerTarget, 'create table kept as select 7 as seven')
  await first.close()
  await until(
    async () => (await ask(second.ownerTarget, 'select seven from kept').catch(() => null))?.seven === 7,
  )
  // The server accepts the first query shortly before its supervisor has reconnected.
  await until(async () => second.isUp())
})

test('close() hands a shared server over without interruption, and the last process stops it', async () => {
  const folder = await usedFolder('postgres')
  const [first, second] = [await start(folder), await start(folder)]
  const client = new pg.Client(connectionSettings(second.target, { statement: 0 }))
  await client.connect()
  const backend = 'select pg_backend_pid() as pid'
  const before = (await client.query(backend)).rows
  await first.close()
  expect((await client.query(backend)).rows).toEqual(before)
  expect(second.isUp()).toBe(true)
  const owners = `select from pg_locks where locktype = 'advisory' and objid = 1 and granted`
  await until(async () => (await client.query(owners)).rowCount === 1)
  await client.end()
  await second.close()
  for (const file of ['cluster/postmaster.pid', 'owner.json'])
    await expect(stat(join(folder, file))).rejects.toMatchObject({ code: 'ENOENT' })
})

test('two processes that close concurrently leave no server behind', async () => {
  const folder = await usedFolder('postgres')
  const servers = [await start(folder), await start(folder), await start(folder)]
  await Promise.all(servers.map((server) => server.close()))
  await expect(stat(join(folder, 'cluster/postmaster.pid'))).rejects.toMatchObject({ code: 'ENOENT' })
})

test('a process killed while it creates the cluster does not block another one', async () => {
  const folder = await privateFolder('postgres')
  const module = new URL('./start-embedded.ts', import.meta.url).href
  const program = `import { startEmbedded } from '${module}'; await startEmbedded('${folder}', { quick: true })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'ignore' })
  const drafts = async () =>
    (await readdir(folder).catch(() => [])).filter((name) => name.startsWith('draft-'))
  await until(async () => (await drafts()).length > 0)
  const starting = start(folder)
  child.kill('SIGKILL')
  expect(await ask((await starting).target, 'select 1 as one')).toEqual({ one: 1 })
  expect(await drafts()).toEqual([])
})

test.runIf(process.platform === 'linux')(
  'all server processes hold the lock, and it is free once they end',
  async () => {
    const folder = await usedFolder('postgres')
    const server = await start(folder)
    expect(await takeFolderLock(folder)).toBeUndefined()
    const { rows } = await withClient(server.superuserTarget, (client) =>
      client.query<{ pid: number }>(
        `select pid from pg_stat_activity where backend_type in ('checkpointer', 'walwriter', 'io worker')`,
      ),
    )
    expect(rows.length).toBeGreaterThan(2)
    const { ino } = await stat(join(folder, 'lock'))
    for (const { pid } of rows) {
      const open = await readdir(`/proc/${pid}/fd`)
      const inodes = await Promise.all(
        open.map((name) => stat(`/proc/${pid}/fd/${name}`).catch(() => undefined)),
      )
      expect(inodes.map((found) => found?.ino)).toContain(ino)
    }
    await server.close()
    const free = await takeFolderLock(folder)
    expect(free).toBeDefined()
    await free?.release()
  },
)

test('does not signal a server that was started in another PID namespace', async () => {
  const folder = await usedFolder('postgres')
  const notes: string[] = []
  const first = await startEmbedded(folder, { quick: true, note: (line) => notes.push(line) })
  const own = await readFile(join(folder, 'owner.json'), 'utf8')
  await writeFile(join(folder, 'owner.json'), own.replace(/"pid:.*?"/, '"pid:[1]"'))
  await first.close()
  expect(notes).toEqual([expect.stringMatching(/left running/)])
  const second = await start(folder)
  expect(await ask(second.target, 'select 1 as one')).toEqual({ one: 1 })
  await writeFile(join(folder, 'owner.json'), own)
})

test('neither starts beside nor clears away a server whose lock file was deleted', async () => {
  const folder = await usedFolder('postgres')
  const first = await start(folder)
  const file = join(folder, 'cluster/postmaster.pid')
  const pid = Number((await readFile(file, 'utf8')).split('\n')[0])
  await rm(join(folder, 'lock'))
  await rm(join(folder, 'owner.json'))
  process.kill(pid, 'SIGSTOP')
  try {
    const text = await readFile(file, 'utf8')
    // A foreign process id, as in another PID namespace: only the socket identifies the server.
    await writeFile(file, text.replace(/^\d+/, String(process.pid)))
    await expect(startEmbedded(folder, { quick: true, timeouts: { answer: 1_000 } })).rejects.toThrow(
      /^DATA_DIR is in use: .*$/,
    )
    await writeFile(file, text)
  } finally {
    process.kill(pid, 'SIGCONT')
  }
  const second = await start(folder)
  expect(await ask(second.target, 'select 1 as one')).toEqual({ one: 1 })
  expect(await ask(first.target, 'select 1 as one')).toEqual({ one: 1 })
})

test('removes a stale postmaster.pid whose process id belongs to another program', async () => {
  const folder = await usedFolder('postgres')
  const first = await start(folder)
  const note = join(folder, 'cluster/postmaster.pid')
  const text = await readFile(note, 'utf8')
  await first.close()
  await writeFile(note, text.replace(/^\d+/, String(process.pid)))
  const second = await start(folder)
  expect(await ask(second.target, 'select 1 as one')).toEqual({ one: 1 })
})

test('removes files of a killed server whose process id belongs to another cluster’s server', async () => {
  const other = await usedFolder('postgres')
  await start(other)
  const [pid = ''] = (await readFile(join(other, 'cluster/postmaster.pid'), 'utf8')).split('\n')
  const folder = await usedFolder('postgres')
  const first = await start(folder)
  const files = [join(folder, 'cluster/postmaster.pid'), join(folder, 'socket/.s.PGSQL.5432.lock')]
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  await first.close()
  await Promise.all(files.map((file, at) => writeFile(file, (texts[at] ?? '').replace(/^\d+/, pid))))
  const second = await start(folder)
  expect(await ask(second.target, 'select 1 as one')).toEqual({ one: 1 })
})
