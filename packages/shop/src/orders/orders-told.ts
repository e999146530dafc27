import { orders } from '@zayy/database/schema/orders'
import type { Executor } from '@zayy/platform/postgres/database'
import { sentMails } from '@zayy/database/schema/sent-mails'
import { and, eq, sql } from 'drizzle-orm'

/** How the ids of mails about new orders begin. */
export const ORDER_PLACED_PREFIX = 'order-placed-'

/** What orders are counted under that a digest told of. */
export const DIGEST_RECIPIENT = 'buyer-digest'

/** The id of the mail about a new order. */
export function placedMailId(code: string): string {
  return `${ORDER_PLACED_PREFIX}${code}`
}

/** A subquery of the mail that told of an order: its own, or a digest. */
export function told(database: Executor) {
  return database.select({ mail: sentMails.mail }).from(sentMails).where(isItsMail)
}

/** The same, of a digest alone. */
export function toldInDigest(database: Executor) {
  return database
    .select({ mail: sentMails.mail })
    .from(sentMails)
    .where(and(isItsMail, eq(sentMails.recipient, DIGEST_RECIPIENT)))
}

const isItsMail = eq(sentMails.mail, sql`${ORDER_PLACED_PREFIX} || ${orders.code}`)
