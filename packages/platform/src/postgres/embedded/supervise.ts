import { setTimeout as pause } from 'node:timers/promises'
import { startInterval } from '../../process/start-interval.ts'
import { DatabaseStartupError } from '../database-startup-error.ts'
import { ensureAppDatabase } from './app-database.ts'
import { isAlive } from './is-alive.ts'
import { onSameKernel } from './machine.ts'
import { readOwner } from './owner-file.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { type ConnectOptions, reachServer } from './reach-server.ts'
import { removeEndedOwner } from './remove-ended-owner.ts'
import { restartPauses } from './restart-pauses.ts'
import { stopServer } from './server-process.ts'
import type { SupervisorLock } from './supervisor-lock.ts'

const OWNERSHIP_INTERVAL_MS = 1_000

export type Supervision = {
  at: { host: string; port: number; password?: string }
  /** Ends the supervision after `options.signal`. Stops the server unless other processes supervise it. */
  end(): Promise<void>
}

/**
 * Connects to the server and ensures the shop's database. Reconnects after each unexpected end until `options.signal`.
 * @param changed called when the server goes up or down
 */
export async function supervise(
  options: ConnectOptions,
  changed: (isUp: boolean) => void,
): Promise<Supervision> {
  const { note, signal } = options
  const pauses = restartPauses()
  const first = await reachShopDatabase(options)
  const { at } = first
  let { lock } = first
  let recovery = Promise.resolve()

  const watch = () => {
    pauses.up(performance.now())
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
      await pause(pauses.next(performance.now()), undefined, { signal }).catch(() => {})
      if (signal.aborted) return
      try {
        lock = await reachServer(options)
        watch()
        note('The database is back')
        return
      } catch (error) {
        const line = error instanceof Error ? error.message : String(error)
        if (line !== told && !signal.aborted) note(line)
        told = line
      }
    }
  }

  watch()
  // A process that joined takes over when the owner ends.
  const stopOwning = startInterval(
    () => lock.tryToOwn(),
    { every: OWNERSHIP_INTERVAL_MS },
    (error) => note(`The takeover of the database failed: ${error}`),
  )

  return {
    at,
    end: async () => {
      void stopOwning()
      // The recovery may have a server. All its waits end soon after the signal.
      await recovery
      await endSupervision(lock, options)
    },
  }
}

/** Number of times that a server may end right after the connection before the start fails. */
const REACH_ATTEMPTS = 5

/** Connects to the server and ensures the shop's database. Retries if another process has just stopped the server. */
async function reachShopDatabase(options: ConnectOptions) {
  const { cluster, listening } = options
  for (let attempt = 1; ; attempt += 1) {
    const lock = await reachServer(options)
    const file = await readPostmasterFile(cluster)
    try {
      if (!file) throw new DatabaseStartupError('The database in DATA_DIR ended as soon as it had started')
      const at = listening.reach(file)
      await ensureAppDatabase(lock.client, at.password)
      options.signal.throwIfAborted()
      return { lock, at }
    } catch (error) {
      await endSupervision(lock, options)
      options.signal.throwIfAborted()
      if (attempt === REACH_ATTEMPTS) throw inOneLine(error)
    }
  }
}

function inOneLine(error: unknown): DatabaseStartupError {
  if (error instanceof DatabaseStartupError) return error
  const reason = error instanceof Error ? error.message : String(error)
  return new DatabaseStartupError(`The database in DATA_DIR was reached, but cannot be used: ${reason}`)
}

async function endSupervision(lock: SupervisorLock, options: ConnectOptions): Promise<void> {
  const { folder, listening, machine, note } = options
  const alone = await lock.mustStop()
  const stops = alone === 'unknown' ? lock.owns() || (await isOurs(options)) : alone
  const stopped = stops && (await stopServer(options, machine))
  await lock.end()
  if (alone === true && !stopped)
    note('The database was left running: it runs in another container, and ends with that one')
  if (stopped) await removeEndedOwner(folder, listening)
}

/**
 * Returns true if this process, or one that has ended, started the server. Used if the server cannot say who else uses
 * it. Other users restart it.
 */
async function isOurs({ folder, machine }: ConnectOptions): Promise<boolean> {
  const owner = await readOwner(folder)
  if (!owner || !onSameKernel(owner, machine) || owner.pidNamespace !== machine.pidNamespace) return false
  return owner.supervisorPid === process.pid || !isAlive(owner.supervisorPid)
}
