import type { AddressInput } from '@zayy/contract/addresses/address-input'
import type { Address, Locale } from '@zayy/contract/types'
import { inTransaction } from '@zayy/database/in-transaction'
import { customerAddresses, customers } from '@zayy/database/schema/accounts'
import type { Database } from '@zayy/platform/postgres/database'
import { eq } from 'drizzle-orm'
import { DomainError } from '../domain-error.ts'
import { addressColumns } from './address-columns.ts'
import { checkPlace } from './check-place.ts'
import { getAddress } from './get-address.ts'

/** How many addresses a customer has at most. */
const MAX_ADDRESSES = 50

/**
 * Adds an address to a customer's, and gives it.
 * @throws DomainError 422 with every wrong field, or `tooManyAddresses`
 */
export async function addAddress(
  database: Database,
  locale: Locale,
  customerId: number,
  input: AddressInput,
): Promise<Address> {
  return await inTransaction(database, async (transaction) => {
    await checkPlace(transaction, input)
    // Of two that are added at once, the second counts the first.
    await transaction
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.id, customerId))
      .for('no key update')
    const count = await transaction.$count(customerAddresses, eq(customerAddresses.customerId, customerId))
    if (count >= MAX_ADDRESSES) throw new DomainError(422, 'tooManyAddresses')
    const [added] = await transaction
      .insert(customerAddresses)
      .values({ customerId, ...addressColumns(input) })
      .returning({ id: customerAddresses.id })
    if (!added) throw new Error('an address was not written')
    return await getAddress(transaction, locale, customerId, added.id)
  })
}
