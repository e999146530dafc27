import type { ChangePasswordInput } from '@zayy/contract/accounts/password-input'
import { inTransaction } from '@zayy/database/in-transaction'
import { customers } from '@zayy/database/schema/accounts'
import type { Database } from '@zayy/platform/postgres/database'
import { and, eq } from 'drizzle-orm'
import { invalid, notFound, type ValidationIssues } from '../domain-error.ts'
import { listShopNames } from '../settings/list-shop-names.ts'
import { afterNewPassword } from './after-new-password.ts'
import { passwordIssue } from './check-password.ts'
import { hashPassword, isPassword } from './hash-password.ts'
import type { HashTurn } from './hash-queue.ts'

/**
 * Changes the password of a customer who is logged in. Every other login ends, and whatever was begun to reset it.
 * @param by whose it is, and the token of the login that stays
 * @param turn whose passwords are hashed
 * @throws DomainError 422 for a wrong old password, a new one that is guessed first, or a confirmation that differs; 429 when
 *   too many passwords are being hashed
 */
export async function changePassword(
  database: Database,
  by: { customerId: number; token: string | undefined },
  input: ChangePasswordInput,
  turn: HashTurn = {},
): Promise<void> {
  const [customer] = await database
    .select({ email: customers.email, passwordHash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.id, by.customerId))
  if (!customer) throw notFound()
  const issues: ValidationIssues = {}
  const right = await isPassword(input.old_password, customer.passwordHash, turn)
  if (!right) issues.old_password = ['oldPassword']
  const issue = await passwordIssue(input.password, [customer.email, ...(await listShopNames(database))])
  if (issue) issues.password = [issue]
  if (input.password_confirmation !== input.password) issues.password_confirmation = ['passwordsDiffer']
  if (Object.keys(issues).length > 0) throw invalid(issues)
  const passwordHash = await hashPassword(input.password, turn)
  await inTransaction(database, async (transaction) => {
    // Where it was changed meanwhile, the old one is no longer the one that was compared.
    const same = and(eq(customers.id, by.customerId), eq(customers.passwordHash, customer.passwordHash))
    const changed = await transaction
      .update(customers)
      .set({ passwordHash })
      .where(same)
      .returning({ id: customers.id })
    if (changed.length === 0) throw invalid({ old_password: ['oldPassword'] })
    await afterNewPassword(transaction, by.customerId, by.token)
  })
}
