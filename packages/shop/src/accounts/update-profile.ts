import { randomUUID } from 'node:crypto'
import type { ProfileInput } from '@zayy/contract/accounts/account-input'
import { emailIdentity } from '@zayy/contract/input-parsers/email-address'
import type { Profile } from '@zayy/contract/types'
import type { Database, Executor } from '@zayy/database/database'
import { inTransaction, sqlState } from '@zayy/database/in-transaction'
import { customers } from '@zayy/database/schema/accounts'
import { eq, sql } from 'drizzle-orm'
import { invalid } from '../domain-error.ts'
import { addJob } from '../jobs/add-job.ts'
import { getProfile } from './get-profile.ts'

const uniqueViolation = '23505'

/**
 * Changes what a customer told of themselves, and gives it as it is then. Optional fields that are not sent stay. An address
 * that is replaced by another is told so.
 * @throws DomainError 422 for an address that another account has, or a company with half of its two fields
 */
export async function updateProfile(
  database: Database,
  customerId: number,
  input: ProfileInput,
): Promise<Profile> {
  const identity = emailIdentity(input.email)
  const updated = inTransaction(database, async (transaction) => {
    const formerIdentity = await lockCustomer(transaction, customerId)
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
    if (identity !== formerIdentity) await tellFormerAddress(transaction, customerId, before.email)
    return await getProfile(transaction, customerId)
  })
  return await updated.catch((fault: unknown) => {
    throw sqlState(fault) === uniqueViolation ? invalid({ email: ['emailTaken'] }) : fault
  })
}

/** The identity of the address before the change. Of two changes at once, the second sees what the first has made of it. */
async function lockCustomer(transaction: Executor, customerId: number): Promise<string | undefined> {
  const [locked] = await transaction
    .select({ identity: customers.emailIdentity })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('update')
  return locked?.identity
}

async function tellFormerAddress(transaction: Executor, customerId: number, formerEmail: string) {
  const mailId = randomUUID()
  await addJob(transaction, 'email-changed', { customerId, formerEmail, mailId }, mailId)
}
