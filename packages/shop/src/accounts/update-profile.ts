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
import { getProfile } from './get-profile.ts'
import { isPassword } from './hash-password.ts'
import type { HashTurn } from './hash-queue.ts'
import { isEmailTaken } from './is-email-taken.ts'

const UNIQUE_VIOLATION = '23505'

/**
 * Changes what a customer told of themselves, and gives it as it is then. Optional fields that are not sent stay. An address
 * is replaced by another only with the password, and is told so: whoever reads the mail of an account's address can set a
 * new password.
 * @param turn whose password is hashed
 * @throws DomainError 422 with all of: another address without the password, one that another account has, a company with
 *   half of its two fields; 429 when too many passwords are being hashed
 */
export async function updateProfile(
  database: Database,
  customerId: number,
  input: ProfileInput,
  turn: HashTurn = {},
): Promise<Profile> {
  const identity = emailIdentity(input.email)
  const provenHash = await hashProvenBy(database, customerId, input, turn)
  const updated = inTransaction(database, async (transaction) => {
    const former = await lockCustomer(transaction, customerId)
    const isOther = identity !== former.identity
    const before = await getProfile(transaction, customerId)
    const company = {
      companyName: input.company_name === undefined ? before.company_name : input.company_name,
      companyVat: input.company_vat === undefined ? before.company_vat : input.company_vat,
    }
    const issues = companyIssues(company)
    // Of two changes at once, the second is compared with what the first has left.
    if (isOther && provenHash !== former.passwordHash)
      issues.password = [input.password === undefined ? 'required' : 'oldPassword']
    if (isOther && (await isEmailTaken(transaction, identity))) issues.email = ['emailTaken']
    if (Object.keys(issues).length > 0) throw invalid(issues)
    await transaction
      .update(customers)
      .set({
        firstName: input.fname,
        lastName: input.lname,
        email: input.email,
        emailIdentity: identity,
        // A new address is not known to be theirs.
        emailProvenAt: sql`case when ${customers.emailIdentity} = ${identity} then ${customers.emailProvenAt} end`,
        phone: input.phone,
        jobTitle: input.job_title === undefined ? before.job_title : input.job_title,
        ...company,
      })
      .where(eq(customers.id, customerId))
    if (isOther) await tellFormerAddress(transaction, customerId, before.email)
    return await getProfile(transaction, customerId)
  })
  return await updated.catch((error: unknown) => {
    throw sqlState(error) === UNIQUE_VIOLATION ? invalid({ email: ['emailTaken'] }) : error
  })
}

/** The hash that the password fits, where the address would become another; null where it fits none, or none is needed. */
async function hashProvenBy(
  database: Database,
  customerId: number,
  { email, password }: ProfileInput,
  turn: HashTurn,
): Promise<string | null> {
  const [present] = await database
    .select({ identity: customers.emailIdentity, passwordHash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.id, customerId))
  if (!present) throw notFound()
  if (password === undefined || present.identity === emailIdentity(email)) return null
  return (await isPassword(password, present.passwordHash, turn)) ? present.passwordHash : null
}

function companyIssues(company: { companyName: string | null; companyVat: string | null }): ValidationIssues {
  if ((company.companyName === null) === (company.companyVat === null)) return {}
  return { [company.companyName === null ? 'company_name' : 'company_vat']: ['companyIncomplete'] }
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
