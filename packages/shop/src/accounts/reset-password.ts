import type { ResetPasswordInput } from '@zayy/contract/accounts/password-input'
import { emailIdentity } from '@zayy/contract/input-parsers/email-address'
import { inTransaction } from '@zayy/database/in-transaction'
import { customers, passwordResets } from '@zayy/database/schema/accounts'
import type { Database, Executor } from '@zayy/platform/postgres/database'
import { and, eq, gt, sql } from 'drizzle-orm'
import { invalid, type ValidationIssues } from '../domain-error.ts'
import { listShopNames } from '../settings/list-shop-names.ts'
import { afterNewPassword } from './after-new-password.ts'
import type { Caller } from './caller.ts'
import { passwordIssue } from './check-password.ts'
import { hashPassword } from './hash-password.ts'
import { tokenHash } from './opaque-token.ts'

/**
 * Sets a new password by the token of a confirmed code or mailed link, once. Ends every login, logs nobody in,
 * and marks the e-mail address as proven.
 * @param caller the client whose limits count hashes and mails
 * @returns the address as returned by `emailIdentity`
 * @throws DomainError 422 for an ended, used or unknown token, a common password or a differing confirmation,
 *   after which the token stays valid; 429 when too many passwords are being hashed
 */
export async function resetPassword(
  database: Database,
  input: ResetPasswordInput,
  caller: Caller,
): Promise<string> {
  const reset = await findReset(database, input.token)
  const issues: ValidationIssues = {}
  if (!reset) issues.token = ['resetEnded']
  const known = [...(reset ? [reset.email] : []), ...(await listShopNames(database))]
  const issue = await passwordIssue(input.new_password, known)
  if (issue) issues.new_password = [issue]
  if (input.confirmPassword !== input.new_password) issues.confirmPassword = ['passwordsDiffer']
  if (!reset || Object.keys(issues).length > 0) throw invalid(issues)
  const passwordHash = await hashPassword(input.new_password, caller)
  await inTransaction(database, async (transaction) => {
    await transaction
      .update(customers)
      .set({ passwordHash, emailProvenAt: sql`coalesce(${customers.emailProvenAt}, now())` })
      .where(eq(customers.id, reset.customerId))
    // Fails if a concurrent request has used the token.
    if (!(await findReset(transaction, input.token))) throw invalid({ token: ['resetEnded'] })
    await afterNewPassword(transaction, reset.customerId)
  })
  return emailIdentity(reset.email)
}

/** Finds the customer of a token; undefined if it is invalid or was mailed to an address they have left. */
async function findReset(
  database: Executor,
  token: string,
): Promise<{ customerId: number; email: string } | undefined> {
  const hash = tokenHash(token)
  if (hash === null) return undefined
  const unchangedAddress = and(
    eq(customers.id, passwordResets.customerId),
    eq(customers.emailIdentity, passwordResets.emailIdentity),
  )
  const [reset] = await database
    .select({ customerId: customers.id, email: customers.email })
    .from(passwordResets)
    .innerJoin(customers, unchangedAddress)
    .where(and(eq(passwordResets.tokenHash, hash), gt(passwordResets.tokenExpiresAt, sql`now()`)))
  return reset
}
