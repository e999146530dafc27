/** After close() the server has ended, whatever happened to it before. */

import { mkdir, readFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { putCluster } from '@zayy/database/testing/made-cluster'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../process/testing/temporary-folder.ts'
import { connectionSettings } from '../connection-pool.ts'
import { isAlive } from './is-alive.ts'
import { readOwner } from './owner-file.ts'
import { type EmbeddedOptions, type EmbeddedPostgres, startEmbedded } from './start-embedded.ts'
import { connectSupervisor } from './supervisor-lock.ts'

/** Returns a folder for a server that is stopped after the test. */
async function serverFolder(...below: string[]): Promise<string> {
  const root = await temporaryFolder()
  const folder = join(root, ...below, 'postgres')
  onTestFinished(async () => {
    const pid = await postmaster(folder)
    if (pid && isAlive(pid)) {
      process.kill(pid, 'SIGCONT')
      process.kill(pid, 'SIGQUIT')
      await ended(pid)
    }
  })
  return folder
}

/** Returns such a folder that already contains a cluster. */
async function usedFolder(...below: string[]): Promise<string> {
  const folder = await serverFolder(...below)
  await putCluster(folder)
  return folder
}

async function start(folder: string, options: EmbeddedOptions = {}) {
  const server = await startEmbedded(folder, { quick: true, ...options })
  const pid = await postmaster(folder)
  expect(isAlive(pid)).toBe(true)
  return { server, pid }
}

/** Returns the process id of the server, or 0 if no server has recorded one. */
async function postmaster(folder: string): Promise<number> {
  const text = await readFile(join(folder, 'cluster/postmaster.pid'), 'utf8').catch(() => '')
  return Number(text.split('\n')[0])
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(5)
}

/** Waits until the server's last processes have exited, which may be after close() returns. */
async function ended(pid: number): Promise<void> {
  while (isAlive(pid)) await pause(20)
}

/** Resumes a stopped process, unless an earlier signal has ended it. */
function goOn(pid: number): void {
  if (isAlive(pid)) process.kill(pid, 'SIGCONT')
}

/** Opens a second connection beside the supervisor's. */
async function connected({ superuserTarget }: EmbeddedPostgres): Promise<pg.Client> {
  const client = new pg.Client(connectionSettings(superuserTarget, { statement: 0 }))
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** Returns the process id of a server process, by a condition on pg_stat_activity. */
async function serverProcess(client: pg.Client, condition: string): Promise<number> {
  const { rows } = await client.query<{ pid: number }>(`select pid from pg_stat_activity where ${condition}`)
  return rows[0]?.pid ?? 0
}

test('close() ends a server that restarts after a crash', async () => {
  const { server, pid } = await start(await usedFolder())
  const checkpointer = await serverProcess(await connected(server), `backend_type = 'checkpointer'`)
  // process.kill(0) would signal every process of these tests.
  expect(checkpointer).toBeGreaterThan(0)
  process.kill(checkpointer, 'SIGKILL')
  await until(() => !server.isUp())
  await server.close()
  await ended(pid)
})

test('close() ends a server whose supervisor waits for another one to close', async () => {
  const { server, pid } = await start(await usedFolder())
  const client = await connected(server)
  await client.query('select pg_advisory_lock(3)')
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'zayy supervisor'`,
  )
  const waits = `application_name = 'zayy supervisor' and wait_event_type = 'Lock'`
  await until(async () => (await serverProcess(client, waits)) > 0)
  await server.close()
  await ended(pid)
})

test('close() ends a server that does not answer which other processes use it', async () => {
  const { server, pid } = await start(await usedFolder())
  const client = await connected(server)
  const backend = await serverProcess(client, `application_name = 'zayy supervisor'`)
  expect(backend).toBeGreaterThan(0)
  process.kill(backend, 'SIGSTOP')
  const closing = server.close()
  await Promise.race([closing, pause(8_000)])
  goOn(backend)
  await closing
  await ended(pid)
})

test('close() ends a server that is already being closed', async () => {
  const { server, pid } = await start(await usedFolder())
  void server.close()
  await server.close()
  await ended(pid)
})

test('close() ends a server whose process id cannot be written to the owner file', async () => {
  const folder = await serverFolder()
  const starting = start(folder)
  // A folder in place of the draft makes later writes of owner.json fail.
  await until(async () => (await readOwner(folder)) !== undefined)
  await mkdir(join(folder, `owner.json.${process.pid}`))
  const { server, pid } = await starting
  await server.close()
  await ended(pid)
})

test('an aborted start ends a server that has not recorded its process id yet', async () => {
  const folder = await serverFolder()
  const breaking = new AbortController()
  const starting = start(folder, { signal: breaking.signal, timeouts: { answer: 2_000 } })
  const broken = expect(starting).rejects.toThrow('aborted')
  let pid = 0
  await until(async () => {
    pid = (await readOwner(folder))?.postmasterPid ?? 0
    return pid > 0
  })
  process.kill(pid, 'SIGSTOP')
  onTestFinished(() => void (isAlive(pid) && process.kill(pid, 'SIGKILL')))
  breaking.abort()
  await pause(3_000)
  goOn(pid)
  await broken
  await ended(pid)
})

test('a supervisor that loses its connection while it claims the server reports it', async () => {
  const folder = await usedFolder()
  const { server } = await start(folder)
  const front = await temporaryFolder()
  const line = createServer((near) => {
    const far = connect(join(folder, 'socket/.s.PGSQL.5432'))
    for (const socket of [near, far]) socket.on('error', () => {})
    far.pipe(near)
    near.on('data', (piece: Buffer) => {
      if (!piece.includes('pg_try_advisory_lock')) return void far.write(piece)
      near.destroy()
      far.destroy()
    })
  }).listen(join(front, '.s.PGSQL.5432'))
  onTestFinished(() => void line.close())
  const joining = connectSupervisor({ host: front, port: 5432 }, new AbortController().signal)
  await expect(joining.then(({ end }) => end())).rejects.toThrow('Connection terminated')
  await server.close()
})
