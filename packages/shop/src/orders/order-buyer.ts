import type { GuestOrder, OrderInput } from '@zayy/contract/orders/order-input'
import { customerAddresses, customers } from '@zayy/database/schema/accounts'
import { prepared } from '@zayy/database/sql/prepared'
import type { Executor } from '@zayy/platform/postgres/database'
import { and, eq, sql } from 'drizzle-orm'

/** Both undefined: the buyer is a person. */
type Company = { company_name: string | undefined; company_vat: string | undefined }

/** All undefined if the chosen address is not one of the customer's. */
type Place = {
  [Field in 'address' | 'country_id' | 'city_id' | 'area_id' | 'district' | 'short_address' | 'postcode']:
    | GuestOrder[Field]
    | undefined
}

/**
 * The buyer of an order: a guest as typed, or a customer by profile and chosen address.
 * @property customerId null for a guest
 * @property fields as in a guest's order
 * @property parts of a customer's address in addition to its line
 */
export type OrderBuyer = {
  customerId: number | null
  fields: Pick<GuestOrder, 'name' | 'email' | 'phone'> & Place & Company
  parts: { building: string | null; floor: string | null; apartment: string | null; note: string | null }
}

const customerWithAddress = prepared((database) =>
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
export async function loadBuyer(
  database: Executor,
  input: OrderInput,
  customerId: number | null,
): Promise<OrderBuyer> {
  if (!('address_id' in input)) {
    const { area_id, district, short_address, postcode } = input
    return {
      customerId,
      fields: { ...input, area_id, district, short_address, postcode, ...companyOf(input) },
      parts: { building: input.building ?? null, floor: null, apartment: null, note: null },
    }
  }
  const [row] = await customerWithAddress(database).execute({
    customer: customerId,
    address: input.address_id,
  })
  if (!row) throw new Error('Logged-in customer not found')
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
      district: address?.district ?? undefined,
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

/** Returns the company of the order, which may be none; if the order does not mention one, the profile's. */
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
