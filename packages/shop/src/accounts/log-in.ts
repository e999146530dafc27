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
 * Logs a customer in.
 * @throws DomainError 422, the same for an unknown address and a wrong password, after the same work; 429 when too many
 *   passwords are being hashed
 */
export async function logIn(database: Database, input: LoginInput, place: LoginPlace): Promise<NewLogin> {
  const [customer] = await database
    .select({ id: customers.id, passwordHash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.emailIdentity, emailIdentity(input.email)))
  const right = await isPassword(input.password, customer?.passwordHash, place)
  if (!right || !customer) throw refused()
  return await inTransaction(database, async (transaction) => {
    // A password that was changed while it was compared opens nothing.
    const [same] = await transaction
      .update(customers)
      .set({ locale: place.locale })
      .where(and(eq(customers.id, customer.id), eq(customers.passwordHash, customer.passwordHash)))
      .returning({ id: customers.id })
    if (!same) throw refused()
    return { token: await openSession(transaction, same.id, place), customerId: same.id }
  })
}

function refused() {
  return invalid({ email: ['credentials'] })
}
