import { sql } from 'drizzle-orm'
import type { Executor } from './database.ts'

/**
 * Which database a shop is in.
 * @property shop the shop's own id, which a dump and a copy keep
 * @property place the PostgreSQL and the name of the database in it: another one for a copy that was dumped and loaded, the same after
 *   a failover, behind a pooler or at a new address
 */
export type DatabaseIdentity = { shop: string; place: string }

/** Identifies a migrated database. Where the operator forbids its role to ask for the PostgreSQL, the database's name tells it alone. */
export async function identifyDatabase(database: Executor): Promise<DatabaseIdentity> {
  const mayAsk = sql`has_function_privilege('pg_control_system()', 'execute')`
  const { rows } = await database.execute(
    sql`select shop_id::text as shop, current_database() as name, ${mayAsk} as may_ask from installation`,
  )
  const [found] = rows
  if (!found) throw new Error('The table installation has no row')
  const server = found.may_ask ? await systemIdentifierOf(database) : 'unknown'
  return { shop: String(found.shop), place: `${server}/${found.name}` }
}

/** Returns the id of the shop in a database of any version, or null for a database without a shop. */
export async function findShopId(database: Executor): Promise<string | null> {
  const { rows: tables } = await database.execute(
    sql`select to_regclass('public.installation') is not null as exist`,
  )
  if (!tables[0]?.exist) return null
  const { rows } = await database.execute(sql`select shop_id::text as shop from public.installation`)
  return rows[0]?.shop ? String(rows[0].shop) : null
}

async function systemIdentifierOf(database: Executor): Promise<string> {
  const { rows } = await database.execute(
    sql`select system_identifier::text as system from pg_control_system()`,
  )
  return String(rows[0]?.system)
}

/** Whether the role of this connection may change the tables, and not only their rows. */
export async function ownsTables(database: Executor): Promise<boolean> {
  const { rows } = await database.execute(
    sql`select pg_has_role(current_user, relowner, 'usage') as owns from pg_class where oid = 'public.installation'::regclass`,
  )
  return rows[0]?.owns === true
}
