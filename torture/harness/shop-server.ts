import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { shareCompiledCode } from '@zayy/server/lifecycle/testing/share-compiled-code'

/** The source tree whose server is put to the test: this one, or the one that the environment's CHECKOUT names. */
export const checkout = resolve(process.env.CHECKOUT ?? fileURLToPath(new URL('../../', import.meta.url)))

/** A shop's server in a process of its own, as an operator runs it. */
export type ShopServer = {
  child: ChildProcess
  /** Where it listens, such as `http://127.0.0.1:41234`. */
  address: string
  dataDir: string
  /** All that it has printed. */
  output(): string
  /** Its exit code; null when a signal ended it, undefined while it runs. */
  exitCode(): number | null | undefined
  /** Sends SIGTERM and waits for the end: the exit code. */
  stop(): Promise<number | null>
}

export type ShopServerOptions = {
  dataDir: string
  env?: Record<string, string>
  /** A command that the server's is handed to, such as `['unshare', '--pid', '--fork']`. */
  wrapper?: readonly string[]
  /** The source tree, if not `checkout`. */
  sources?: string
}

/** Starts the server of a source tree, on any free port and with limits relaxed. Its storefront has to be built. */
export function launchShop({ dataDir, env = {}, wrapper = [], sources = checkout }: ShopServerOptions) {
  mkdirSync(dataDir, { recursive: true })
  shareCompiledCode(dataDir)
  const main = join(sources, 'apps/server/src/main.ts')
  const [command = '', ...args] = [...wrapper, process.execPath, main]
  const child = spawn(command, args, {
    cwd: sources,
    env: {
      PATH: process.env.PATH ?? '',
      PORT: '0',
      LIMITS: 'relaxed',
      PAYMENT: 'test',
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let code: number | null | undefined
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const ended = once(child, 'close').then(([exit]: unknown[]) => {
    code = typeof exit === 'number' ? exit : null
    return code
  })
  return { child, ended, output: () => output, exitCode: () => code }
}

/** Starts a server and waits until it is open; one that does not open in two minutes is ended. */
export async function startShop(options: ShopServerOptions): Promise<ShopServer> {
  const { child, ended, output, exitCode } = launchShop(options)
  const address = await openAddress(output, exitCode).catch(async (error: unknown) => {
    child.kill('SIGKILL')
    await ended
    throw error
  })
  return {
    child,
    address,
    dataDir: options.dataDir,
    output,
    exitCode,
    stop: async () => {
      child.kill('SIGTERM')
      return await ended
    },
  }
}

async function openAddress(output: () => string, exitCode: () => number | null | undefined): Promise<string> {
  for (const end = Date.now() + 120_000; Date.now() < end && exitCode() === undefined; await pause(20)) {
    const address = /open at (\S+)/.exec(output())?.[1]
    if (address) return address
  }
  throw new Error(`The server did not open:\n${output()}`)
}

/** How long until `/readyz` answers 200, in milliseconds. Throws after `patience`. */
export async function untilReady(address: string, patience = 30_000): Promise<number> {
  const begun = Date.now()
  while (Date.now() - begun < patience) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined)
    if (answer?.ok) return Date.now() - begun
    await pause(25)
  }
  throw new Error(`The server at ${address} is not ready after ${patience} ms`)
}

/** A folder of a run's own, removed with what still runs in it after `work`. */
export async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'zayy-torture-'))
  try {
    return await work(folder)
  } finally {
    const pid = await databasePid(folder)
    if (pid !== undefined) killQuietly(pid, 'SIGCONT', 'SIGQUIT')
    await pause(pid === undefined ? 0 : 300)
    // A server that was killed a moment ago may still have been writing.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** The process number of the PostgreSQL in a DATA_DIR, as it wrote it down; undefined when it wrote none. */
export async function databasePid(dataDir: string): Promise<number | undefined> {
  const note = await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').catch(() => '')
  return Number(note.split('\n')[0]) || undefined
}

/** Sends signals to a process that may have ended already. */
export function killQuietly(pid: number, ...signals: NodeJS.Signals[]): void {
  for (const signal of signals) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
  }
}
