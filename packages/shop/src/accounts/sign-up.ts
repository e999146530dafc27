import type { SignupInput } from '@zayy/contract/accounts/account-input'
import { emailIdentity } from '@zayy/contract/input-parsers/email-address'
import { inTransaction } from '@zayy/database/in-transaction'
import { customers } from '@zayy/database/schema/accounts'
import type { Database, Executor } from '@zayy/platform/postgres/database'
import { eq } from 'drizzle-orm'
import { invalid, type ValidationIssues } from '../domain-error.ts'
import { listShopNames } from '../settings/list-shop-names.ts'
import { passwordIssue } from './check-password.ts'
import { hashPassword } from './hash-password.ts'
import { type LoginPlace, type NewLogin, openSession } from './open-session.ts'

/**
 * Creates an account and logs its customer in.
 * @throws DomainError 422 for a taken address, a common password or a differing confirmation; 429 when too
 *   many passwords are being hashed
 */
export async function signUp(database: Database, input: SignupInput, place: LoginPlace): Promise<NewLogin> {
  const identity = emailIdentity(input.email)
  const issues = await findIssues(database, input, identity)
  if (Object.keys(issues).length > 0) throw invalid(issues)
  const passwordHash = await hashPassword(input.password, place)
  return await inTransaction(database, async (transaction) => {
    const [customer] = await transaction
      .insert(customers)
      .values({
        firstName: input.fname,
        lastName: input.lname,
        email: input.email,
        emailIdentity: identity,
        phone: input.phone,
        jobTitle: input.job_title ?? null,
        passwordHash,
        locale: place.locale,
      })
      .onConflictDoNothing({ target: customers.emailIdentity })
      .returning({ id: customers.id })
    // A concurrent sign-up has taken the address.
    if (!customer) throw invalid({ email: ['emailTaken'] })
    return { token: await openSession(transaction, customer.id, place), customerId: customer.id }
  })
}

async function findIssues(
  database: Database,
  input: SignupInput,
  identity: string,
): Promise<ValidationIssues> {
  const issues: ValidationIssues = {}
  if (await isEmailTaken(database, identity)) issues.email = ['emailTaken']
  const issue = await passwordIssue(input.password, [input.email, ...(await listShopNames(database))])
  if (issue) issues.password = [issue]
  const { password, password_confirmation: confirmation } = input
  if (confirmation !== undefined && confirmation !== password)
    issues.password_confirmation = ['passwordsDiffer']
  return issues
}

/** @param identity the address as returned by `emailIdentity` */
export async function isEmailTaken(database: Executor, identity: string): Promise<boolean> {
  return (await database.$count(customers, eq(customers.emailIdentity, identity))) > 0
}
