import { randomInt, randomUUID } from 'node:crypto'
import type { Locale } from '@zayy/contract/types'
import { inTransaction } from '@zayy/database/in-transaction'
import { customers, passwordResets } from '@zayy/database/schema/accounts'
import { localeInfo } from '@zayy/i18n/locale'
import type { SendMail } from '@zayy/platform/mail/mail'
import { renderEmail } from '@zayy/platform/mail/render-email'
import type { Database, Executor } from '@zayy/platform/postgres/database'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import { and, eq, gt, isNotNull, ne, sql } from 'drizzle-orm'
import { consumeMailLimit, mailClient } from '../consume-mail-limit.ts'
import { findEmailBranding } from '../settings/find-email-branding.ts'
import { resetCodeEmail, resetLinkEmail } from './account-emails.ts'
import { codeMac } from './code-mac.ts'
import { hashPassword } from './hash-password.ts'
import { newHashedToken } from './opaque-token.ts'
import { isResetLockedOut } from './reset-code-lockout-row.ts'

type Tools = { sendMail: SendMail; publicUrl: string; keys: Keys; limitMultiplier: number }

/**
 * Sends the code or link of a password reset, created now, so that no job contains it. Sends nothing if the
 * address has no account, the attempt has ended, or a mail limit is used up.
 * @param attempt `onlyLink`: a lockout is active
 */
export async function sendResetMail(
  database: Database,
  { sendMail, publicUrl, keys, limitMultiplier }: Tools,
  attempt: { resetId: number; onlyLink?: boolean },
  signal: AbortSignal,
): Promise<void> {
  const created = await createResetSecret(database, attempt, { keys, limitMultiplier })
  if (!created) return
  const { locale, secret } = created
  const branding = await findEmailBranding(database, locale, publicUrl)
  const to = { name: created.name, shop: branding.names, locale }
  const email =
    'code' in secret
      ? resetCodeEmail(to, secret.code)
      : resetLinkEmail(to, resetLink(publicUrl, locale, secret.token))
  // A retry gets a new code, so it is another mail.
  const id = `password-reset-${randomUUID()}`
  const mail = renderEmail(email, branding)
  await sendMail({ ...mail, to: created.email, id }, signal)
  if ('token' in secret) await recordLinkMailed(database, attempt.resetId)
}

/** Browsers do not send the fragment to servers. */
function resetLink(publicUrl: string, locale: Locale, token: string): string {
  return `${publicUrl}${localeInfo[locale].prefix}/auth/reset-password#${token}`
}

async function recordLinkMailed(database: Database, resetId: number): Promise<void> {
  await database
    .update(passwordResets)
    .set({ linkMailedAt: sql`now()` })
    .where(eq(passwordResets.id, resetId))
}

/** Codes per account in 24 hours; further mails contain a link. */
const MAX_CODES = 3

/** A day plus the ten minutes for which a code is valid, so that attempts with more codes never fall into one day. */
const codesCountedSince = sql`now() - interval '24 hours 10 minutes'`

/**
 * Creates the code of an attempt, replacing the account's earlier one. During a lockout, and after the third
 * code of a day, creates a link token instead: using up someone's codes must not keep them from resetting.
 * @param limitMultiplier multiplies the allowed mails and the hashes that may wait
 * @returns null if nothing is to be mailed
 */
