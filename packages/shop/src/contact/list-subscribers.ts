import type { Locale } from '@zayy/contract/types'
import { newsletterSubscribers } from '@zayy/database/schema/contact'
import type { Database } from '@zayy/platform/postgres/database'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import { asc, isNull } from 'drizzle-orm'
import { newsletterToken } from './newsletter-token.ts'

/** A subscriber with the proof of consent that the law requires, and the token of the unsubscribe link. */
export type Subscriber = {
  email: string
  locale: Locale
  consentVersion: number
  consentedAt: Date
  token: string
}

/** Lists current subscribers, oldest first. */
export async function listSubscribers(database: Database, keys: Keys): Promise<Subscriber[]> {
  const { id, email, locale, consentVersion, consentedAt, unsubscribedAt } = newsletterSubscribers
  const rows = await database
    .select({ id, email, locale, consentVersion, consentedAt })
    .from(newsletterSubscribers)
    .where(isNull(unsubscribedAt))
    .orderBy(asc(id))
  return rows.map(({ id, ...subscriber }) => ({ ...subscriber, token: newsletterToken(keys, id) }))
}
