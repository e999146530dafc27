import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { connectionSettings } from '../connection-pool.ts'
import { ask, privateFolder, start, until, usedFolder } from '../testing/started-servers.ts'

test('starts a durable database that knows Arabic and listens only on a private socket', async () => {
  const folder = await privateFolder('postgres')
  const { target, superuserTarget } = await start(folder, {})
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

test('starts while the clock is set forward, and restarts if killed; a signal after the start aborts nothing', async () => {
  const folder = await usedFolder('postgres')
  // As at the boot of a machine, each look at the clock is an hour later.
  let now = 0
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => {
    now += 3_600_000
    return now
  })
  onTestFinished(() => clock.mockRestore())
  const breaking = new AbortController()
  const server = await start(folder, { quick: true, signal: breaking.signal })
  breaking.abort()
  const pid = Number.parseInt(await readFile(join(folder, 'cluster/postmaster.pid'), 'utf8'), 10)
  process.kill(pid, 'SIGKILL')
  await until(async () => !server.isUp())
  await until(async () => server.isUp())
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
