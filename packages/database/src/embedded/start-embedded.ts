import { mkdir } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { ConnectionTarget } from '../connection-pool.ts'
import { DatabaseFault } from '../database-fault.ts'
import { findBinaries } from './binaries.ts'
import { ensureCluster, keeperRole } from './cluster.ts'
import { connectKeeper, ensureShopDatabase, isStarting, type Keeper } from './keeper.ts'
import { type Listening, prepareListening } from './listening.ts'
import { clearStaleFile, readPostmasterFile } from './postmaster-file.ts'
import { type ServerProcess, startServer, stopServer } from './server-process.ts'
import { serverUser } from './server-user.ts'

const shopDatabase = 'shop'

/** A PostgreSQL that runs beside us. */
export type EmbeddedPostgres = {
  /** Where the shop's own database is. */
  target: ConnectionTarget
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
  /** Is told, in a line, what happens that nobody asked for. */
  note?: (line: string) => void
}

/**
 * Runs a PostgreSQL whose files are in `folder`, and keeps it running: one that a killed process left behind
 * is taken over, what it left of a dead one is cleared away, and an unexpected end is followed by a new start.
 * A second process on the same folder joins the first one's server, and takes it over when the first ends.
 */
export async function startEmbedded(
  folder: string,
  { quick = false, note = () => {} }: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  await mkdir(folder, { recursive: true })
  const user = await serverUser(folder)
  await user.own(folder)
  const binaries = await findBinaries(user, folder)
  const listening = await prepareListening(folder, user)
  const cluster = await ensureCluster(folder, user, binaries, quick)

  const start = () => startServer(folder, cluster, listening.settings, user, binaries, quick)
  let keeper = await reach(cluster, listening, start)
  let up = true
  let closing = false

  const at = await address(cluster, listening)
  await ensureShopDatabase(keeper.client, shopDatabase, at.password)

  const watch = (watched: Keeper) => {
    watched.client.once('end', () => {
      up = false
      if (!closing) void recover()
    })
  }
  const recover = async () => {
    note('The database has ended; it is being started again')
    for (let wait = 100; !closing; wait = Math.min(wait * 2, 5_000)) {
      await pause(wait)
      try {
        keeper = await reach(cluster, listening, start)
        up = true
        watch(keeper)
        note('The database is back')
        return
      } catch (fault) {
        note(`The database does not start: ${fault instanceof Error ? fault.message : String(fault)}`)
      }
    }
  }
  watch(keeper)

  return {
    target: { ...at, user: shopDatabase, database: shopDatabase },
    superuserTarget: { ...at, user: keeperRole, database: 'postgres' },
    isUp: () => up,
    close: async () => {
      if (closing) return
      closing = true
      if (keeper.owns) await stopServer(cluster, binaries)
      await keeper.client.end().catch(() => {})
      await listening.close()
    },
  }
}

async function address(cluster: string, listening: Listening) {
  const file = await readPostmasterFile(cluster)
  if (!file) throw new DatabaseFault('The database ended as soon as it had started')
  return listening.reach(file)
}

const startPatience = 15_000
const recoveryPatience = 300_000

/** Connects to the server of `cluster`, starting it if there is none. */
async function reach(
  cluster: string,
  listening: Listening,
  start: () => Promise<ServerProcess>,
): Promise<Keeper> {
  const begun = Date.now()
  let server: ServerProcess | undefined
  let reason: unknown
  while (Date.now() - begun < (isStarting(reason) ? recoveryPatience : startPatience)) {
    const file = await readPostmasterFile(cluster)
    if (file) {
      try {
        return await connectKeeper(listening.reach(file))
      } catch (fault) {
        reason = fault
      }
    }
    if (!server || server.ended()) {
      if (server) reason = await explain(server)
      await clearStaleFile(cluster)
      if (!(await readPostmasterFile(cluster))) server = await start()
    }
    await pause(server && !server.ended() ? 20 : 300)
  }
  const last = server?.ended() ? await explain(server) : reason
  throw new DatabaseFault(
    `The database in DATA_DIR does not start: ${last instanceof Error ? last.message : 'it does not answer'}`,
  )
}

/** Faults that pass: a server that is just ending, or was killed and is not quite gone. */
const passing = /lock file|shared memory|already|being used|is starting up|shutting down/

async function explain(server: ServerProcess): Promise<Error> {
  const words = await server.lastWords()
  const line = words.split('\n').findLast((each) => /FATAL|PANIC|could not|error/i.test(each))
  const fault = new DatabaseFault(
    line?.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '') ?? 'it ended without a word',
  )
  if (!passing.test(words))
    throw new DatabaseFault(`The database in DATA_DIR does not start: ${fault.message}`)
  return fault
}
