import { orders } from '@zayy/database/schema/orders'
import { settings } from '@zayy/database/schema/settings'
import { pick } from '@zayy/database/sql/pick'
import { SHOP_LOCALE } from '@zayy/i18n/locale'
import type { Database } from '@zayy/platform/postgres/database'
import { and, asc, eq, gte, lt, ne, sql } from 'drizzle-orm'

/** Returns the mailbox for new orders: `order_email`, else the shop's e-mail address, else null. */
export async function findOrderMailbox(database: Database): Promise<string | null> {
  const [row] = await database
    .select({ orderEmail: settings.orderEmail, email: settings.email })
    .from(settings)
  return row?.orderEmail ?? row?.email ?? null
}

/**
 * Returns the hour in which an order was announced and the number of earlier announcements in it; undefined if
 * it was not announced.
 */
export async function findAnnouncement(database: Database, orderId: number) {
  const [order] = await database
    .select({ id: orders.id, announcedAt: orders.announcedAt })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!order?.announcedAt) return undefined
  const hour = hourOf(order.announcedAt)
  const before = sql`(${orders.announcedAt}, ${orders.id}) < (select announced_at, id from orders where id = ${orderId})`
  return { hour, earlier: await database.$count(orders, and(gte(orders.announcedAt, hour), before)) }
}

export type AnnouncedOrder = Awaited<ReturnType<typeof selectAnnounced>>[number]

/** Lists orders of one hour after the first `skip`, in order of announcement, without cancelled ones. */
export async function selectAnnounced(database: Database, { hour, skip }: { hour: Date; skip: number }) {
  const announced = database
    .select({ id: orders.id })
    .from(orders)
    .where(and(gte(orders.announcedAt, hour), lt(orders.announcedAt, new Date(hour.getTime() + HOUR_MS))))
    .orderBy(asc(orders.announcedAt), asc(orders.id))
    .offset(skip)
    .as('announced')
  return await database
    .select(pick(orders, 'code', 'grandTotal', 'pieces', 'paymentMethod', 'paymentStatus', 'city'))
    .from(announced)
    .innerJoin(orders, eq(orders.id, announced.id))
    .where(ne(orders.status, 'cancelled'))
    .orderBy(asc(orders.announcedAt), asc(orders.id))
}

/** Returns the city in the shop's language. */
export async function findCity(database: Database, orderId: number): Promise<string> {
  const [row] = await database.select({ city: orders.city }).from(orders).where(eq(orders.id, orderId))
  return row?.city[SHOP_LOCALE] ?? ''
}

export const HOUR_MS = 3_600_000

function hourOf(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / HOUR_MS) * HOUR_MS)
}
