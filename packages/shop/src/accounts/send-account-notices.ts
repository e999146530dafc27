import { randomUUID } from 'node:crypto'
import { customers } from '@zayy/database/schema/accounts'
import { localeInfo } from '@zayy/i18n/locale'
import type { SendMail } from '@zayy/platform/mail/mail'
import { renderEmail } from '@zayy/platform/mail/render-email'
import type { Database } from '@zayy/platform/postgres/database'
import { consume } from '@zayy/platform/rate-limits/consume'
import { type SQL, eq } from 'drizzle-orm'
import { addJob } from '../add-job.ts'
import { findEmailBranding } from '../settings/find-email-branding.ts'
import { emailChangedEmail, guessWarningEmail, passwordChangedEmail } from './account-emails.ts'
import { accountKeys } from './limit-keys.ts'

const ONCE_A_DAY = { name: 'guess-warning', max: 1, seconds: 24 * 60 * 60 }

/** @property publicUrl base of links, without a trailing slash */
type NoticeTools = { sendMail: SendMail; publicUrl: string }

/**
 * Queues a warning that somebody tries passwords for an account, at most once a day. The job looks up the account, so that
 * timing does not reveal whether it exists.
 * @param identity the address as returned by `emailIdentity`; '' if it is not an address
 */
export async function addGuessWarning(database: Database, identity: string): Promise<void> {
  if (identity === '') return
  const consumed = await consume(database, ONCE_A_DAY, accountKeys(identity, null), 1)
  if ('giveBack' in consumed)
    await addJob(database, 'guess-warning', { identity, mailId: randomUUID() }, identity)
}

/** Warns the customer of an address, if there is one, that somebody tries passwords for their account. */
export async function sendGuessWarning(
  database: Database,
  tools: NoticeTools,
  { identity, mailId }: { identity: string; mailId: string },
  signal: AbortSignal,
): Promise<void> {
  const found = await findRecipient(database, tools, eq(customers.emailIdentity, identity))
  if (!found) return
  const mail = renderEmail(guessWarningEmail(found.recipient, found.resetPasswordLink), found.branding)
  await tools.sendMail({ ...mail, to: found.email, id: `guess-warning-${mailId}`, kind: 'account' }, signal)
}

/** Notifies a customer that their password was changed. */
export async function sendPasswordChanged(
  database: Database,
  tools: NoticeTools,
  { customerId, mailId }: { customerId: number; mailId: string },
  signal: AbortSignal,
): Promise<void> {
  const found = await findRecipient(database, tools, eq(customers.id, customerId))
  if (!found) return
  const mail = renderEmail(passwordChangedEmail(found.recipient, found.resetPasswordLink), found.branding)
  await tools.sendMail(
    { ...mail, to: found.email, id: `password-changed-${mailId}`, kind: 'account' },
    signal,
  )
}

/** Notifies an account's former address that the account has another one now. */
export async function sendEmailChanged(
  database: Database,
  tools: NoticeTools,
  { customerId, formerEmail, mailId }: { customerId: number; formerEmail: string; mailId: string },
  signal: AbortSignal,
): Promise<void> {
  const found = await findRecipient(database, tools, eq(customers.id, customerId))
  if (!found) return
  const mail = renderEmail(emailChangedEmail(found.recipient), found.branding)
  await tools.sendMail({ ...mail, to: formerEmail, id: `email-changed-${mailId}`, kind: 'account' }, signal)
}

async function findRecipient(database: Database, { publicUrl }: NoticeTools, where: SQL) {
  const [customer] = await database
    .select({ name: customers.firstName, email: customers.email, locale: customers.locale })
    .from(customers)
    .where(where)
  if (!customer) return undefined
  const { name, email, locale } = customer
  const branding = await findEmailBranding(database, locale, publicUrl)
  return {
    email,
    recipient: { name, shop: branding.names, locale },
    branding,
    resetPasswordLink: `${publicUrl}${localeInfo[locale].prefix}/auth/reset-password`,
  }
}
