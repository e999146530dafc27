import { customers } from '@zayy/database/schema/accounts'
import { orders } from '@zayy/database/schema/orders'
import type { Database } from '@zayy/platform/postgres/database'
import { count, desc, eq, max, or, sql } from 'drizzle-orm'

/**
 * The newest accounts, the newest first, each with how often its customer ordered, and when last; null: never.
 * @param search a part of the name, e-mail address, phone or company, in any case
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

/** What stands for itself in `like` is taken as it was typed. */
function matches(search: string) {
  const pattern = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`
  const name = sql`${customers.firstName} || ' ' || ${customers.lastName}`
  return or(
    ...[name, customers.email, customers.phone, customers.companyName].map(
      (text) => sql`${text} ilike ${pattern}`,
    ),
  )
}
