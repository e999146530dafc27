import type { AddressInput } from '@zayy/contract/addresses/address-input'
import type { Address, Locale } from '@zayy/contract/types'
import { inTransaction } from '@zayy/database/in-transaction'
import { customerAddresses } from '@zayy/database/schema/accounts'
import type { Database } from '@zayy/platform/postgres/database'
import { and, eq } from 'drizzle-orm'
import { addressColumns } from './address-columns.ts'
import { checkPlace } from './check-place.ts'
import { getAddress } from './get-address.ts'

/**
 * Changes all of one of a customer's addresses, and gives it as it is then. Orders keep what they were sent to.
 * @throws DomainError 404 for an unknown one, and for another's, whatever was typed; 422 with every wrong field
 */
export async function updateAddress(
  database: Database,
  locale: Locale,
  customerId: number,
  { id, ...input }: AddressInput & { id: number },
): Promise<Address> {
  return await inTransaction(database, async (transaction) => {
    await getAddress(transaction, locale, customerId, id)
    await checkPlace(transaction, input)
    await transaction
      .update(customerAddresses)
      .set(addressColumns(input))
      .where(and(eq(customerAddresses.id, id), eq(customerAddresses.customerId, customerId)))
    return await getAddress(transaction, locale, customerId, id)
  })
}
