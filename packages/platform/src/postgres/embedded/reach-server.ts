import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseStartupError } from '../database-startup-error.ts'
import { ensureCluster, hasCluster } from './cluster.ts'
import { explainEnd } from './explain-end.ts'
import { type FolderLock, takeFolderLock } from './folder-lock.ts'
import type { Machine } from './machine.ts'
import {
  inUse,
  OTHER_MACHINE_TIMEOUTS,
  type OtherMachineTimeouts,
  waitForOtherMachine,
} from './other-machine.ts'
import { type Owner, readOwner, removeOwner, writeOwner } from './owner-file.ts'
import { clearStaleFiles, readPostmasterFile } from './postmaster-file.ts'
import { removeEndedOwner } from './remove-ended-owner.ts'
import { type ServerProcess, startServer, stopStarted } from './server-process.ts'
import type { ServerSetup } from './server-setup.ts'
import { connectSupervisor, isStarting, type SupervisorLock } from './supervisor-lock.ts'

/** Timeouts in milliseconds. */
export type Timeouts = {
  /** For a response of a server that runs, or that another process is starting. */
  answer: number
  /** The same while another process still creates the cluster. */
  firstStart: number
  /** For a server that recovers after a crash. */
  recovery: number
  otherMachine: OtherMachineTimeouts
}

export const DEFAULT_TIMEOUTS: Timeouts = {
  answer: 15_000,
  firstStart: 60_000,
  recovery: 300_000,
  otherMachine: OTHER_MACHINE_TIMEOUTS,
}

/** Options of reachServer: server setup, machine, timeouts and log. */
export type ConnectOptions = ServerSetup & {
  machine: Machine
  timeouts: Timeouts
  note: (line: string) => void
  signal: AbortSignal
}

/** Delays between connection attempts, in milliseconds. Each attempt adds a line to the log of a recovering server. */
const MIN_ATTEMPT_MS = 20
const MAX_ATTEMPT_MS = 250

/**
 * Connects to the cluster's server. If no server runs here or elsewhere, creates the cluster if necessary and starts
 * the server. A started server that does not respond in time keeps running, because it may be recovering; the next call
 * joins it. After `options.signal` the call throws its reason and stops a server that it started.
 * @throws DatabaseStartupError of one line: in use elsewhere, or the reason why it does not start
 */
export async function reachServer(options: ConnectOptions): Promise<SupervisorLock> {
  const { folder, cluster, timeouts, signal } = options
  let begun = performance.now()
  let server: ServerProcess | undefined
  let reason: unknown
  let ending: DatabaseStartupError | undefined
  let betweenStarts = 300
  let betweenTries = MIN_ATTEMPT_MS
  while (!signal.aborted && performance.now() - begun < (await timeoutOf(folder, reason, timeouts))) {
    const joined = await join(options).catch((error: unknown) => {
      // A recovering server may miss a response. Keep waiting while the server that we started has not ended.
      if (!(server && isStarting(reason))) reason = error
    })
    if (joined) return joined
    if (server?.ended()) {
      const { error, passing } = await explainEnd(server)
      if (!passing) throw error
      ending = error
      server = undefined
      reason = undefined
      await pause(betweenStarts, undefined, { signal }).catch(() => {})
      betweenStarts = Math.min(betweenStarts * 2, 5_000)
    }
    if (!server && !signal.aborted) {
      const lock = await takeFolderLock(folder)
      if (lock) {
        const startBegun = performance.now()
        try {
          server = await startAlone(options, lock)
        } finally {
          // From here on the server's processes hold the lock; it is free when the last one ends.
          await lock.release()
        }
        begun += performance.now() - startBegun
        betweenTries = MIN_ATTEMPT_MS
      } else ending = undefined
    }
    await pause(betweenTries)
    betweenTries = Math.min(betweenTries * 1.2, MAX_ATTEMPT_MS)
  }
  if (signal.aborted) {
    if (server) {
      await stopStarted(options, server)
      await removeEndedOwner(folder, options.listening)
    }
    throw signal.reason
  }
  if (server) throw new DatabaseStartupError('The database in DATA_DIR was started, but does not answer')
  if (ending) throw ending
  throw inUse(await readOwner(folder), (await readPostmasterFile(cluster))?.pid)
}

async function join({ cluster, listening, signal }: ConnectOptions): Promise<SupervisorLock | undefined> {
  const file = await readPostmasterFile(cluster)
  return file && (await connectSupervisor(listening.reach(file), signal))
}

async function timeoutOf(folder: string, reason: unknown, timeouts: Timeouts): Promise<number> {
  if (isStarting(reason)) return timeouts.recovery
  return hasCluster(folder) ? timeouts.answer : timeouts.firstStart
}

/** Starts the server while we hold the folder's lock, unless a server without a lock may still run. */
async function startAlone(options: ConnectOptions, lock: FolderLock): Promise<ServerProcess | undefined> {
  const { folder, cluster, listening, machine, note, signal } = options
  const locked = lock.descriptor !== undefined
  const claim: Owner = {
    ...machine,
    supervisorPid: process.pid,
    postmasterPid: 0,
    started: new Date().toISOString(),
    waiting: false,
  }
  await waitForOtherMachine({ ...options, locked, timeouts: options.timeouts.otherMachine }, claim)
  if (!(await clearStaleFiles(cluster, listening, locked))) return undefined
  if (!locked && process.platform !== 'win32')
    note('This system has neither flock nor perl to lock DATA_DIR with: only one container may use it')
  await writeOwner(folder, claim)
  try {
    await ensureCluster(options, lock.descriptor)
    await listening.prepare()
    signal.throwIfAborted()
  } catch (error) {
    // Without lock support, another start may have written its own file meanwhile.
    const noted = await readOwner(folder)
    if (noted?.supervisorPid === claim.supervisorPid && noted.started === claim.started)
      await removeOwner(folder)
    throw error
  }
  const server = await startServer(options, lock.descriptor)
  // The file already names us, so a running server is kept even if its process id cannot be recorded.
  await writeOwner(folder, { ...claim, postmasterPid: server.pid }).catch(() => {})
  return server
}
