import { execFile, spawn } from 'node:child_process'
import { closeSync, constants, openSync } from 'node:fs'
import { readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { serverEnvironment } from './cluster.ts'
import { isAlive } from './is-alive.ts'
import { isServerOf } from './is-server-of.ts'
import type { Machine } from './machine.ts'
import { readOwner } from './owner-file.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import type { ServerSetup } from './server-setup.ts'

const MAX_LOG_BYTES = 5_000_000

/** Timeout of a fast shutdown (SIGINT), and then of an immediate one (SIGQUIT), in milliseconds. */
const STOP_TIMEOUT_MS = 6_000
const KILL_TIMEOUT_MS = 2_000

const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }
const quickly = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

const settings = {
  ssl: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  max_connections: '100',
  // Statements, failing rows and error messages may contain customer input, so keep them out of the log. The shop logs
  // error codes instead.
  log_min_error_statement: 'panic',
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  logging_collector: 'off',
}

/** A server that this process started: whether it has ended, and its log output since the start. */
export type ServerProcess = { pid: number; ended(): boolean; output(): Promise<string> }

/**
 * Starts the server of `cluster` in a new session, so that Ctrl-C reaches only the shop, which needs the database to
 * finish its work.
 * @param lock descriptor of the folder's lock, which the server's processes hold from now on
 */
export async function startServer(
  { folder, cluster, listening, user, binaries, quick, settings: own }: ServerSetup,
  lock: number | undefined,
): Promise<ServerProcess> {
  const all = { ...settings, ...(quick ? quickly : durable), ...listening.settings, ...own }
  const { command, args, ...account } = user.launch(join(binaries.folder, 'bin', 'postgres'), [
    '-D',
    cluster,
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ])
  const log = join(folder, 'server.log')
  const before = await stat(log).catch(() => undefined)
  if (before && before.size > MAX_LOG_BYTES) await rename(log, `${log}.1`)
  const from = before && before.size <= MAX_LOG_BYTES ? before.size : 0
  const { O_APPEND, O_CREAT, O_WRONLY, O_NOFOLLOW } = constants
  const output = openSync(log, O_APPEND | O_CREAT | O_WRONLY | (O_NOFOLLOW ?? 0), 0o600)
  const child = spawn(command, args, {
    ...account,
    env: serverEnvironment(binaries),
    stdio: ['ignore', output, output, ...(lock === undefined ? [] : [lock])],
    detached: true,
    windowsHide: true,
  })
  closeSync(output)
  child.unref()
  let over = false
  child.once('exit', () => {
    over = true
  })
  child.once('error', () => {
    over = true
  })
  return {
    pid: child.pid ?? 0,
    ended: () => over,
    output: async () => (await readFile(log)).subarray(from).toString('utf8').trim(),
  }
}

/**
 * Stops a server that `startServer` has just started and that may not have written postmaster.pid yet. Its process id
 * is not reused until it has ended. It may ignore early signals. On Windows it is killed.
 */
export async function stopStarted({ user }: ServerSetup, server: ServerProcess): Promise<void> {
  const begun = performance.now()
  for (
    let waited = 0;
    !server.ended() && waited < STOP_TIMEOUT_MS + KILL_TIMEOUT_MS;
    waited = performance.now() - begun
  ) {
    await user.signal(server.pid, waited < STOP_TIMEOUT_MS ? 'SIGINT' : 'SIGQUIT')
    for (const again = performance.now() + 500; !server.ended() && performance.now() < again; )
      await pause(20)
  }
}

/**
 * Stops the server of `cluster`, which any process may have started: a fast shutdown, then after STOP_TIMEOUT_MS an immediate one, from
 * which it recovers at its next start. Sends no signal and returns false if the server runs in another PID namespace, where
 * its process id is another process.
 */
export async function stopServer(
  { folder, cluster, binaries, user }: ServerSetup,
  machine: Machine,
): Promise<boolean> {
  const file = await readPostmasterFile(cluster)
  if (!file) return true
  if (process.platform === 'win32') {
    await stopOnWindows(cluster, binaries)
    return true
  }
  const owner = await readOwner(folder)
  if (owner && owner.pidNamespace !== machine.pidNamespace) return false
  if ((await isServerOf(file.pid, cluster)) === false) return false
  await user.signal(file.pid, 'SIGINT')
  if (await gone(cluster, file.pid, STOP_TIMEOUT_MS)) return true
  await user.signal(file.pid, 'SIGQUIT')
  await gone(cluster, file.pid, KILL_TIMEOUT_MS)
  return true
}

async function gone(cluster: string, pid: number, timeoutMs: number): Promise<boolean> {
  for (const end = performance.now() + timeoutMs; performance.now() < end; await pause(10)) {
    if (!isAlive(pid) || !(await readPostmasterFile(cluster))) return true
  }
  return false
}

async function stopOnWindows(cluster: string, binaries: Binaries): Promise<void> {
  const program = join(binaries.folder, 'bin', 'pg_ctl.exe')
  await new Promise<void>((resolve) => {
    execFile(program, ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '6'], () => resolve())
  })
}
