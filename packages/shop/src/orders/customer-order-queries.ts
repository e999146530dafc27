import { orders } from '@zayy/database/schema/orders'
import { prepared } from '@zayy/database/sql/prepared'
import type { Database } from '@zayy/platform/postgres/database'
import { and, desc, eq, gte, lt, ne, sql } from 'drizzle-orm'
import { refundedOf } from './refunded-of.ts'

const ofCustomer = eq(orders.customerId, sql.placeholder('customer'))

const listed = prepared((database) =>
  database
    .select({
      id: orders.id,
      code: orders.code,
      createdAt: orders.createdAt,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      pieces: orders.pieces,
      grandTotal: orders.grandTotal,
      refunded: refundedOf(orders.id),
    })
    .from(orders)
    .where(ofCustomer)
    .orderBy(desc(orders.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('customer_orders'),
)

const counted = prepared((database) =>
  database
    .select({ total: sql`count(*)`.mapWith(Number) })
    .from(orders)
    .where(ofCustomer)
    .prepare('count_customer_orders'),
)

const owned = prepared((database) =>
  database
    .select({ id: orders.id })
    .from(orders)
    .where(and(ofCustomer, eq(orders.id, sql.placeholder('id'))))
    .prepare('customer_owns_order'),
)

export type ListedOrder = Awaited<ReturnType<typeof selectOrders>>['rows'][number]

export async function selectOrders(database: Database, customer: number, limit: number, offset: number) {
  const [[count], rows] = await Promise.all([
    counted(database).execute({ customer }),
    listed(database).execute({ customer, limit, offset }),
  ])
  return { total: count?.total ?? 0, rows }
}

/** Whether an order is a customer's own. */
export async function ownsOrder(database: Database, customer: number, id: number): Promise<boolean> {
  return (await owned(database).execute({ customer, id })).length > 0
}

/** What a customer's orders that were not cancelled come to, from one moment until before another; money in halalas. */
export async function sumOrders(database: Database, customer: number, from: Date, until: Date) {
  const [row] = await database
    .select({
      orders: sql`count(*)`.mapWith(Number),
      pieces: sql`coalesce(sum(${orders.pieces}), 0)`.mapWith(Number),
      saving: sql`coalesce(sum(${orders.saving}), 0)`.mapWith(orders.saving),
    })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customer),
        ne(orders.status, 'cancelled'),
        gte(orders.createdAt, from),
        lt(orders.createdAt, until),
      ),
    )
  if (!row) throw new Error('a count without a row')
  return row
}
