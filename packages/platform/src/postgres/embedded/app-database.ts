import pg from 'pg'

/** The shop's own database in the server. */
export const shopDatabase = 'shop'

/** The role that owns the database and its tables, and migrates them. */
export const ownerRole = 'shop_owner'

/** The role that the shop works as: rows, and nothing else. */
export const appRole = 'shop_app'

const setupLock = 4

/**
 * Creates the shop's two roles and its database where they do not exist.
 * @param client a superuser's, to the database `postgres`
 */
export async function ensureAppDatabase(client: pg.Client, password?: string): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [setupLock])
  try {
    for (const role of [ownerRole, appRole]) await ensureRole(client, role, password)
    const { rowCount } = await client.query('select from pg_database where datname = $1', [shopDatabase])
    if (rowCount === 0) await client.query(`create database ${shopDatabase} owner ${ownerRole}`)
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
