import { randomUUID } from 'node:crypto'
import { customers } from '@zayy/database/schema/accounts'
import { localeInfo } from '@zayy/i18n/locale'
import type { EmailTemplate } from '@zayy/platform/mail/email-template'
import type { SendMail } from '@zayy/platform/mail/mail'
import { renderEmail } from '@zayy/platform/mail/render-email'
import type { Database } from '@zayy/platform/postgres/database'
import { consume } from '@zayy/platform/rate-limits/consume'
import { eq, type SQL } from 'drizzle-orm'
import { addJob, type JobPayloads } from '../add-job.ts'
import { mailClient } from '../consume-mail-limit.ts'
import { findEmailBranding } from '../settings/find-email-branding.ts'
import {
  emailChangedEmail,
  guessWarningEmail,
  passwordChangedEmail,
  type Recipient,
} from './account-emails.ts'
import { countAccountMail } from './account-mail-limit.ts'
import { accountKeys } from './limit-keys.ts'

const ONCE_A_DAY = { name: 'guess-warning', max: 1, seconds: 24 * 60 * 60 }

/** @property publicUrl base of links, without a trailing slash */
type NoticeTools = { sendMail: SendMail; publicUrl: string }

/**
 * Queues a warning that somebody tries passwords for an account, at most once a day. The job looks up the account, so that
 * timing does not reveal whether it exists.
 * @param identity the address as returned by `emailIdentity`; '' if it is not an address
 * @param client as returned by `rateLimitKey`
 */
export async function addGuessWarning(database: Database, identity: string, client: string): Promise<void> {
  if (identity === '') return
  const consumed = await consume(database, ONCE_A_DAY, accountKeys(identity, null), 1)
  if (!('giveBack' in consumed)) return
  const job = { identity, mailId: randomUUID(), client: mailClient(client, 'account') }
  await addJob(database, 'guess-warning', job, identity)
}

/**
 * Warns the customer of an address, if there is one, that somebody tries passwords for their account. An address that nobody proved
 * may be a stranger's, whose mailbox gets a limited number of mails.
 */
export async function sendGuessWarning(
  database: Database,
  tools: NoticeTools & { limitMultiplier: number },
  { identity, mailId, client }: JobPayloads['guess-warning'],
  signal: AbortSignal,
): Promise<void> {
  const notice = { id: `guess-warning-${mailId}`, write: guessWarningEmail }
  const where = eq(customers.emailIdentity, identity)
  const isWithinLimit = await database.transaction((transaction) =>
    countAccountMail(transaction, where, { mail: notice.id, client }, tools.limitMultiplier),
  )
  if (!isWithinLimit) return
  await sendNotice(database, tools, where, notice, signal)
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
