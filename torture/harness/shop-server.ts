import { mkdirSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { runProgram } from '@zayy/platform/process/testing/run-program'
import { OPEN, shareCompiledCode } from '@zayy/server/lifecycle/testing/server-process'

/** The source tree under test: the one that the environment variable CHECKOUT names, otherwise this one. */
export const checkout = resolve(process.env.CHECKOUT ?? fileURLToPath(new URL('../../', import.meta.url)))

/** A running server process. `address`: for example `http://127.0.0.1:41234`. */
export type ShopServer = ReturnType<typeof runProgram> & { address: string; dataDir: string }

export type ShopServerOptions = {
  dataDir: string
  env?: Record<string, string>
  /** Command to run the server with, such as `['unshare', '--pid', '--fork']`. */
  wrapper?: readonly string[]
  /** Source tree; default: `checkout`. */
  sources?: string
}

/** Starts the server of a source tree on a free port with relaxed limits. Its storefront must be built. */
export function launchShop({ dataDir, env = {}, wrapper = [], sources = checkout }: ShopServerOptions) {
  mkdirSync(dataDir, { recursive: true })
  shareCompiledCode(dataDir)
  const main = join(sources, 'apps/server/src/main.ts')
  const [command = '', ...args] = [...wrapper, process.execPath, main]
  return runProgram(command, args, {
    cwd: sources,
    env: {
      PATH: process.env.PATH ?? '',
      PORT: '0',
      LIMITS: 'relaxed',
      PAYMENT: 'test',
      ZATCA: 'off',
      DATA_DIR: dataDir,
      ...env,
    },
  })
}

/** Starts a server and waits until it is open. Kills it and throws after two minutes. */
export async function startShop(options: ShopServerOptions): Promise<ShopServer> {
  const server = launchShop(options)
  const address = await server.says(OPEN).catch(async (error: unknown) => {
    server.child.kill('SIGKILL')
    await server.ended
    throw error
  })
  return { ...server, address, dataDir: options.dataDir }
}

/** Returns the milliseconds until `/readyz` answers 200. Throws after two minutes. */
export async function untilReady(address: string): Promise<number> {
  const begun = Date.now()
  while (Date.now() - begun < 120_000) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined)
    if (answer?.ok) return Date.now() - begun
    await pause(25)
  }
  throw new Error(`The server at ${address} is not ready after two minutes`)
}

/** Calls `work` with a temporary folder. Then kills a PostgreSQL that still runs in it and removes the folder. */
export async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'zayy-torture-'))
  try {
    return await work(folder)
  } finally {
    const pid = await databasePid(folder)
    if (pid !== undefined) killQuietly(pid, 'SIGCONT', 'SIGQUIT')
    await pause(pid === undefined ? 0 : 300)
    // Retries, as a server killed just now may still be writing.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Reads the process id of the PostgreSQL in a DATA_DIR from its postmaster.pid; undefined if there is none. */
export async function databasePid(dataDir: string): Promise<number | undefined> {
  const note = await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').catch(() => '')
  return Number(note.split('\n')[0]) || undefined
}

/** Sends signals to a process and ignores that it has ended. */
export function killQuietly(pid: number, ...signals: NodeJS.Signals[]): void {
  for (const signal of signals) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
  }
}
