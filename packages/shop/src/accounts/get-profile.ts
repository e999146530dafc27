import type { Profile } from '@zayy/contract/types'
import { customers } from '@zayy/database/schema/accounts'
import { profileColumns } from '@zayy/database/sql/profile'
import type { Executor } from '@zayy/platform/postgres/database'
import { eq } from 'drizzle-orm'
import { notFound } from '../domain-error.ts'

/** @throws DomainError 404 for an unknown customer */
export async function getProfile(database: Executor, customerId: number): Promise<Profile> {
  const [profile] = await database.select(profileColumns).from(customers).where(eq(customers.id, customerId))
  if (!profile) throw notFound()
  return profile
}
