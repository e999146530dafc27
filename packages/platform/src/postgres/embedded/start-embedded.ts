import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ConnectionTarget } from '../connection-pool.ts'
import { appRole, ownerRole, shopDatabase } from './app-database.ts'
import { prepareArchiving } from './archiving.ts'
import { findBinaries } from './binaries.ts'
import { superuserRole } from './cluster.ts'
import { prepareListening } from './listening.ts'
import { thisMachine } from './machine.ts'
import { renewalInterval, renewOwner } from './owner-file.ts'
import { type Reaching, usualWaits, type Waits } from './reach-server.ts'
import { removeUnusedSocket } from './remove-ended-owner.ts'
import { serverUser } from './server-user.ts'
import { supervise } from './supervise.ts'

/** A PostgreSQL that runs beside us. */
export type EmbeddedPostgres = {
  /** Where the shop's own database is, for working with its rows. */
  target: ConnectionTarget
  /** The same database for whoever migrates it. */
  ownerTarget: ConnectionTarget
  /** The same server for whoever makes databases, backups and the like. */
  superuserTarget: ConnectionTarget
  /** False while the server is away; it is being brought back then. */
  isUp(): boolean
  /** Stops the server, unless another process keeps it. Comes last: everything else must be closed before. */
  close(): Promise<void>
}

export type EmbeddedOptions = {
  /** Gives up safety for speed: for databases that live as long as a test. */
  quick?: boolean
  /** Keeps the server's log, segment by segment, in `archivedFolder`: for a database that a backup is brought up to a moment of. */
  archives?: boolean
  /** PostgreSQL's settings beside the usual ones. */
  settings?: Record<string, string>
  /** Is told, in a line, what happens that nobody asked for. */
  note?: (line: string) => void
  /** How long things are waited for, where not as usual: milliseconds. */
  waits?: Partial<Waits>
  /** Breaks the start off: no server of ours runs then, and the reason is thrown. One that has started goes on. */
  signal?: AbortSignal | undefined
}

/**
 * Runs a PostgreSQL whose files are in `folder`, and keeps it running: one that a killed process left behind
 * is taken over, what is left of one that has ended is cleared away, and an unexpected end is followed by a new start.
 * A second process on the same folder joins the first one's server, and takes it over when the first ends; where it
 * cannot reach that server, it ends with a `DatabaseStartupError`: at most one runs on a folder.
 */
export async function startEmbedded(
  folder: string,
  {
    quick = false,
    archives = false,
    settings = {},
    note = () => {},
    waits = {},
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
  const reaching: Reaching = {
    ...{ folder, cluster, listening, user, binaries, quick, machine, note },
    settings: archives ? { ...(await prepareArchiving(folder, user)), ...settings } : settings,
    waits: { ...usualWaits, ...waits },
    signal: stopping.signal,
  }
  const breakOff = () => stopping.abort(signal?.reason)
  signal?.addEventListener('abort', breakOff)
  if (signal?.aborted) breakOff()

  let up = false
  const renewal = setInterval(() => void renewOwner(folder, machine, up), renewalInterval).unref()
  const first = await supervise(reaching, (isUp) => {
    up = isUp
  })
    .catch(async (error: unknown) => {
      clearInterval(renewal)
      await removeUnusedSocket(folder, listening).catch(() => {})
      throw error
    })
    .finally(() => signal?.removeEventListener('abort', breakOff))

  let ending: Promise<void> | undefined
  const endOnce = async () => {
    ending ??= first.end().finally(() => clearInterval(renewal))
    await ending
  }

  return {
    target: { ...first.at, user: appRole, database: shopDatabase },
    ownerTarget: { ...first.at, user: ownerRole, database: shopDatabase },
    superuserTarget: { ...first.at, user: superuserRole, database: 'postgres' },
    isUp: () => up,
    close: async () => {
      stopping.abort()
      await endOnce()
    },
  }
}
