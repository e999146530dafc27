import { newsletterSubscribers } from '@zayy/database/schema/contact'
import type { Database } from '@zayy/platform/postgres/database'
import { eq, sql } from 'drizzle-orm'
import { notFound } from '../domain-error.ts'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import { subscriberOfToken } from './newsletter-token.ts'

/**
 * Ends the subscription that a link of the newsletter names. Who has left already stays as they are: mail programs try again.
 * @throws DomainError notFound: the token is not the shop's
 */
export async function endSubscription(database: Database, keys: Keys, token: string): Promise<void> {
  const subscriberId = subscriptionOf(keys, token)
  await database
    .update(newsletterSubscribers)
    .set({ unsubscribedAt: sql`coalesce(${newsletterSubscribers.unsubscribedAt}, now())` })
    .where(eq(newsletterSubscribers.id, subscriberId))
}

/**
 * Returns the subscriber whose subscription a token ends.
 * @throws DomainError notFound: the token is not the shop's
 */
export function subscriptionOf(keys: Keys, token: string): number {
  const subscriberId = subscriberOfToken(keys, token)
  if (subscriberId === null) throw notFound()
  return subscriberId
}
