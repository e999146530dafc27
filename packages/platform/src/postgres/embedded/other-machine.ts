import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseStartupError } from '../database-startup-error.ts'
import { isSameMachine, type Machine, onSameKernel } from './machine.ts'
import { describeOwner, type Owner, ownerMark, readOwner, renewalInterval, writeOwner } from './owner-file.ts'
import type { ServerSetup } from './server-setup.ts'

/** Milliseconds that a server on another machine is waited for. */
export type OtherMachineWaits = {
  /** Somebody who is at work there renews the owner file within this time. */
  renewal: number
  /** A PostgreSQL whose postmaster.pid is gone ends within this time: it looks once a minute. */
  end: number
}

export const otherMachineWaits: OtherMachineWaits = { renewal: 3 * renewalInterval, end: 75_000 }

export type Claiming = ServerSetup & {
  /** Whether we hold the folder's lock in the kernel. */
  locked: boolean
  waits: OtherMachineWaits
  note: (line: string) => void
  signal: AbortSignal
}

/**
 * Makes sure, with the folder's lock held, that no server runs where that lock does not reach: on another machine that
 * shares the disk without its file locks, or in another container where there is no lock at all. Waits for the owner
 * file to be renewed, whatever the time is there; if nobody does, removes postmaster.pid and waits until PostgreSQL
 * has ended for the lack of it. Throws a `DatabaseStartupError` when somebody is there, and an AbortError at `signal`.
 */
export async function waitForOtherMachine(claiming: Claiming, claim: Owner): Promise<void> {
  const { folder, cluster, locked, waits, note, signal } = claiming
  const owner = await readOwner(folder)
  if (!owner || isWithinReach(owner, claim, locked)) return
  const mark = await ownerMark(folder)
  await pause(waits.renewal, undefined, { signal })
  if ((await ownerMark(folder)) !== mark) throw inUse(owner)
  note(
    `The database was last run elsewhere and not stopped (${describeOwner(owner)}); it is started here when it has ended there, in ${Math.ceil(waits.end / 1_000)} s`,
  )
  await writeOwner(folder, { ...claim, waiting: true })
  await rm(join(cluster, 'postmaster.pid'), { force: true })
  await pause(waits.end, undefined, { signal })
  const now = await readOwner(folder)
  if (now && (now.started !== claim.started || !onSameKernel(now, claim))) throw inUse(now)
}

function isWithinReach(owner: Owner, machine: Machine, locked: boolean): boolean {
  // Whoever waited for another machine was killed: that machine's server may still run.
  if (owner.waiting) return false
  if (onSameKernel(owner, machine)) return locked || owner.pidNamespace === machine.pidNamespace
  return isSameMachine(owner, machine)
}

/** The line that ends a start on a DATA_DIR where another PostgreSQL is at work, or may be. */
export function inUse(owner: Owner | undefined, pid = 0): DatabaseStartupError {
  const who = owner ? describeOwner(owner) : pid ? `process ${pid}` : 'another process'
  return new DatabaseStartupError(
    `DATA_DIR is in use: its PostgreSQL (${who}) does not answer here. Stop it there, or let it go on if it was paused, and start again; a DATA_DIR serves one machine at a time, and servers on several share a DATABASE_URL`,
    { kind: 'inUse' },
  )
}
