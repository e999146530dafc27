import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * SQL: the mailbox of an address: `Sara+shop@mail.example` reaches `sara@mail.example`. The index `orders_coupon_mailbox` is over it, and
 * of no use to another expression.
 */
export function mailboxOf(email: SQLWrapper): SQL {
  return sql`regexp_replace(lower(${email}), '\\+[^@]*@', '@')`
}
