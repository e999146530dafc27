import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startInterval } from '../../process/start-interval.ts'
import type { ConnectionTarget } from '../connection-pool.ts'
import { APP_ROLE, OWNER_ROLE, SHOP_DATABASE } from './app-database.ts'
import { prepareArchiving } from './archiving.ts'
import { findBinaries } from './binaries.ts'
import { SUPERUSER_ROLE } from './cluster.ts'
import { prepareListening } from './listening.ts'
import { thisMachine } from './machine.ts'
import { RENEWAL_INTERVAL_MS, renewOwner } from './owner-file.ts'
import { type ConnectOptions, DEFAULT_TIMEOUTS, type Timeouts } from './reach-server.ts'
import { removeUnusedSocket } from './remove-ended-owner.ts'
import { serverUser } from './server-user.ts'
import { supervise } from './supervise.ts'

/** A running embedded PostgreSQL. */
export type EmbeddedPostgres = AsyncDisposable & {
  /** The shop's database, as the app role. */
  target: ConnectionTarget
  /** The same database, as the role that owns the tables. */
  ownerTarget: ConnectionTarget
  /** The server as superuser, for databases, backups and the like. */
  superuserTarget: ConnectionTarget
  /** False while the server is being restarted. */
  isUp(): boolean
  /** Stops the server unless another process uses it. Close everything else first. */
  close(): Promise<void>
}

export type EmbeddedOptions = {
  /** Trades durability for speed, for test databases. */
  quick?: boolean
  /** Archives WAL segments in `ARCHIVED_FOLDER`, for point-in-time recovery. */
  archives?: boolean
  /** PostgreSQL settings in addition to the defaults. */
  settings?: Record<string, string>
  /** Called with a line of text for each unexpected event. */
  note?: (line: string) => void
  /** Timeouts that differ from the defaults, in milliseconds. */
  timeouts?: Partial<Timeouts>
  /** Aborts the start: our server is stopped and the signal's reason thrown. No effect after the start. */
  signal?: AbortSignal | undefined
}

/**
 * Runs a PostgreSQL with its files in `folder` and keeps it running. Takes over a server that a killed process left
 * behind, clears stale files and restarts after a crash. At most one server runs per folder: a second process joins the
 * first one's server and takes it over when the first ends.
 * @throws DatabaseStartupError if the running server cannot be reached
 */
export async function startEmbedded(
  folder: string,
  {
    quick = false,
    archives = false,
    settings = {},
    note = () => {},
    timeouts = {},
    signal,
  }: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  signal?.throwIfAborted()
  await mkdir(folder, { recursive: true })
  const user = await serverUser(folder)
  await user.prepareFolder(folder)
  const binaries = await findBinaries(user, folder)
  const listening = await prepareListening(folder, user)
  const machine = await thisMachine()
  const cluster = join(folder, 'cluster')
  const stopping = new AbortController()
  const options: ConnectOptions = {
    folder,
    cluster,
    listening,
    user,
    binaries,
    quick,
    machine,
    note,
    settings: archives ? { ...(await prepareArchiving(folder, user)), ...settings } : settings,
    timeouts: { ...DEFAULT_TIMEOUTS, ...timeouts },
    signal: stopping.signal,
  }
  const breakOff = () => stopping.abort(signal?.reason)
  signal?.addEventListener('abort', breakOff)
  if (signal?.aborted) breakOff()

  let up = false
  const stopRenewal = startInterval(
    () => renewOwner(folder, machine, up),
    { every: RENEWAL_INTERVAL_MS },
    (error) => note(`The owner file of DATA_DIR could not be renewed: ${error}`),
  )
  const first = await supervise(options, (isUp) => {
    up = isUp
  })
    .catch(async (error: unknown) => {
      void stopRenewal()
      await removeUnusedSocket(folder, listening).catch(() => {})
      throw error
    })
    .finally(() => signal?.removeEventListener('abort', breakOff))

  let ending: Promise<void> | undefined
  const close = async () => {
    stopping.abort()
    ending ??= first.end().finally(() => void stopRenewal())
    await ending
  }

  return {
    target: { ...first.at, user: APP_ROLE, database: SHOP_DATABASE },
    ownerTarget: { ...first.at, user: OWNER_ROLE, database: SHOP_DATABASE },
    superuserTarget: { ...first.at, user: SUPERUSER_ROLE, database: 'postgres' },
    isUp: () => up,
    close,
    [Symbol.asyncDispose]: close,
  }
}
