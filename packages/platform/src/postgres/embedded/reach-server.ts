import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseStartupError } from '../database-startup-error.ts'
import { ensureCluster, hasCluster } from './cluster.ts'
import { explainEnd } from './explain-end.ts'
import { type FolderLock, takeFolderLock } from './folder-lock.ts'
import type { Machine } from './machine.ts'
import { inUse, type OtherMachineWaits, otherMachineWaits, waitForOtherMachine } from './other-machine.ts'
import { type Owner, readOwner, removeOwner, writeOwner } from './owner-file.ts'
import { clearStaleFiles, readPostmasterFile } from './postmaster-file.ts'
import { removeEndedOwner } from './remove-ended-owner.ts'
import { type ServerProcess, startServer, stopStarted } from './server-process.ts'
import type { ServerSetup } from './server-setup.ts'
import { connectSupervisor, isStarting, type SupervisorLock } from './supervisor-lock.ts'

/** Milliseconds that things are waited for. */
export type Waits = {
  /** A server that runs, or is being started by somebody else, answers within this time. */
  answer: number
  /** The same while there is no cluster yet: somebody else makes it. */
  firstStart: number
  /** One that recovers after a crash lets us in within this time. */
  recovery: number
  otherMachine: OtherMachineWaits
}

export const usualWaits: Waits = {
  answer: 15_000,
  firstStart: 60_000,
  recovery: 300_000,
  otherMachine: otherMachineWaits,
}

/** How a server is reached or started: the setup, where we run, and whom to tell about what nobody asked for. */
export type Reaching = ServerSetup & {
  machine: Machine
  waits: Waits
  note: (line: string) => void
  signal: AbortSignal
}

/** The pauses between two tries to connect, in milliseconds: each leaves a line in the log of a server that recovers. */
const shortestTry = 20
const longestTry = 250

/**
 * Connects to the server of the cluster. Where none runs, and none may run that we cannot see, makes the cluster if
 * need be and starts its server. Throws a `DatabaseStartupError` of one line: in use elsewhere, or why it does not start. One that
 * was started and does not answer in time goes on, as it may be recovering: the next call joins it. After `reaching.signal` it
 * throws its reason, and a server that it has started is stopped.
 */
export async function reachServer(reaching: Reaching): Promise<SupervisorLock> {
  const { folder, cluster, waits, signal } = reaching
  let begun = Date.now()
  let server: ServerProcess | undefined
  let reason: unknown
  let ending: DatabaseStartupError | undefined
  let betweenStarts = 300
  let betweenTries = shortestTry
  while (!signal.aborted && Date.now() - begun < (await patience(folder, reason, waits))) {
    const joined = await join(reaching).catch((error: unknown) => {
      // One that recovers may also miss an answer: it is waited for as long as it was started here and has not ended.
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
        const startBegun = Date.now()
        try {
          server = await startAlone(reaching, lock)
        } finally {
          // From here on the server's own processes hold it: it is free when the last of them has ended.
          await lock.release()
        }
        begun += Date.now() - startBegun
        betweenTries = shortestTry
      } else ending = undefined
    }
    await pause(betweenTries)
    betweenTries = Math.min(betweenTries * 1.2, longestTry)
  }
  if (signal.aborted) {
    if (server) {
      await stopStarted(reaching, server)
      await removeEndedOwner(folder, reaching.listening)
    }
    throw signal.reason
  }
  if (server) throw new DatabaseStartupError('The database in DATA_DIR was started, but does not answer')
  if (ending) throw ending
  throw inUse(await readOwner(folder), (await readPostmasterFile(cluster))?.pid)
}

async function join({ cluster, listening, signal }: Reaching): Promise<SupervisorLock | undefined> {
  const file = await readPostmasterFile(cluster)
  return file && (await connectSupervisor(listening.reach(file), signal))
}

async function patience(folder: string, reason: unknown, waits: Waits): Promise<number> {
  if (isStarting(reason)) return waits.recovery
  return (await hasCluster(folder)) ? waits.answer : waits.firstStart
}

/** With the folder's lock held: starts the server, unless one that holds no lock may still be at work. */
async function startAlone(reaching: Reaching, lock: FolderLock): Promise<ServerProcess | undefined> {
  const { folder, cluster, listening, machine, note, signal } = reaching
  const locked = lock.descriptor !== undefined
  const claim: Owner = {
    ...machine,
    supervisorPid: process.pid,
    postmasterPid: 0,
    started: new Date().toISOString(),
    waiting: false,
  }
  await waitForOtherMachine({ ...reaching, locked, waits: reaching.waits.otherMachine }, claim)
  if (!(await clearStaleFiles(cluster, listening, locked))) return undefined
  if (!locked && process.platform !== 'win32')
    note('This system has neither flock nor perl to lock DATA_DIR with: only one container may use it')
  await writeOwner(folder, claim)
  try {
    await ensureCluster(reaching, lock.descriptor)
    await listening.prepare()
    signal.throwIfAborted()
  } catch (error) {
    // Where nothing can be locked, another start may have written its own meanwhile.
    const noted = await readOwner(folder)
    if (noted?.supervisorPid === claim.supervisorPid && noted.started === claim.started)
      await removeOwner(folder)
    throw error
  }
  const server = await startServer(reaching, lock.descriptor)
  // What is written there already names us: a server that runs is not given up for its number.
  await writeOwner(folder, { ...claim, postmasterPid: server.pid }).catch(() => {})
  return server
}
