import { customers } from '@zayy/database/schema/accounts'
import { orders } from '@zayy/database/schema/orders'
import type { Database } from '@zayy/platform/postgres/database'
import { count, desc, eq, max, or, sql } from 'drizzle-orm'

/**
 * Lists the newest accounts with their number of orders and last order (null: none).
 * @param options `search`: part of name, e-mail address, phone or company, in any letter case
 */
export async function listCustomers(
  database: Database,
  { search, most }: { search: string | undefined; most: number },
) {
  return await database
    .select({
      fname: customers.firstName,
      lname: customers.lastName,
      email: customers.email,
      phone: customers.phone,
      company: customers.companyName,
      createdAt: customers.createdAt,
      orders: count(orders.id),
      lastOrder: max(orders.createdAt),
    })
    .from(customers)
    .leftJoin(orders, eq(orders.customerId, customers.id))
    .where(search === undefined ? undefined : matches(search))
    .groupBy(customers.id)
    .orderBy(desc(customers.id))
    .limit(most)
}

/** Escapes the wildcards of `like`. */
function matches(search: string) {
  const pattern = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`
  const name = sql`${customers.firstName} || ' ' || ${customers.lastName}`
  return or(
    ...[name, customers.email, customers.phone, customers.companyName].map(
      (text) => sql`${text} ilike ${pattern}`,
    ),
  )
}
