import { spawn } from 'node:child_process'
import { lchown, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ask, privateFolder, start, until, usedFolder, withClient } from '../testing/started-servers.ts'
import { takeFolderLock } from './folder-lock.ts'
import { startEmbedded } from './start-embedded.ts'

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
