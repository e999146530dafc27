import { emailIdentity } from '@zayy/contract/input-parsers/email-address'
import type { Locale } from '@zayy/contract/types'
import { newsletterSubscribers } from '@zayy/database/schema/contact'
import type { Database } from '@zayy/platform/postgres/database'
import { isNotNull, sql } from 'drizzle-orm'

/** The wording of the consent beside the form (messages of the layout, `newsletter.consent`). Another wording is another version (docs/operating.md has all). */
const CONSENT_VERSION = 2

/** Subscribes an address to the newsletter. One that is subscribed stays as it is; one that had left is back. */
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
