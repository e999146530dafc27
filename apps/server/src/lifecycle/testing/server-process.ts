import { chmodSync, mkdirSync, symlinkSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { copyMadeOnce } from '@zayy/platform/postgres/testing/copy-made-once'
import { runProgram } from '@zayy/platform/process/testing/run-program'
import { onTestFinished } from 'vitest'

const main = fileURLToPath(new URL('../../main.ts', import.meta.url))

/** Matches the line with its address that a server prints once it is open. */
export const OPEN = /open at (\S+)/

/** Creates a folder for a test. After the test, stops a database that runs in it and removes it. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'zayy-lifecycle-'))
  onTestFinished(async () => {
    await stopDatabase(folder)
    await rm(folder, { recursive: true, force: true })
  })
  return folder
}

/** Creates a folder with an empty shop, so that the next start is a second one. */
export async function emptyShopFolder(): Promise<string> {
  const folder = await temporaryFolder()
  await putEmptyShop(folder)
  return folder
}

/** Fills a DATA_DIR with the files of a server that opened a shop without the demo and was stopped. */
export async function putEmptyShop(dataDir: string): Promise<void> {
  await copyMadeOnce('empty', dataDir, async (made) => {
    const { opened, stop } = startServerProcess(made)
    await opened
    await stop()
  })
}

/**
 * Starts a server on a free port without the demo, with its data in `dataDir`. It stops after the test.
 * @returns `opened`: its address once it prints it. `ended`: its exit code and everything it printed
 */
export function startServerProcess(
  dataDir: string,
  env: Record<string, string> = {},
  args: readonly string[] = [],
) {
  shareCompiledCode(dataDir)
  const server = runProgram(process.execPath, [main, ...args], {
    env: {
      PATH: process.env.PATH ?? '',
      LC_ALL: 'C',
      PORT: '0',
      SEED_DEMO: 'false',
      ZATCA: 'off',
      DATA_DIR: dataDir,
      ...env,
    },
  })
  const opened = server.says(OPEN)
  opened.catch(() => {})
  onTestFinished(async () => {
    await server.stop()
  })
  return { ...server, opened }
}

/** Returns the process id of the database server in `dataDir`; undefined if none is recorded. */
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

/** Waits until `/readyz` answers 200. */
export async function untilReady(address: string): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; await pause(50)) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error('The server does not get ready')
}

const compiled = fileURLToPath(new URL('../../../../../node_modules/.cache/tests', import.meta.url))

/**
 * Shares compiled code between the servers of tests. A server caches it in DATA_DIR, which is new in every test; a
 * NODE_COMPILE_CACHE would belong to root and be closed to the user that the server switches to.
 * @param dataDir a folder that no server has used yet; if it is missing, the server compiles for itself
 */
export function shareCompiledCode(dataDir: string): void {
  mkdirSync(compiled, { recursive: true })
  // Like /tmp: a server that root starts switches to another user, and Node makes a folder per user.
  chmodSync(compiled, 0o1777)
  try {
    symlinkSync(compiled, join(dataDir, 'cache'))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (!['EEXIST', 'ENOENT', 'ENOTDIR'].includes(code ?? '')) throw error
  }
}
