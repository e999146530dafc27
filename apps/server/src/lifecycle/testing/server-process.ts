import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { copyMadeOnce } from '@zayy/platform/postgres/testing/copy-made-once'
import { onTestFinished } from 'vitest'
import { chmodSync, mkdirSync, symlinkSync } from 'node:fs'

const main = fileURLToPath(new URL('../../main.ts', import.meta.url))

/** A server in another process, as an operator runs it. */
export type ServerProcess = {
  child: ChildProcess
  /** Resolves with its address once it prints it. */
  opened: Promise<string>
  /** Resolves with its exit code and everything it printed. */
  ended: Promise<{ code: number | null; output: string }>
}

/** A folder of the test's own, removed after it with what still runs in it. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'zayy-lifecycle-'))
  onTestFinished(async () => {
    await stopDatabase(folder)
    await rm(folder, { recursive: true, force: true })
  })
  return folder
}

/** A folder of the test's own with an empty shop: the next start is a second one. */
export async function emptyShopFolder(): Promise<string> {
  const folder = await temporaryFolder()
  await putEmptyShop(folder)
  return folder
}

/** Puts what a server leaves that has opened a shop without the demo, and has ended, into a DATA_DIR. */
export async function putEmptyShop(dataDir: string): Promise<void> {
  await copyMadeOnce('empty', dataDir, async (made) => {
    const { opened, child, ended } = startServerProcess(made)
    await opened
    child.kill('SIGTERM')
    await ended
  })
}

/** Starts a server that keeps its data in `dataDir`, on any free port and without the demo. It ends with the test. */
export function startServerProcess(
  dataDir: string,
  env: Record<string, string> = {},
  args: readonly string[] = [],
): ServerProcess {
  shareCompiledCode(dataDir)
  const child = spawn(process.execPath, [main, ...args], {
    env: {
      PATH: process.env.PATH ?? '',
      LC_ALL: 'C',
      PORT: '0',
      SEED_DEMO: 'false',
      ZATCA: 'off',
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const opened = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (piece: Buffer) => {
        output += piece
        const address = /open at (\S+)/.exec(output)?.[1]
        if (address) resolve(address)
      })
    }
    child.once('close', () => reject(new Error(`The server ended: ${output}`)))
  })
  opened.catch(() => {})
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output }))
  })
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  return { child, opened, ended }
}

/** The process number of the database server in `dataDir`; undefined when none has written one down. */
export async function databaseProcess(dataDir: string): Promise<number | undefined> {
  const file = await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').catch(() => '')
  return Number(file.split('\n')[0]) || undefined
}

async function stopDatabase(dataDir: string): Promise<void> {
  const pid = await databaseProcess(dataDir)
  if (!pid) return
  try {
    process.kill(pid, 'SIGQUIT')
    await pause(300)
  } catch {
    // It had ended already.
  }
}

/** Waits until `/readyz` says yes. */
export async function untilReady(address: string): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; await pause(50)) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error('The server does not get ready')
}

const compiled = fileURLToPath(new URL('../../../../../node_modules/.cache/tests', import.meta.url))

/**
 * Lets a server find what the servers of other tests have compiled. It keeps that in DATA_DIR, which is new in every test. (A
 * NODE_COMPILE_CACHE would be root's, and closed to the user that the server becomes.)
 * @param dataDir a folder in which no server has run yet; where there is none, the server compiles for itself
 */
export function shareCompiledCode(dataDir: string): void {
  mkdirSync(compiled, { recursive: true })
  // As /tmp is: Node makes a folder for each user in it, and a server that root starts becomes another user's.
  chmodSync(compiled, 0o1777)
  try {
    symlinkSync(compiled, join(dataDir, 'cache'))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (!['EEXIST', 'ENOENT', 'ENOTDIR'].includes(code ?? '')) throw error
  }
}
