import { newsletterSubscribers } from '@zayy/database/schema/contact'
import type { Database } from '@zayy/platform/postgres/database'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import { asc, isNull } from 'drizzle-orm'
import { newsletterToken } from './newsletter-token.ts'

/**
 * Lists current subscribers, oldest first, with the proof of consent that the law requires, and the token of the unsubscribe link.
 */
export async function listSubscribers(database: Database, keys: Keys) {
  const { id, email, locale, consentVersion, consentedAt, unsubscribedAt } = newsletterSubscribers
  const rows = await database
    .select({ id, email, locale, consentVersion, consentedAt })
    .from(newsletterSubscribers)
    .where(isNull(unsubscribedAt))
    .orderBy(asc(id))
  return rows.map(({ id, ...subscriber }) => ({ ...subscriber, token: newsletterToken(keys, id) }))
}

export type Subscriber = Awaited<ReturnType<typeof listSubscribers>>[number]