async function createResetSecret(
  database: Database,
  { resetId, onlyLink = false }: { resetId: number; onlyLink?: boolean },
  { keys, limitMultiplier }: { keys: Keys; limitMultiplier: number },
) {
  const attempt = await findOpenAttempt(database, resetId)
  if (!attempt || (onlyLink && attempt.linkMailedAt)) return null
  // Hashes before looking up the account, so that timing does not reveal whether it exists.
  const code = newCode()
  const { version, mac } = codeMac(keys, attempt.attemptHash, code)
  const codeHash = await hashPassword(mac, { limitMultiplier })
  return await inTransaction(database, async (transaction) => {
    const customer = await lockCustomer(transaction, attempt.emailIdentity)
    if (!customer) {
      await deleteAddress(transaction, resetId)
      return null
    }
    const { id: customerId, name, email } = customer
    const created = { name, email, locale: attempt.locale }
    // A retry was counted already.
    const hasCode =
      attempt.codeMailedAt !== null ||
      (await countCodes(transaction, customerId, resetId)) < MAX_CODES * limitMultiplier
    const sendsCode = hasCode && !onlyLink && !(await isResetLockedOut(transaction))
    const isWithinLimit = await consumeMailLimit(
      transaction,
      {
        mail: `password-reset-${resetId}-${sendsCode ? 'code' : 'link'}`,
        kind: 'reset',
        to: email,
        client: mailClient(attempt.client, 'reset'),
      },
      limitMultiplier,
    )
    if (!isWithinLimit) return null
    if (sendsCode) {
      await endOtherCodes(transaction, customerId, resetId)
      await saveSecret(transaction, resetId, {
        customerId,
        codeHash,
        codeKeyVersion: version,
        codeMailedAt: sql`now()`,
      })
      return { ...created, secret: { code } }
    }
    const { token, hash } = newHashedToken()
    await endOtherCodes(transaction, customerId, resetId)
    await saveSecret(transaction, resetId, {
      customerId,
      codeHash: null,
      codeKeyVersion: null,
      tokenHash: hash,
      tokenExpiresAt: sql`now() + interval '10 minutes'`,
    })
    return { ...created, secret: { token } }
  })
}

function newCode(): string {
  return String(randomInt(10_000)).padStart(4, '0')
}

/** Finds an attempt that has not expired and whose code was neither used nor replaced since it was mailed. */
async function findOpenAttempt(database: Executor, resetId: number) {
  const { attemptHash, emailIdentity, client, locale, codeHash, codeMailedAt, linkMailedAt } = passwordResets
  const [attempt] = await database
    .select({
      id: passwordResets.id,
      attemptHash,
      emailIdentity,
      client,
      locale,
      codeHash,
      codeMailedAt,
      linkMailedAt,
    })
    .from(passwordResets)
    .where(and(eq(passwordResets.id, resetId), gt(passwordResets.expiresAt, sql`now()`)))
  const replaced = attempt?.codeMailedAt && attempt.codeHash === null
  return replaced ? undefined : attempt
}

/** Locks the customer of an address, so that concurrent attempts count each other. */
async function lockCustomer(transaction: Executor, emailIdentity: string | null) {
  if (emailIdentity === null) return undefined
  const [customer] = await transaction
    .select({ id: customers.id, name: customers.firstName, email: customers.email })
    .from(customers)
    .where(eq(customers.emailIdentity, emailIdentity))
    .for('update')
  return customer
}

/** Counts the codes mailed to an account recently for other attempts. */
async function countCodes(transaction: Executor, customerId: number, resetId: number): Promise<number> {
  const others = and(eq(passwordResets.customerId, customerId), ne(passwordResets.id, resetId))
  return await transaction.$count(
    passwordResets,
    and(others, gt(passwordResets.codeMailedAt, codesCountedSince)),
  )
}

async function endOtherCodes(transaction: Executor, customerId: number, resetId: number): Promise<void> {
  await transaction
    .update(passwordResets)
    .set({ codeHash: null, codeKeyVersion: null })
    .where(
      and(
        eq(passwordResets.customerId, customerId),
        ne(passwordResets.id, resetId),
        isNotNull(passwordResets.codeHash),
      ),
    )
}

type ResetUpdate = Parameters<ReturnType<Executor['update']>['set']>[0]

async function saveSecret(transaction: Executor, resetId: number, secret: ResetUpdate): Promise<void> {
  await transaction.update(passwordResets).set(secret).where(eq(passwordResets.id, resetId))
}

/** Removes an address without an account as soon as that is known. */
async function deleteAddress(transaction: Executor, resetId: number): Promise<void> {
  await transaction.update(passwordResets).set({ emailIdentity: null }).where(eq(passwordResets.id, resetId))
}
