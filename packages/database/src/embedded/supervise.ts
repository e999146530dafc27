import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseFault } from '../database-fault.ts'
import { takeFolderLock } from './folder-lock.ts'
import { removeOwner } from './owner-file.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { type Reaching, reachServer } from './reach-server.ts'
import { restartPauses } from './restart-pauses.ts'
import { stopServer } from './server-process.ts'
import { ensureShopDatabase, type SupervisorLock } from './supervisor-lock.ts'

/** The shop's own database in the server, and the role that owns it. */
export const shopDatabase = 'shop'

const ownershipInterval = 1_000

/** How long the end waits for a recovery in hand to notice, in milliseconds. */
const recoveryPatience = 3_000

/** A server that is kept running. */
export type Supervision = {
  at: { host: string; port: number; password?: string }
  /** Ends the supervision, after `reaching.signal` was given: stops the server unless others supervise it. */
  end(): Promise<void>
}

/**
 * Reaches the server, with the shop's database in it, and does so again after each unexpected end until
 * `reaching.signal`. Tells `changed` when it is up and when it is not.
 */
export async function supervise(reaching: Reaching, changed: (isUp: boolean) => void): Promise<Supervision> {
  const { cluster, listening, note, signal } = reaching
  const pauses = restartPauses()
  let lock = await reachServer(reaching)
  let recovery = Promise.resolve()

  const watch = () => {
    pauses.up(Date.now())
    changed(true)
    lock.client.once('end', () => {
      changed(false)
      if (!signal.aborted) recovery = recover()
    })
  }
  const recover = async () => {
    note('The database has ended; it is being started again')
    let told = ''
    while (!signal.aborted) {
      await pause(pauses.next(Date.now()), undefined, { signal }).catch(() => {})
      if (signal.aborted) return
      try {
        lock = await reachServer(reaching)
        watch()
        note('The database is back')
        return
      } catch (fault) {
        const line = fault instanceof Error ? fault.message : String(fault)
        if (line !== told && !signal.aborted) note(line)
        told = line
      }
    }
  }

  const file = await readPostmasterFile(cluster)
  if (!file) throw new DatabaseFault('The database in DATA_DIR ended as soon as it had started')
  const at = listening.reach(file)
  try {
    await ensureShopDatabase(lock.client, shopDatabase, at.password)
  } catch (fault) {
    await endSupervision(lock, reaching)
    throw fault
  }
  watch()
  // A process that joined takes over when the owner ends.
  const ownership = setInterval(() => void lock.tryToOwn(), ownershipInterval).unref()

  return {
    at,
    end: async () => {
      clearInterval(ownership)
      await Promise.race([recovery, pause(recoveryPatience, undefined, { ref: false })])
      await endSupervision(lock, reaching)
    },
  }
}

async function endSupervision(lock: SupervisorLock, reaching: Reaching): Promise<void> {
  const { folder, user, machine, note } = reaching
  const stops = await lock.mustStop()
  const stopped = stops && (await stopServer(reaching, machine))
  await lock.end()
  if (stops && !stopped)
    note('The database was left running: it runs in another container, and ends with that one')
  if (!stopped) return
  const free = await takeFolderLock(folder, user)
  if (!free) return
  await removeOwner(folder)
  await free.release()
}
