import { passwordResets } from '@zayy/database/schema/accounts'
import { contactMessages, newsletterSubscribers } from '@zayy/database/schema/contact'
import { reviews } from '@zayy/database/schema/reviews'
import { sentMails } from '@zayy/database/schema/sent-mails'
import { eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { recipientsOf } from '../consume-mail-limit.ts'
import type { Person } from './find-person.ts'

/** A row with their address, or of their account. */
function byAddressOrAccount(
  { identity, customerId }: Person,
  { email, account }: { email: PgColumn; account: PgColumn },
): SQL | undefined {
  const byAddress = eq(sql`lower(${email})`, identity)
  return customerId === null ? byAddress : or(byAddress, eq(account, customerId))
}

/** Their reviews, those of the owner's files with their address too. */
export function reviewsOf(person: Person): SQL | undefined {
  return byAddressOrAccount(person, { email: reviews.email, account: reviews.customerId })
}

export function resetsOf(person: Person): SQL | undefined {
  const { emailIdentity: email, customerId: account } = passwordResets
  return byAddressOrAccount(person, { email, account })
}

export function messagesOf({ identity }: Person): SQL {
  return eq(sql`lower(${contactMessages.email})`, identity)
}

export function subscriptionOf({ identity }: Person): SQL {
  return eq(newsletterSubscribers.emailIdentity, identity)
}

export function mailsOf({ identity }: Person): SQL {
  return inArray(sentMails.recipient, recipientsOf(identity))
}
