import type { Address, Locale } from '@zayy/contract/types'
import type { Executor } from '@zayy/platform/postgres/database'
import { notFound } from '../domain-error.ts'
import { selectAddress } from './address-queries.ts'
import { presentAddress } from './present-address.ts'

/**
 * One of a customer's addresses.
 * @throws DomainError 404 for an unknown one, and for another's
 */
export async function getAddress(
  database: Executor,
  locale: Locale,
  customerId: number,
  id: number,
): Promise<Address> {
  const address = await selectAddress(database, customerId, id, locale)
  if (!address) throw notFound()
  return presentAddress(address)
}
