import type { ChangePasswordInput } from '@zayy/contract/accounts/password-input'
import { inTransaction } from '@zayy/database/in-transaction'
import { customers } from '@zayy/database/schema/accounts'
import type { Database } from '@zayy/platform/postgres/database'
import { and, eq } from 'drizzle-orm'
import { invalid, notFound, type ValidationIssues } from '../domain-error.ts'
import { listShopNames } from '../settings/list-shop-names.ts'
import { consumeAccountMail } from './account-mail-limit.ts'
import { afterNewPassword } from './after-new-password.ts'
import type { Caller } from './caller.ts'
import { passwordIssue } from './check-password.ts'
import { hashPassword, isPassword } from './hash-password.ts'

/**
 * Changes the password of a logged-in customer, and ends their other logins and password resets.
 * @param by the customer, and the token of the login that stays
 * @param caller the client whose limits count hashes and mails
 * @throws DomainError 422 for a wrong old password, a common new one or a differing confirmation; 429 when too
 *   many passwords are being hashed, or an unproven address has got too many mails
 */
export async function changePassword(
  database: Database,
  by: { customerId: number; token: string | undefined },
  input: ChangePasswordInput,
  caller: Caller,
): Promise<void> {
  const [customer] = await database
    .select({ email: customers.email, passwordHash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.id, by.customerId))
  if (!customer) throw notFound()
  const issues: ValidationIssues = {}
  const isRight = await isPassword(input.old_password, customer.passwordHash, caller)
  if (!isRight) issues.old_password = ['oldPassword']
  const issue = await passwordIssue(input.password, [customer.email, ...(await listShopNames(database))])
  if (issue) issues.password = [issue]
  if (input.password_confirmation !== input.password) issues.password_confirmation = ['passwordsDiffer']
  if (Object.keys(issues).length > 0) throw invalid(issues)
  const passwordHash = await hashPassword(input.password, caller)
  await inTransaction(database, async (transaction) => {
    // Fails if another request has changed the password since it was compared.
    const unchanged = and(eq(customers.id, by.customerId), eq(customers.passwordHash, customer.passwordHash))
    const changed = await transaction
      .update(customers)
      .set({ passwordHash })
      .where(unchanged)
      .returning({ id: customers.id })
    if (changed.length === 0) throw invalid({ old_password: ['oldPassword'] })
    const mailId = await afterNewPassword(transaction, by.customerId, by.token)
    await consumeAccountMail(transaction, { customerId: by.customerId, mail: mailId }, caller)
  })
}
