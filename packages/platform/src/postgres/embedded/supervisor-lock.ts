import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { superuserRole } from './cluster.ts'

const ownershipLock = 1
const closingLock = 3

const applicationName = 'zayy supervisor'

/** How long closing waits for a server that does not answer, in milliseconds. */
const closingPatience = 5_000

/**
 * A process's own connection to the server that it supervises, by which it knows that the server lives. At most one
 * process owns the server; PostgreSQL itself holds that lock for as long as the owner's connection lives, so a killed
 * owner leaves none behind.
 */
export type SupervisorLock = {
  client: pg.Client
  /** Becomes the owner unless another process is. Never rejects. */
  tryToOwn(): Promise<void>
  /** Whether this process is the owner, or was when the connection was lost. */
  owns(): boolean
  /**
   * Before the end: whether this process has to stop the server, because nobody else supervises it. If so, nobody
   * can join until the connection ends; if not, the server goes on. `unknown`: the server does not answer, or has ended the
   * connection, which it does too when it begins anew after a crash.
   */
  mustStop(): Promise<boolean | 'unknown'>
  end(): Promise<void>
}

/** Tells whether the server has started but does not let anybody in yet. */
export function isStarting(error: unknown): boolean {
  return (error as { code?: string } | undefined)?.code === '57P03'
}

/**
 * Connects to the server, and becomes its owner unless another process is. Waits for one that is just closing.
 * @param signal ends the connection, whatever it waits for
 */
export async function connectSupervisor(
  at: { host: string; port: number; password?: string },
  signal: AbortSignal,
): Promise<SupervisorLock> {
  const client = new pg.Client({
    ...at,
    user: superuserRole,
    database: 'postgres',
    application_name: applicationName,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  client.on('error', () => {})
  const end = () => client.end().catch(() => {})
  // Ended while it connects, it would never answer.
  await client.connect()
  signal.addEventListener('abort', end)
  let owns: boolean
  try {
    signal.throwIfAborted()
    await client.query('select pg_advisory_lock_shared($1)', [closingLock])
    await client.query('select pg_advisory_unlock_shared($1)', [closingLock])
    owns = await tryLock(client)
  } catch (error) {
    void end()
    throw error
  } finally {
    signal.removeEventListener('abort', end)
  }
  let asking = false
  const tryToOwn = async () => {
    if (owns || asking) return
    asking = true
    owns = await tryLock(client).catch(() => false)
    asking = false
  }
  return {
    client,
    tryToOwn,
    owns: () => owns,
    mustStop: () =>
      Promise.race([mustStop(client), pause(closingPatience, 'unknown' as const, { ref: false })]),
    end,
  }
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ owns: boolean }>('select pg_try_advisory_lock($1) as owns', [
    ownershipLock,
  ])
  return rows[0]?.owns === true
}

async function mustStop(client: pg.Client): Promise<boolean | 'unknown'> {
  try {
    await client.query('select pg_advisory_lock($1)', [closingLock])
    const { rowCount } = await client.query(
      'select from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()',
      [applicationName],
    )
    if (rowCount === 0 && (await tryLock(client))) return true
    // A closed connection is listed for a moment more, and must not count for the next process that closes.
    await client.query(`set application_name = 'zayy'`)
    return false
  } catch {
    return 'unknown'
  }
}
