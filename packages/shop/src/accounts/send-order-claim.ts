import { randomUUID } from 'node:crypto'
import { customers, orderClaims } from '@zayy/database/schema/accounts'
import { localeInfo } from '@zayy/i18n/locale'
import type { Database } from '@zayy/platform/postgres/database'
import { and, eq, sql } from 'drizzle-orm'
import { findEmailBranding } from '../settings/find-email-branding.ts'
import type { SendMail } from '@zayy/platform/mail/mail'
import { renderEmail } from '@zayy/platform/mail/render-email'
import { orderClaimEmail } from './account-emails.ts'
import { newHashedToken } from './opaque-token.ts'

/**
 * Mails a customer the link that takes over what was ordered with their address as a guest. Its token is made now, so that it
 * waits nowhere in clear, and is good for a day. Nothing where the customer has another address by now.
 * @param publicUrl what links start with, without a slash at the end
 * @param signal ends the sending
 */
export async function sendOrderClaim(
  database: Database,
  { sendMail, publicUrl }: { sendMail: SendMail; publicUrl: string },
  claimId: number,
  signal: AbortSignal,
): Promise<void> {
  const { token, hash } = newHashedToken()
  const [claim] = await database
    .update(orderClaims)
    .set({ tokenHash: hash, expiresAt: sql`now() + interval '1 day'` })
    .from(customers)
    .where(
      and(
        eq(orderClaims.id, claimId),
        eq(customers.id, orderClaims.customerId),
        eq(customers.emailIdentity, orderClaims.emailIdentity),
      ),
    )
    .returning({ name: customers.firstName, email: customers.email, locale: customers.locale })
  if (!claim) return
  const { name, email, locale } = claim
  const branding = await findEmailBranding(database, locale, publicUrl)
  // Browsers tell no server what stands after the #.
  const link = `${publicUrl}${localeInfo[locale].prefix}/account/claim#${token}`
  const letter = orderClaimEmail({ name, shop: branding.names, locale }, link)
  // A retry has another token, so it is another mail.
  const id = `order-claim-${randomUUID()}`
  await sendMail({ ...renderEmail(letter, branding), id, to: email, kind: 'account' }, signal)
}
