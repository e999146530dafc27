import { randomInt } from 'node:crypto'
import type { Locale } from '@zayy/contract/types'
import { inTransaction } from '@zayy/database/in-transaction'
import { customers, passwordResets } from '@zayy/database/schema/accounts'
import type { Database, Executor } from '@zayy/platform/postgres/database'
import { and, eq, gt, isNotNull, ne, sql } from 'drizzle-orm'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import { consumeMailLimit, mailClient } from '../consume-mail-limit.ts'
import { codeMac } from './code-mac.ts'
import { hashPassword } from './hash-password.ts'
import { newHashedToken } from './opaque-token.ts'
import { areCodesHeld } from './reset-code-lockout-row.ts'

/** Codes that an account gets in any 24 hours; further mails bring a link. */
const MAX_CODES = 3

/** A day, and the ten minutes that a code may be older than its last try: so that no day has the tries of more codes. */
const aDayAgo = sql`now() - interval '24 hours 10 minutes'`

/** What is mailed for an attempt, and to whom. It is nowhere kept as it is here. */
export type MadeSecret = {
  name: string
  email: string
  locale: Locale
  secret: { code: string } | { token: string }
}

/**
 * Makes the code of an attempt, or the token of its link: where codes are held back, and after the third code of a day, since
 * whoever uses up the codes of others must not keep them from resetting. What is made replaces the account's code before it.
 * @param limitMultiplier how many times as many mails as usual are allowed, and hashes may wait
 * @returns null where nothing is to be mailed
 */
export async function makeResetSecret(
  database: Database,
  { resetId, onlyLink = false }: { resetId: number; onlyLink?: boolean },
  { keys, limitMultiplier }: { keys: Keys; limitMultiplier: number },
): Promise<MadeSecret | null> {
  const attempt = await openAttempt(database, resetId)
  if (!attempt || (onlyLink && attempt.linkMailedAt)) return null
  // Before the account is looked for: it is as much work for an address without one.
  const code = newCode()
  const { version, mac } = codeMac(keys, attempt.attemptHash, code)
  const codeHash = await hashPassword(mac, { limitMultiplier })
  return await inTransaction(database, async (transaction) => {
    const customer = await lockCustomer(transaction, attempt.emailIdentity)
    if (!customer) {
      await forgetAddress(transaction, resetId)
      return null
    }
    const { id: customerId, name, email } = customer
    const made = { name, email, locale: attempt.locale }
    // An attempt whose mail is tried again was counted.
    const hasCode =
      attempt.codeMailedAt !== null ||
      (await countCodes(transaction, customerId, resetId)) < MAX_CODES * limitMultiplier
    const getsCode = hasCode && !onlyLink && !(await areCodesHeld(transaction))
    const counted = await consumeMailLimit(
      transaction,
      {
        mail: `password-reset-${resetId}-${getsCode ? 'code' : 'link'}`,
        kind: 'reset',
        to: email,
        client: mailClient(attempt.client, 'reset'),
      },
      limitMultiplier,
    )
    if (!counted) return null
    if (getsCode) {
      await endOtherCodes(transaction, customerId, resetId)
      await keepSecret(transaction, resetId, {
        customerId,
        codeHash,
        codeKeyVersion: version,
        codeMailedAt: sql`now()`,
      })
      return { ...made, secret: { code } }
    }
    const { token, hash } = newHashedToken()
    await endOtherCodes(transaction, customerId, resetId)
    await keepSecret(transaction, resetId, {
      customerId,
      codeHash: null,
      codeKeyVersion: null,
      tokenHash: hash,
      tokenExpiresAt: sql`now() + interval '10 minutes'`,
    })
    return { ...made, secret: { token } }
  })
}

function newCode(): string {
  return String(randomInt(10_000)).padStart(4, '0')
}

/** An attempt that has not ended: whose code was neither used nor replaced since it was mailed. */
async function openAttempt(database: Executor, resetId: number) {
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

/** The customer of an address, locked: of two attempts at once, the second counts what the first has sent. */
async function lockCustomer(transaction: Executor, emailIdentity: string | null) {
  if (emailIdentity === null) return undefined
  const [customer] = await transaction
    .select({ id: customers.id, name: customers.firstName, email: customers.email })
    .from(customers)
    .where(eq(customers.emailIdentity, emailIdentity))
    .for('update')
  return customer
}

/** Returns how many codes an account was mailed of late for other attempts. */
async function countCodes(transaction: Executor, customerId: number, resetId: number): Promise<number> {
  const others = and(eq(passwordResets.customerId, customerId), ne(passwordResets.id, resetId))
  return await transaction.$count(passwordResets, and(others, gt(passwordResets.codeMailedAt, aDayAgo)))
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

type Changed = Parameters<ReturnType<Executor['update']>['set']>[0]

async function keepSecret(transaction: Executor, resetId: number, secret: Changed): Promise<void> {
  await transaction.update(passwordResets).set(secret).where(eq(passwordResets.id, resetId))
}

/** An address that has no account is not kept longer than it takes to find that out. */
async function forgetAddress(transaction: Executor, resetId: number): Promise<void> {
  await transaction.update(passwordResets).set({ emailIdentity: null }).where(eq(passwordResets.id, resetId))
}
