import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { serverEnvironment } from './cluster.ts'
import { isAlive } from './is-alive.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import type { ServerUser } from './server-user.ts'

const largestLog = 5_000_000

const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }
const quickly = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

const settings = {
  ssl: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  max_connections: '100',
  // A statement's text can hold what a customer typed: it stays out of the log.
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  logging_collector: 'off',
}

/** A server that was started here: how it ended, and what it wrote since, for the one who has to explain it. */
export type ServerProcess = { child: ChildProcess; ended(): boolean; lastWords(): Promise<string> }

/**
 * Starts the server of `cluster`, in a session of its own: a Ctrl-C in the terminal must reach the shop alone,
 * which still needs its database to finish what it has in hand.
 */
export async function startServer(
  folder: string,
  cluster: string,
  listening: Record<string, string>,
  user: ServerUser,
  binaries: Binaries,
  quick: boolean,
): Promise<ServerProcess> {
  const all = { ...settings, ...(quick ? quickly : durable), ...listening }
  const { command, args, ...account } = user.launch(join(binaries.folder, 'bin', 'postgres'), [
    '-D',
    cluster,
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ])
  const log = join(folder, 'server.log')
  const before = await stat(log).catch(() => undefined)
  if (before && before.size > largestLog) await rename(log, `${log}.1`)
  const from = before && before.size <= largestLog ? before.size : 0
  const output = openSync(log, 'a', 0o600)
  const child = spawn(command, args, {
    ...account,
    env: serverEnvironment(binaries),
    stdio: ['ignore', output, output],
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
    child,
    ended: () => over,
    lastWords: async () => (await readFile(log)).subarray(from).toString('utf8').trim(),
  }
}

/**
 * Stops the server of `cluster`, whoever started it: connections are closed, everything is written out.
 * One that has not ended after `patience` milliseconds is stopped at once, and recovers at its next start.
 */
export async function stopServer(cluster: string, binaries: Binaries, patience = 6_000): Promise<void> {
  const file = await readPostmasterFile(cluster)
  if (!file) return
  if (process.platform === 'win32') return await stopOnWindows(cluster, binaries)
  signal(file.pid, 'SIGINT')
  if (await gone(cluster, file.pid, patience)) return
  signal(file.pid, 'SIGQUIT')
  await gone(cluster, file.pid, 2_000)
}

function signal(pid: number, name: NodeJS.Signals): void {
  if (isAlive(pid)) process.kill(pid, name)
}

async function gone(cluster: string, pid: number, patience: number): Promise<boolean> {
  for (const end = Date.now() + patience; Date.now() < end; await pause(10)) {
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
