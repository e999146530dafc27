import type { AddressInput } from '@zayy/contract/addresses/address-input'
import type { Address, Locale } from '@zayy/contract/types'
import { inTransaction } from '@zayy/database/in-transaction'
import { customerAddresses, customers } from '@zayy/database/schema/accounts'
import type { NationalAddressRule } from '@zayy/domain/checkout/national-address'
import type { Database, Transaction } from '@zayy/platform/postgres/database'
import { and, eq } from 'drizzle-orm'
import { DomainError, notFound } from '../domain-error.ts'
import { checkPlace } from './check-place.ts'
import { getAddress } from './list-addresses.ts'

/** Addresses per customer. */
const MAX_ADDRESSES = 50

/**
 * @param nationalAddress the rule if the owner chose none
 * @throws DomainError 422 with every wrong field, or `tooManyAddresses`
 */
export async function addAddress(
  database: Database,
  locale: Locale,
  customerId: number,
  input: AddressInput,
  nationalAddress: NationalAddressRule = 'optional',
): Promise<Address> {
  return await inTransaction(database, async (transaction) => {
    // Locked, so that concurrent additions count each other.
    const isCompany = await lockIsCompany(transaction, customerId)
    await checkPlace(transaction, input, { nationalAddress, isCompany })
    const count = await transaction.$count(customerAddresses, eq(customerAddresses.customerId, customerId))
    if (count >= MAX_ADDRESSES) throw new DomainError(422, 'tooManyAddresses')
    const [added] = await transaction
      .insert(customerAddresses)
      .values({ customerId, ...addressColumns(input) })
      .returning({ id: customerAddresses.id })
    if (!added) throw new Error('Address not inserted')
    return await getAddress(transaction, locale, customerId, added.id)
  })
}

/**
 * Replaces all fields of a customer's address. Orders keep their copy.
 * @throws DomainError 404 for an unknown address, or another customer's, whatever the input; 422 with every
 *   wrong field
 */
export async function updateAddress(
  database: Database,
  locale: Locale,
  customerId: number,
  { id, ...input }: AddressInput & { id: number },
  nationalAddress: NationalAddressRule = 'optional',
): Promise<Address> {
  return await inTransaction(database, async (transaction) => {
    await getAddress(transaction, locale, customerId, id)
    const isCompany = await lockIsCompany(transaction, customerId)
    await checkPlace(transaction, input, { nationalAddress, isCompany })
    await transaction
      .update(customerAddresses)
      .set(addressColumns(input))
      .where(and(eq(customerAddresses.id, id), eq(customerAddresses.customerId, customerId)))
    return await getAddress(transaction, locale, customerId, id)
  })
}

/**
 * Orders keep their copy of the address.
 * @throws DomainError 404 for an unknown address, or another customer's
 */
export async function removeAddress(database: Database, customerId: number, id: number): Promise<void> {
  const removed = await database
    .delete(customerAddresses)
    .where(and(eq(customerAddresses.id, id), eq(customerAddresses.customerId, customerId)))
    .returning({ id: customerAddresses.id })
  if (removed.length === 0) throw notFound()
}

/** Locks a customer and returns whether their profile has a company. */
async function lockIsCompany(transaction: Transaction, customerId: number): Promise<boolean> {
  const [customer] = await transaction
    .select({ companyVat: customers.companyVat })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update')
  return Boolean(customer?.companyVat)
}

function addressColumns(input: AddressInput) {
  return {
    name: input.name,
    countryId: input.country_id,
    cityId: input.city_id,
    areaId: input.area_id ?? null,
    address: input.address,
    building: input.building,
    floor: input.floor,
    apartment: input.apartment,
    district: input.district ?? null,
    note: input.note ?? null,
    shortAddress: input.short_address ?? null,
    postcode: input.postcode ?? null,
  }
}
