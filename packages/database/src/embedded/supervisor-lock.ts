import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { superuserRole } from './cluster.ts'

const ownershipLock = 1
const closingLock = 3

const applicationName = 'zayy supervisor'

/** How long closing waits for a server that does not answer, in milliseconds. */
const closingPatience = 3_000

/**
 * A process's own connection to the server that it supervises, by which it knows that the server lives. At most one
 * process owns the server; PostgreSQL itself holds that lock for as long as the owner's connection lives, so a killed
 * owner leaves none behind.
 */
export type SupervisorLock = {
  client: pg.Client
  /** Becomes the owner unless another process is. Never rejects. */
  tryToOwn(): Promise<void>
  /**
   * Before the end: whether this process has to stop the server, because nobody else supervises it. If so, nobody
   * can join until the connection ends; if not, the server goes on.
   */
  mustStop(): Promise<boolean>
  end(): Promise<void>
}

/** Tells whether the server has started but does not let anybody in yet. */
export function isStarting(error: unknown): boolean {
  return (error as { code?: string } | undefined)?.code === '57P03'
}

/** Connects to the server, and becomes its owner unless another process is. Waits for one that is just closing. */
export async function connectSupervisor(at: {
  host: string
  port: number
  password?: string
}): Promise<SupervisorLock> {
  const client = new pg.Client({
    ...at,
    user: superuserRole,
    database: 'postgres',
    application_name: applicationName,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  client.on('error', () => {})
  await client.connect()
  await client.query('select pg_advisory_lock_shared($1)', [closingLock])
  await client.query('select pg_advisory_unlock_shared($1)', [closingLock])
  let owns = false
  let asking = false
  const tryToOwn = async () => {
    if (owns || asking) return
    asking = true
    owns = await tryLock(client).catch(() => false)
    asking = false
  }
  await tryToOwn()
  return {
    client,
    tryToOwn,
    mustStop: () => Promise.race([mustStop(client), pause(closingPatience, false, { ref: false })]),
    end: () => client.end().catch(() => {}),
  }
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ owns: boolean }>('select pg_try_advisory_lock($1) as owns', [
    ownershipLock,
  ])
  return rows[0]?.owns === true
}

async function mustStop(client: pg.Client): Promise<boolean> {
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
    return false
  }
}
