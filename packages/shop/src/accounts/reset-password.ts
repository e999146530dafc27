import type { ResetPasswordInput } from '@zayy/contract/accounts/password-input'
import { emailIdentity } from '@zayy/contract/input-parsers/email-address'
import { inTransaction } from '@zayy/database/in-transaction'
import { customers, passwordResets } from '@zayy/database/schema/accounts'
import type { Database, Executor } from '@zayy/platform/postgres/database'
import { and, eq, gt, sql } from 'drizzle-orm'
import { invalid, type ValidationIssues } from '../domain-error.ts'
import { listShopNames } from '../settings/list-shop-names.ts'
import { afterNewPassword } from './after-new-password.ts'
import { passwordIssue } from './check-password.ts'
import { hashPassword } from './hash-password.ts'
import type { HashTurn } from './hash-queue.ts'
import { tokenHash } from './opaque-token.ts'

/**
 * Sets a new password by the token of a confirmed code or of a mailed link, once. Every login ends, and nobody is logged in.
 * The customer is known to read the mail of their address from then on. Returns that address as `emailIdentity` has it.
 * @param turn whose password is hashed
 * @throws DomainError 422 for a token that ended, was used or never was, a password that is guessed first, or a confirmation
 *   that differs; a token that is good stays so. 429 when too many passwords are being hashed
 */
export async function resetPassword(
  database: Database,
  input: ResetPasswordInput,
  turn: HashTurn = {},
): Promise<string> {
  const reset = await findReset(database, input.token)
  const issues: ValidationIssues = {}
  if (!reset) issues.token = ['resetEnded']
  const known = [...(reset ? [reset.email] : []), ...(await listShopNames(database))]
  const issue = await passwordIssue(input.new_password, known)
  if (issue) issues.new_password = [issue]
  if (input.confirmPassword !== input.new_password) issues.confirmPassword = ['passwordsDiffer']
  if (!reset || Object.keys(issues).length > 0) throw invalid(issues)
  const passwordHash = await hashPassword(input.new_password, turn)
  await inTransaction(database, async (transaction) => {
    await transaction
      .update(customers)
      .set({ passwordHash, emailProvenAt: sql`coalesce(${customers.emailProvenAt}, now())` })
      .where(eq(customers.id, reset.customerId))
    // Of two at once, the second finds the token used by the first.
    if (!(await findReset(transaction, input.token))) throw invalid({ token: ['resetEnded'] })
    await afterNewPassword(transaction, reset.customerId)
  })
  return emailIdentity(reset.email)
}

/** Whose password a token lets be set; undefined for one that is not good, or whose mail went to an address they have left. */
async function findReset(
  database: Executor,
  token: string,
): Promise<{ customerId: number; email: string } | undefined> {
  const hash = tokenHash(token)
  if (hash === null) return undefined
  const theirs = and(
    eq(customers.id, passwordResets.customerId),
    eq(customers.emailIdentity, passwordResets.emailIdentity),
  )
  const [reset] = await database
    .select({ customerId: customers.id, email: customers.email })
    .from(passwordResets)
    .innerJoin(customers, theirs)
    .where(and(eq(passwordResets.tokenHash, hash), gt(passwordResets.tokenExpiresAt, sql`now()`)))
  return reset
}
