import type { Address, Locale } from '@zayy/contract/types'
import type { Database } from '@zayy/platform/postgres/database'
import { selectAddresses } from './address-queries.ts'
import { presentAddress } from './present-address.ts'

/** A customer's addresses, in the order in which they were added. */
export async function listAddresses(
  database: Database,
  locale: Locale,
  customerId: number,
): Promise<Address[]> {
  return (await selectAddresses(database, customerId, locale)).map(presentAddress)
}
