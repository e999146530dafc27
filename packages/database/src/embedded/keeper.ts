import pg from 'pg'
import { keeperRole } from './cluster.ts'

/** The supervisor's own connection to the server: by it, it knows that the server lives, and who keeps it. */
export type Keeper = { client: pg.Client; owns: boolean }

const ownershipLock = 1

/** Tells whether the server has started but does not let anybody in yet. */
export function isStarting(fault: unknown): boolean {
  return (fault as { code?: string } | undefined)?.code === '57P03'
}

/**
 * Connects to the server, and becomes its keeper unless somebody else is: PostgreSQL itself holds that lock
 * for as long as the keeper's connection lives, so a killed keeper leaves none behind.
 */
export async function connectKeeper(at: { host: string; port: number; password?: string }): Promise<Keeper> {
  const client = new pg.Client({
    ...at,
    user: keeperRole,
    database: 'postgres',
    application_name: 'zayy keeper',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ owns: boolean }>('select pg_try_advisory_lock($1) as owns', [
    ownershipLock,
  ])
  return { client, owns: rows[0]?.owns === true }
}

/** Makes the shop's role and its database, where they are not there yet. */
export async function ensureShopDatabase(client: pg.Client, name: string, password?: string): Promise<void> {
  const role = await client.query('select from pg_roles where rolname = $1', [name])
  if (role.rowCount === 0) {
    const secret = password ? ` password ${pg.escapeLiteral(password)}` : ''
    await client.query(`create role ${name} login${secret}`).catch(ignoreTwin)
  }
  const database = await client.query('select from pg_database where datname = $1', [name])
  if (database.rowCount === 0) await client.query(`create database ${name} owner ${name}`).catch(ignoreTwin)
}

function ignoreTwin(fault: { code?: string }): void {
  if (!['42710', '42P04', '23505'].includes(fault.code ?? '')) throw fault
}
