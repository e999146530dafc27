import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseStartupError } from '../database-startup-error.ts'
import { isSameMachine, type Machine, onSameKernel } from './machine.ts'
import {
  describeOwner,
  type Owner,
  ownerMark,
  RENEWAL_INTERVAL_MS,
  readOwner,
  writeOwner,
} from './owner-file.ts'
import type { ServerSetup } from './server-setup.ts'

/** Waiting times for a server on another machine, in milliseconds. */
export type OtherMachineTimeouts = {
  /** A running supervisor renews the owner file within this time. */
  renewal: number
  /** PostgreSQL ends within this time after postmaster.pid is removed. It checks once a minute. */
  end: number
}

export const OTHER_MACHINE_TIMEOUTS: OtherMachineTimeouts = { renewal: 3 * RENEWAL_INTERVAL_MS, end: 75_000 }

export type Claiming = ServerSetup & {
  /** True if we hold the folder's kernel lock. */
  locked: boolean
  timeouts: OtherMachineTimeouts
  note: (line: string) => void
  signal: AbortSignal
}

/**
 * Ensures that no server runs beyond the reach of the folder's lock: on another machine that shares the disk without
 * its file locks, or in another container without a lock. Waits for a renewal of the owner file, independent of the
 * other machine's clock. Without a renewal, removes postmaster.pid and waits until PostgreSQL ends itself.
 * @throws DatabaseStartupError if a server runs elsewhere, and an AbortError after the signal
 */
export async function waitForOtherMachine(claiming: Claiming, claim: Owner): Promise<void> {
  const { folder, cluster, locked, timeouts, note, signal } = claiming
  const owner = await readOwner(folder)
  if (!owner || isWithinReach(owner, claim, locked)) return
  const mark = await ownerMark(folder)
  await pause(timeouts.renewal, undefined, { signal })
  if ((await ownerMark(folder)) !== mark) throw inUse(owner)
  note(
    `The database was last run elsewhere and not stopped (${describeOwner(owner)}); it is started here when it has ended there, in ${Math.ceil(timeouts.end / 1_000)} s`,
  )
  await writeOwner(folder, { ...claim, waiting: true })
  await rm(join(cluster, 'postmaster.pid'), { force: true })
  await pause(timeouts.end, undefined, { signal })
  const now = await readOwner(folder)
  if (now && (now.started !== claim.started || !onSameKernel(now, claim))) throw inUse(now)
}

function isWithinReach(owner: Owner, machine: Machine, locked: boolean): boolean {
  // The process that waited for another machine was killed, so that machine's server may still run.
  if (owner.waiting) return false
  if (onSameKernel(owner, machine)) return locked || owner.pidNamespace === machine.pidNamespace
  return isSameMachine(owner, machine)
}

/** The error for a start on a DATA_DIR that another PostgreSQL uses, or may use. */
export function inUse(owner: Owner | undefined, pid = 0): DatabaseStartupError {
  const who = owner ? describeOwner(owner) : pid ? `process ${pid}` : 'another process'
  return new DatabaseStartupError(
    `DATA_DIR is in use: its PostgreSQL (${who}) does not answer here. Stop it there, or let it go on if it was paused, and start again; a DATA_DIR serves one machine at a time, and servers on several share a DATABASE_URL`,
    { kind: 'inUse' },
  )
}
