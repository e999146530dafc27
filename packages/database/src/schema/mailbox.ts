import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * SQL: the mailbox that an address reaches, as `mailboxOf` of packages/domain gives it. The index `orders_mailbox` is over this
 * expression, and of no use to another.
 */
export function mailboxOf(email: SQLWrapper): SQL {
  const untagged = sql`regexp_replace(lower(${email}), '^(.[^@]*?)\\+[^@]*@', '\\1@')`
  const gmail = '@(gmail|googlemail)\\.com$'
  return sql`(case when lower(${email}) ~ ${sql.raw(`'${gmail}'`)}
    then replace(split_part(${untagged}, '@', 1), '.', '') || '@gmail.com' else ${untagged} end)`
}
