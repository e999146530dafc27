import { randomUUID } from 'node:crypto'
import type { ProfileInput } from '@zayy/contract/accounts/account-input'
import { emailIdentity } from '@zayy/contract/input-parsers/email-address'
import type { Profile } from '@zayy/contract/types'
import { inTransaction, sqlState } from '@zayy/database/in-transaction'
import { customers } from '@zayy/database/schema/accounts'
import type { Database, Executor } from '@zayy/platform/postgres/database'
import { eq, sql } from 'drizzle-orm'
import { addJob } from '../add-job.ts'
import { invalid, notFound, type ValidationIssues } from '../domain-error.ts'
import { consumeAccountMail } from './account-mail-limit.ts'
import type { Caller } from './caller.ts'
import { getProfile } from './get-profile.ts'
import { isPassword } from './hash-password.ts'
import { isEmailTaken } from './sign-up.ts'

const UNIQUE_VIOLATION = '23505'

/**
 * Updates a customer's profile and returns it. Omitted optional fields stay. A new e-mail address requires the
 * password, and the old address gets a notice: a mailbox suffices to set a new password.
 * @param caller the client whose limits count hashes and mails
 * @throws DomainError 422 for a new address without the password, a taken address, or only one of the two
 *   company fields; 429 when too many passwords are being hashed, or an unproven former address has got too many
 *   mails
 */
export async function updateProfile(
  database: Database,
  customerId: number,
  input: ProfileInput,
  caller: Caller,
): Promise<Profile> {
  const identity = emailIdentity(input.email)
  const provenHash = await findMatchingHash(database, customerId, input, caller)
  const updated = inTransaction(database, async (transaction) => {
    const locked = await lockCustomer(transaction, customerId)
    const isNewEmail = identity !== locked.identity
    const before = await getProfile(transaction, customerId)
    const company = {
      companyName: input.company_name === undefined ? before.company_name : input.company_name,
      companyVat: input.company_vat === undefined ? before.company_vat : input.company_vat,
    }
    const issues = companyIssues(company)
    // Fails if a concurrent change has replaced the password.
    if (isNewEmail && provenHash !== locked.passwordHash)
      issues.password = [input.password === undefined ? 'required' : 'oldPassword']
    if (isNewEmail && (await isEmailTaken(transaction, identity))) issues.email = ['emailTaken']
    if (Object.keys(issues).length > 0) throw invalid(issues)
    if (isNewEmail) await queueEmailChanged(transaction, { customerId, formerEmail: before.email }, caller)
    await transaction
      .update(customers)
      .set({
        firstName: input.fname,
        lastName: input.lname,
        email: input.email,
        emailIdentity: identity,
        // A new address is not proven to be theirs.
        emailProvenAt: sql`case when ${customers.emailIdentity} = ${identity} then ${customers.emailProvenAt} end`,
        phone: input.phone,
        jobTitle: input.job_title === undefined ? before.job_title : input.job_title,
        ...company,
      })
      .where(eq(customers.id, customerId))
    return await getProfile(transaction, customerId)
  })
  return await updated.catch((error: unknown) => {
    throw sqlState(error) === UNIQUE_VIOLATION ? invalid({ email: ['emailTaken'] }) : error
  })
}

/** Returns the current hash if a new address is given and the password matches; else null. */
async function findMatchingHash(
  database: Database,
  customerId: number,
  { email, password }: ProfileInput,
  caller: Caller,
): Promise<string | null> {
  const [current] = await database
    .select({ identity: customers.emailIdentity, passwordHash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.id, customerId))
  if (!current) throw notFound()
  if (password === undefined || current.identity === emailIdentity(email)) return null
  return (await isPassword(password, current.passwordHash, caller)) ? current.passwordHash : null
}

function companyIssues(company: { companyName: string | null; companyVat: string | null }): ValidationIssues {
  if ((company.companyName === null) === (company.companyVat === null)) return {}
  return { [company.companyName === null ? 'company_name' : 'company_vat']: ['companyIncomplete'] }
}

/** Returns address and password hash before the change. */
async function lockCustomer(transaction: Executor, customerId: number) {
  const [locked] = await transaction
    .select({ identity: customers.emailIdentity, passwordHash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('update')
  if (!locked) throw notFound()
  return locked
}

/** Call before the address changes. */
async function queueEmailChanged(
  transaction: Executor,
  { customerId, formerEmail }: { customerId: number; formerEmail: string },
  caller: Caller,
) {
  const mailId = randomUUID()
  await consumeAccountMail(transaction, { customerId, mail: mailId }, caller)
  await addJob(transaction, 'email-changed', { customerId, formerEmail, mailId }, mailId)
}
