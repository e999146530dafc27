import { type SQL, sql } from 'drizzle-orm'
import { advisoryLocks } from './advisory-locks.ts'
import type { Database, Executor, Transaction } from './database.ts'

/**
 * Lets a role use the rows of all tables, including those of later migrations, and read the migration version. Revokes
 * all other rights that PUBLIC has in the database. Costs one small query if nothing is missing.
 * @param owner connection of the role that owns the tables
 * @param role the role that the shop works as
 */
export async function grantRows(owner: Database, role: string): Promise<void> {
  if ((await lackingGrants(owner, role)).length === 0) return
  await owner.transaction((transaction) => grantRowsWithin(transaction, role))
}

/** Does the same within a transaction of the owner. */
export async function grantRowsWithin(transaction: Transaction, role: string): Promise<void> {
  // Without the lock, concurrent grants fail.
  await transaction.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.migration})`)
  const lacking = await lackingGrants(transaction, role)
  if (lacking.length === 0) return
  const lasting = await statements(transaction, lastingGrants(role))
  for (const statement of [...lacking, ...lasting]) await transaction.execute(sql.raw(statement))
}

/** Returns the grants that do not depend on single tables. */
const lastingGrants = (role: string) => sql`
  select format('revoke create, temporary on database %I from public', current_database()) as statement
  union all select 'revoke create on schema public from public'
  union all select format('alter default privileges in schema public
    grant select, insert, update, delete on tables to %I', ${role}::text)
  union all select format('alter default privileges in schema public grant usage on sequences to %I', ${role}::text)`

/** Returns the missing grants as statements. Tables of other owners, for example of extensions, are skipped. */
async function lackingGrants(owner: Executor, role: string): Promise<string[]> {
  return await statements(
    owner,
    sql`
  select format('grant usage on schema %I to %I', nspname, ${role}::text) as statement from pg_namespace
    where ${role} <> current_user and nspname in ('public', 'drizzle') and not has_schema_privilege(${role}, oid, 'usage')
  union all
  select format('grant select on drizzle.__drizzle_migrations to %I', ${role}::text)
    where ${role} <> current_user and not has_table_privilege(${role}, 'drizzle.__drizzle_migrations', 'select')
  union all
  select case relkind when 'S' then format('grant usage on sequence public.%I to %I', relname, ${role}::text)
      else format('grant select, insert, update, delete on public.%I to %I', relname, ${role}::text) end
    from pg_class
    where ${role} <> current_user and relnamespace = 'public'::regnamespace and pg_has_role(relowner, 'usage')
      and case when relkind = 'S' then not has_sequence_privilege(${role}, oid, 'usage')
        when relkind in ('r', 'p', 'v') then not (has_table_privilege(${role}, oid, 'select')
          and has_table_privilege(${role}, oid, 'insert') and has_table_privilege(${role}, oid, 'update')
          and has_table_privilege(${role}, oid, 'delete'))
        else false end`,
  )
}

async function statements(executor: Executor, query: SQL): Promise<string[]> {
  const { rows } = await executor.execute(query)
  return rows.map(({ statement }) => String(statement))
}
