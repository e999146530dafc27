import pg from 'pg'
import { superuserRole } from './cluster.ts'

/** The shop's own database in the server. */
export const shopDatabase = 'shop'

/** The role that owns the database and its tables, and migrates them. */
export const ownerRole = 'shop_owner'

/** The role that the shop works as: rows, and nothing else. */
export const appRole = 'shop_app'

/** The one role that earlier versions had, which owned the database. */
const earlierRole = 'shop'

const setupLock = 4

type ServerAddress = { host: string; port: number; password?: string }

/**
 * Makes the shop's two roles and its database, where they are not there yet. A database of an earlier version gets its new
 * owner; the earlier role is one of the owner's from then on, so that a server of that version goes on.
 * @param client a superuser's, to the database `postgres`
 */
export async function ensureAppDatabase(client: pg.Client, at: ServerAddress): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [setupLock])
  try {
    for (const role of [ownerRole, appRole]) await ensureRole(client, role, at.password)
    const { rows } = await client.query<{ owner: string }>(
      'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
      [shopDatabase],
    )
    if (rows.length === 0) await client.query(`create database ${shopDatabase} owner ${ownerRole}`)
    else if (rows[0]?.owner === earlierRole) await moveFromEarlierRole(at)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [setupLock])
  }
}

async function ensureRole(client: pg.Client, role: string, password: string | undefined): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
  if (rowCount !== 0) return
  const secret = password ? ` password ${pg.escapeLiteral(password)}` : ''
  await client.query(`create role ${role} login${secret}`)
}

async function moveFromEarlierRole(at: ServerAddress): Promise<void> {
  const client = new pg.Client({ ...at, user: superuserRole, database: shopDatabase })
  client.on('error', () => {})
  await client.connect()
  try {
    // A server of the earlier version may be at work on a table: it is not held back for long.
    await client.query(`set lock_timeout = '2s'`)
    await client.query('begin')
    await client.query(`reassign owned by ${earlierRole} to ${ownerRole}`)
    await client.query(`grant ${ownerRole} to ${earlierRole}`)
    await client.query('commit')
  } finally {
    await client.end()
  }
}
