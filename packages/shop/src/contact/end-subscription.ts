import { newsletterSubscribers } from '@zayy/database/schema/contact'
import type { Database } from '@zayy/platform/postgres/database'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import { eq, sql } from 'drizzle-orm'
import { notFound } from '../domain-error.ts'
import { subscriberOfToken } from './newsletter-token.ts'

/**
 * Ends a subscription by the token of a newsletter link. Repeats change nothing: mail programs retry.
 * @throws DomainError notFound for an invalid token
 */
export async function endSubscription(database: Database, keys: Keys, token: string): Promise<void> {
  const subscriberId = subscriberIdOf(keys, token)
  await database
    .update(newsletterSubscribers)
    .set({ unsubscribedAt: sql`coalesce(${newsletterSubscribers.unsubscribedAt}, now())` })
    .where(eq(newsletterSubscribers.id, subscriberId))
}

/** @throws DomainError notFound for an invalid token */
export function subscriberIdOf(keys: Keys, token: string): number {
  const subscriberId = subscriberOfToken(keys, token)
  if (subscriberId === null) throw notFound()
  return subscriberId
}
