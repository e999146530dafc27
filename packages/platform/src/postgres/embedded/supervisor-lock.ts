import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { SUPERUSER_ROLE } from './cluster.ts'

const OWNERSHIP_LOCK = 1
const CLOSING_LOCK = 3

const APPLICATION_NAME = 'zayy supervisor'

/** Time that closing waits for a server that does not respond, in milliseconds. */
const CLOSING_TIMEOUT_MS = 5_000

/**
 * A supervisor's connection to its server, which shows that the server is alive. At most one process owns the server.
 * PostgreSQL holds that lock while the owner's connection lives, so a killed owner leaves no lock behind.
 */
export type SupervisorLock = {
  client: pg.Client
  /** Becomes the owner unless another process is. Never rejects. */
  tryToOwn(): Promise<void>
  /** Returns true if this process is the owner, or was when the connection was lost. */
  owns(): boolean
  /**
   * Call before the end. Returns true if no other process supervises the server, so this process must stop it; then no
   * process can join until the connection ends. Returns `unknown` if the server does not respond or has closed the
   * connection, as after a crash.
   */
  mustStop(): Promise<boolean | 'unknown'>
  end(): Promise<void>
}

/** Returns true for the error of a server that has started but does not accept connections yet. */
export function isStarting(error: unknown): boolean {
  return (error as { code?: string } | undefined)?.code === '57P03'
}

/**
 * Connects to the server and becomes its owner unless another process is. Waits for a process that is closing.
 * @param signal closes the connection at any time
 */
export async function connectSupervisor(
  at: { host: string; port: number; password?: string },
  signal: AbortSignal,
): Promise<SupervisorLock> {
  const client = new pg.Client({
    ...at,
    user: SUPERUSER_ROLE,
    database: 'postgres',
    application_name: APPLICATION_NAME,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  client.on('error', () => {})
  const end = () => client.end().catch(() => {})
  // If closed while it connects, the driver would never settle.
  await client.connect()
  signal.addEventListener('abort', end)
  let owns: boolean
  try {
    signal.throwIfAborted()
    await client.query('select pg_advisory_lock_shared($1)', [CLOSING_LOCK])
    await client.query('select pg_advisory_unlock_shared($1)', [CLOSING_LOCK])
    owns = await tryLock(client)
  } catch (error) {
    void end()
    throw error
  } finally {
    signal.removeEventListener('abort', end)
  }
  const tryToOwn = async () => {
    owns ||= await tryLock(client).catch(() => false)
  }
  return {
    client,
    tryToOwn,
    owns: () => owns,
    mustStop: () =>
      Promise.race([mustStop(client), pause(CLOSING_TIMEOUT_MS, 'unknown' as const, { ref: false })]),
    end,
  }
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ owns: boolean }>('select pg_try_advisory_lock($1) as owns', [
    OWNERSHIP_LOCK,
  ])
  return rows[0]?.owns === true
}

async function mustStop(client: pg.Client): Promise<boolean | 'unknown'> {
  try {
    await client.query('select pg_advisory_lock($1)', [CLOSING_LOCK])
    const { rowCount } = await client.query(
      'select from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()',
      [APPLICATION_NAME],
    )
    if (rowCount === 0 && (await tryLock(client))) return true
    // A closed connection stays listed for a moment, and must not count for the next process that closes.
    await client.query(`set application_name = 'zayy'`)
    return false
  } catch {
    return 'unknown'
  }
}
