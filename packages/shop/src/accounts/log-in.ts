import type { LoginInput } from '@zayy/contract/accounts/account-input'
import { emailIdentity } from '@zayy/contract/input-parsers/email-address'
import { inTransaction } from '@zayy/database/in-transaction'
import { customers } from '@zayy/database/schema/accounts'
import type { Database } from '@zayy/platform/postgres/database'
import { and, eq } from 'drizzle-orm'
import { invalid } from '../domain-error.ts'
import { isPassword } from './hash-password.ts'
import { type LoginPlace, type NewLogin, openSession } from './open-session.ts'

/**
 * @throws DomainError 422, the same and after the same work for an unknown address and a wrong password; 429
 *   when too many passwords are being hashed
 */
export async function logIn(database: Database, input: LoginInput, place: LoginPlace): Promise<NewLogin> {
  const [customer] = await database
    .select({ id: customers.id, passwordHash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.emailIdentity, emailIdentity(input.email)))
  const isRight = await isPassword(input.password, customer?.passwordHash, place)
  if (!isRight || !customer) throw refused()
  return await inTransaction(database, async (transaction) => {
    // Fails if the password was changed while it was compared.
    const [updated] = await transaction
      .update(customers)
      .set({ locale: place.locale })
      .where(and(eq(customers.id, customer.id), eq(customers.passwordHash, customer.passwordHash)))
      .returning({ id: customers.id })
    if (!updated) throw refused()
    return { token: await openSession(transaction, updated.id, place), customerId: updated.id }
  })
}

function refused() {
  return invalid({ email: ['credentials'] })
}
