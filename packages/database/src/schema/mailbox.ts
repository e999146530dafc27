import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * SQL: the mailbox of an address, as `mailboxOf` in packages/domain computes it. Queries must use exactly this
 * expression for the index `orders_mailbox`.
 */
export function mailboxOf(email: SQLWrapper): SQL {
  const untagged = sql`regexp_replace(lower(${email}), '^(.[^@]*?)\\+[^@]*@', '\\1@')`
  const gmail = '@(gmail|googlemail)\\.com$'
  return sql`(case when lower(${email}) ~ ${sql.raw(`'${gmail}'`)}
    then replace(split_part(${untagged}, '@', 1), '.', '') || '@gmail.com' else ${untagged} end)`
}
