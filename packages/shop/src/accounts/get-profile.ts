import type { Profile } from '@zayy/contract/types'
import type { Executor } from '@zayy/database/database'
import { customers } from '@zayy/database/schema/accounts'
import { eq } from 'drizzle-orm'
import { notFound } from '../domain-error.ts'

/**
 * What a customer told of themselves.
 * @throws DomainError 404 for an unknown one
 */
export async function getProfile(database: Executor, customerId: number): Promise<Profile> {
  const [profile] = await database
    .select({
      fname: customers.fname,
      lname: customers.lname,
      email: customers.email,
      phone: customers.phone,
      job_title: customers.jobTitle,
      company_name: customers.companyName,
      company_vat: customers.companyVat,
    })
    .from(customers)
    .where(eq(customers.id, customerId))
  if (!profile) throw notFound()
  return profile
}
