import { randomUUID } from 'node:crypto'
import type { ProfileInput } from '@zayy/contract/accounts/account-input'
import { emailIdentity } from '@zayy/contract/input-parsers/email-address'
import type { Profile } from '@zayy/contract/types'
import type { Database, Executor } from '@zayy/database/database'
import { inTransaction, sqlState } from '@zayy/database/in-transaction'
import { customers } from '@zayy/database/schema/accounts'
import { eq, sql } from 'drizzle-orm'
import { invalid, notFound } from '../domain-error.ts'
import { addJob } from '../jobs/add-job.ts'
import { getProfile } from './get-profile.ts'
import { isPassword } from './hash-password.ts'

const uniqueViolation = '23505'

/**
 * Changes what a customer told of themselves, and gives it as it is then. Optional fields that are not sent stay. An address
 * is replaced by another only with the password, and is told so: whoever reads the mail of an account's address can set a
 * new password.
 * @throws DomainError 422 for another address without the password, one that another account has, or a company with half of
 *   its two fields; 429 when too many passwords are being hashed
 */
export async function updateProfile(
  database: Database,
  customerId: number,
  input: ProfileInput,
): Promise<Profile> {
  const identity = emailIdentity(input.email)
  const provenHash = await comparePassword(database, customerId, input)
  const updated = inTransaction(database, async (transaction) => {
    const former = await lockCustomer(transaction, customerId)
    // Of two changes at once, the second is compared with what the first has left.
    if (identity !== former.identity && provenHash !== former.passwordHash) throw passwordNeeded(input)
    const before = await getProfile(transaction, customerId)
    const companyName = input.company_name === undefined ? before.company_name : input.company_name
    const companyVat = input.company_vat === undefined ? before.company_vat : input.company_vat
    if (companyName === null && companyVat !== null) throw invalid({ company_name: ['companyIncomplete'] })
    if (companyVat === null && companyName !== null) throw invalid({ company_vat: ['companyIncomplete'] })
    await transaction
      .update(customers)
      .set({
        fname: input.fname,
        lname: input.lname,
        email: input.email,
        emailIdentity: identity,
        // A new address is not known to be theirs.
        emailProvenAt: sql`case when ${customers.emailIdentity} = ${identity} then ${customers.emailProvenAt} end`,
        phone: input.phone,
        jobTitle: input.job_title === undefined ? before.job_title : input.job_title,
        companyName,
        companyVat,
      })
      .where(eq(customers.id, customerId))
    if (identity !== former.identity) await tellFormerAddress(transaction, customerId, before.email)
    return await getProfile(transaction, customerId)
  })
  return await updated.catch((error: unknown) => {
    throw sqlState(error) === uniqueViolation ? invalid({ email: ['emailTaken'] }) : error
  })
}

/**
 * Compares the password where the address would become another.
 * @returns the hash that it fits; null where nothing was to be compared
 * @throws DomainError 422 for no password, or a wrong one
 */
async function comparePassword(
  database: Database,
  customerId: number,
  input: ProfileInput,
): Promise<string | null> {
  const [present] = await database
    .select({ identity: customers.emailIdentity, passwordHash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.id, customerId))
  if (!present) throw notFound()
  if (present.identity === emailIdentity(input.email)) return null
  const right = input.password !== undefined && (await isPassword(input.password, present.passwordHash))
  if (!right) throw passwordNeeded(input)
  return present.passwordHash
}

function passwordNeeded({ password }: ProfileInput) {
  return invalid({ password: [password === undefined ? 'required' : 'oldPassword'] })
}

/** The address and the password before the change. */
async function lockCustomer(transaction: Executor, customerId: number) {
  const [locked] = await transaction
    .select({ identity: customers.emailIdentity, passwordHash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('update')
  if (!locked) throw notFound()
  return locked
}

async function tellFormerAddress(transaction: Executor, customerId: number, formerEmail: string) {
  const mailId = randomUUID()
  await addJob(transaction, 'email-changed', { customerId, formerEmail, mailId }, mailId)
}
