/** "Who buys, and where it goes": of a guest what was typed, of a customer what the profile and the chosen address say. */

import type { GuestOrder, OrderInput } from '@zayy/contract/orders/order-input'
import { customerAddresses, customers } from '@zayy/database/schema/accounts'
import { prepared } from '@zayy/database/sql/prepared'
import type { Executor } from '@zayy/platform/postgres/database'
import { and, eq, sql } from 'drizzle-orm'

/** Undefined, both of them: a person buys. */
type Company = { company_name: string | undefined; company_vat: string | undefined }

/** Undefined, country and city too: the customer has no such address. */
type Place = {
  [Field in 'address' | 'country_id' | 'city_id' | 'area_id' | 'short_address' | 'postcode']:
    | GuestOrder[Field]
    | undefined
}

/**
 * @property customerId null for a guest
 * @property fields as a guest types them
 * @property parts of a customer's address besides its line
 */
export type OrderBuyer = {
  customerId: number | null
  fields: Pick<GuestOrder, 'name' | 'email' | 'phone'> & Place & Company
  parts: { building: string | null; floor: string | null; apartment: string | null; note: string | null }
}

const known = prepared((database) =>
  database
    .select({ customer: customers, address: customerAddresses })
    .from(customers)
    .leftJoin(
      customerAddresses,
      and(
        eq(customerAddresses.customerId, customers.id),
        eq(customerAddresses.id, sql`${sql.placeholder('address')}::int`),
      ),
    )
    .where(eq(customers.id, sql.placeholder('customer')))
    .prepare('order_buyer'),
)

/** @param customerId null for a guest */
export async function readBuyer(
  database: Executor,
  input: OrderInput,
  customerId: number | null,
): Promise<OrderBuyer> {
  if (!('address_id' in input)) {
    const { area_id, short_address, postcode } = input
    return {
      customerId,
      fields: { ...input, area_id, short_address, postcode, ...companyOf(input) },
      parts: { building: null, floor: null, apartment: null, note: null },
    }
  }
  const [row] = await known(database).execute({ customer: customerId, address: input.address_id })
  if (!row) throw new Error('a customer who is logged in has no row')
  const { customer, address } = row
  return {
    customerId,
    fields: {
      name: `${customer.firstName} ${customer.lastName}`,
      email: customer.email,
      phone: customer.phone,
      address: address?.address,
      country_id: address?.countryId,
      city_id: address?.cityId,
      area_id: address?.areaId ?? undefined,
      short_address: address?.shortAddress ?? undefined,
      postcode: address?.postcode ?? undefined,
      ...companyOf(input, customer),
    },
    parts: {
      building: address?.building ?? null,
      floor: address?.floor ?? null,
      apartment: address?.apartment ?? null,
      note: address?.note ?? null,
    },
  }
}

/** The company that the order names, which may be none; where it says nothing of it, the profile's. */
function companyOf(
  { company_name, company_vat }: OrderInput,
  customer?: { companyName: string | null; companyVat: string | null },
): Company {
  if (company_name !== undefined || company_vat !== undefined)
    return { company_name: company_name ?? undefined, company_vat: company_vat ?? undefined }
  return {
    company_name: customer?.companyName ?? undefined,
    company_vat: customer?.companyVat ?? undefined,
  }
}
