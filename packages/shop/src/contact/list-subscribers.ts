import type { Locale } from '@zayy/contract/types'
import { newsletterSubscribers } from '@zayy/database/schema/contact'
import type { Database } from '@zayy/platform/postgres/database'
import { asc, isNull } from 'drizzle-orm'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import { newsletterToken } from './newsletter-token.ts'

/** Who gets the newsletter, with what the law asks the shop to show, and the token of the link that ends it. */
export type Subscriber = {
  email: string
  locale: Locale
  consentVersion: number
  consentedAt: Date
  token: string
}

/** Those who are subscribed, in the order in which they first were. */
export async function listSubscribers(database: Database, keys: Keys): Promise<Subscriber[]> {
  const { id, email, locale, consentVersion, consentedAt, unsubscribedAt } = newsletterSubscribers
  const rows = await database
    .select({ id, email, locale, consentVersion, consentedAt })
    .from(newsletterSubscribers)
    .where(isNull(unsubscribedAt))
    .orderBy(asc(id))
  return rows.map(({ id, ...subscriber }) => ({ ...subscriber, token: newsletterToken(keys, id) }))
}
