import { randomUUID } from 'node:crypto'
import { customers } from '@zayy/database/schema/accounts'
import { localeInfo } from '@zayy/i18n/locale'
import type { EmailTemplate } from '@zayy/platform/mail/email-template'
import type { SendMail } from '@zayy/platform/mail/mail'
import { renderEmail } from '@zayy/platform/mail/render-email'
import type { Database } from '@zayy/platform/postgres/database'
import { consume } from '@zayy/platform/rate-limits/consume'
import { type SQL, eq } from 'drizzle-orm'
import { addJob } from '../add-job.ts'
import { findEmailBranding } from '../settings/find-email-branding.ts'
import {
  emailChangedEmail,
  guessWarningEmail,
  passwordChangedEmail,
  type Recipient,
} from './account-emails.ts'
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
  const notice = { id: `guess-warning-${mailId}`, write: guessWarningEmail }
  await sendNotice(database, tools, eq(customers.emailIdentity, identity), notice, signal)
}

/** Notifies a customer that their password was changed. */
export async function sendPasswordChanged(
  database: Database,
  tools: NoticeTools,
  { customerId, mailId }: { customerId: number; mailId: string },
  signal: AbortSignal,
): Promise<void> {
  const notice = { id: `password-changed-${mailId}`, write: passwordChangedEmail }
  await sendNotice(database, tools, eq(customers.id, customerId), notice, signal)
}

/** Notifies an account's former address that the account has another one now. */
export async function sendEmailChanged(
  database: Database,
  tools: NoticeTools,
  { customerId, formerEmail, mailId }: { customerId: number; formerEmail: string; mailId: string },
  signal: AbortSignal,
): Promise<void> {
  const notice = { id: `email-changed-${mailId}`, write: emailChangedEmail, to: formerEmail }
  await sendNotice(database, tools, eq(customers.id, customerId), notice, signal)
}

/** @property to the customer's address by default */
type Notice = { id: string; write: (to: Recipient, resetLink: string) => EmailTemplate; to?: string }

async function sendNotice(
  database: Database,
  { sendMail, publicUrl }: NoticeTools,
  where: SQL,
  { id, write, to }: Notice,
  signal: AbortSignal,
): Promise<void> {
  const [customer] = await database
    .select({ name: customers.firstName, email: customers.email, locale: customers.locale })
    .from(customers)
    .where(where)
  if (!customer) return
  const { name, email, locale } = customer
  const branding = await findEmailBranding(database, locale, publicUrl)
  const resetLink = `${publicUrl}${localeInfo[locale].prefix}/auth/reset-password`
  const mail = renderEmail(write({ name, shop: branding.names, locale }, resetLink), branding)
  await sendMail({ ...mail, to: to ?? email, id }, signal)
}
