import { sql } from 'drizzle-orm'
import type { Executor } from './database.ts'

/**
 * Identity of the database that holds a shop.
 * @property shop the shop's id, which a dump and a copy keep
 * @property place system identifier of PostgreSQL and name of the database. It differs for a dump that was loaded
 *   elsewhere. It stays the same after a failover, behind a pooler or at a new address
 */
export type DatabaseIdentity = { shop: string; place: string }

/**
 * Identifies a migrated database. If the role may not read the system identifier, `place` relies on the database name
 * alone.
 */
export async function identifyDatabase(database: Executor): Promise<DatabaseIdentity> {
  const { rows } = await database.execute(sql`select shop_id::text as shop from installation`)
  const [found] = rows
  if (!found) throw new Error('The table installation has no row')
  const { server, name } = await findPlace(database)
  return { shop: String(found.shop), place: `${server ?? 'unknown'}/${name}` }
}

/** Returns whether both connections lead to one database, migrated or not. A role that may not identify its server counts as there. */
export async function isSameDatabase(one: Executor, other: Executor): Promise<boolean> {
  const [here, there] = [await findPlace(one), await findPlace(other)]
  const isSameServer = here.server === there.server || here.server === null || there.server === null
  return isSameServer && here.name === there.name
}

async function findPlace(database: Executor): Promise<{ server: string | null; name: string }> {
  const { rows } = await database.execute(
    sql`select current_database() as name, has_function_privilege('pg_control_system()', 'execute') as may_ask`,
  )
  const server = rows[0]?.may_ask ? await systemIdentifierOf(database) : null
  return { server, name: String(rows[0]?.name) }
}

/** Returns the shop id of a database of any version, or null for a database without a shop. */
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

/** Returns true if the role of this connection owns the shop's tables. */
export async function ownsTables(database: Executor): Promise<boolean> {
  const { rows } = await database.execute(
    sql`select pg_has_role(current_user, relowner, 'usage') as owns from pg_class where oid = 'public.installation'::regclass`,
  )
  return rows[0]?.owns === true
}
