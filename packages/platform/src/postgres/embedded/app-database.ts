import pg from 'pg'

/** The shop's own database in the server. */
export const SHOP_DATABASE = 'shop'

/** The role that owns the database and its tables, and migrates them. */
export const OWNER_ROLE = 'shop_owner'

/** The role that the shop works as, with rights on rows only. */
export const APP_ROLE = 'shop_app'

const SETUP_LOCK = 4

/**
 * Creates the shop's two roles and its database if they do not exist.
 * @param client a superuser's connection to the database `postgres`
 */
export async function ensureAppDatabase(client: pg.Client, password?: string): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [SETUP_LOCK])
  try {
    for (const role of [OWNER_ROLE, APP_ROLE]) await ensureRole(client, role, password)
    const { rowCount } = await client.query('select from pg_database where datname = $1', [SHOP_DATABASE])
    if (rowCount === 0) await client.query(`create database ${SHOP_DATABASE} owner ${OWNER_ROLE}`)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [SETUP_LOCK])
  }
}

async function ensureRole(client: pg.Client, role: string, password: string | undefined): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
  if (rowCount !== 0) return
  const secret = password ? ` password ${pg.escapeLiteral(password)}` : ''
  await client.query(`create role ${role} login${secret}`)
}
