import type { Transaction } from '@zayy/platform/postgres/database'
import { rateLimits } from '@zayy/platform/rate-limits/rate-limits-table'
import { isKeyOfPerson } from '../accounts/limit-keys.ts'
import type { Person } from './find-person.ts'

/** Forgets how often they called, by their account or by their address. Gives how many counts there were. */
export async function eraseCounters(
  transaction: Transaction,
  { identity, customerId }: Person,
): Promise<number> {
  const { rowCount } = await transaction.delete(rateLimits).where(isKeyOfPerson(identity, customerId))
  return rowCount ?? 0
}
