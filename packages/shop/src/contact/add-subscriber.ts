import { emailIdentity } from '@zayy/contract/input-parsers/email-address'
import type { Locale } from '@zayy/contract/types'
import { newsletterSubscribers } from '@zayy/database/schema/contact'
import type { Database } from '@zayy/platform/postgres/database'
import { isNotNull, sql } from 'drizzle-orm'

/**
 * Version of the consent text beside the form (message `newsletter.consent`). A new text needs a new version
 * (docs/operating.md lists all).
 */
const CONSENT_VERSION = 2

/**
 * Subscribes an address to the newsletter. Changes nothing if it is subscribed; subscribes it again if it had
 * left.
 */
export async function addSubscriber(database: Database, email: string, locale: Locale): Promise<void> {
  await database
    .insert(newsletterSubscribers)
    .values({ email, emailIdentity: emailIdentity(email), locale, consentVersion: CONSENT_VERSION })
    .onConflictDoUpdate({
      target: newsletterSubscribers.emailIdentity,
      set: { email, locale, consentVersion: CONSENT_VERSION, consentedAt: sql`now()`, unsubscribedAt: null },
      setWhere: isNotNull(newsletterSubscribers.unsubscribedAt),
    })
}
