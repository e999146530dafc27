import { sql } from 'drizzle-orm'
import type { Executor } from './database.ts'

/**
 * Which database a shop is in.
 * @property shop the shop's own id, which a dump and a copy keep
 * @property place the PostgreSQL and the name of the database in it: another one for a copy that was dumped and loaded, the same after
 *   a failover, behind a pooler or at a new address
 */
export type DatabaseIdentity = { shop: string; place: string }

/** Identifies a migrated database. */
export async function identifyDatabase(database: Executor): Promise<DatabaseIdentity> {
  const { rows } = await database.execute(
    sql`select shop_id::text as shop, system_identifier || '/' || current_database() as place
      from settings, pg_control_system()`,
  )
  const [found] = rows
  if (!found) throw new Error('the settings have no row')
  return { shop: String(found.shop), place: String(found.place) }
}

/** Whether the role of this connection may change the shop's tables, and not only their rows. */
export async function ownsTables(database: Executor): Promise<boolean> {
  const { rows } = await database.execute(
    sql`select pg_has_role(current_user, relowner, 'usage') as owns from pg_class where oid = 'public.orders'::regclass`,
  )
  return rows[0]?.owns === true
}
