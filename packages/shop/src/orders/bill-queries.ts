import type { Database } from '@zayy/database/database'
import { orderPieces, orderProducts, orders, orderTranslations } from '@zayy/database/schema/orders'
import { settings, settingsTranslations } from '@zayy/database/schema/settings'
import { eq, sql } from 'drizzle-orm'
import { prepared } from '../prepared.ts'
import { jsonList } from '../table-json.ts'

/** The account to pay to is the shop's of today, not the order's: it tells where money is taken now. */
const billedOrder = prepared((database) =>
  database
    .select({
      order: orders,
      translations: jsonList(orderTranslations, { where: 't.order_id = orders.id', orderBy: 't.locale' }),
      products: jsonList(orderProducts, { where: 't.order_id = orders.id', orderBy: 't.position' }),
      pieces: jsonList(orderPieces, { where: 't.order_id = orders.id', orderBy: 't.position' }),
      bankIban: settings.bankIban,
      shop: jsonList(settingsTranslations, { where: 'true', orderBy: 't.locale' }),
    })
    .from(orders)
    .innerJoin(settings, sql`true`)
    .where(eq(orders.id, sql.placeholder('id')))
    .prepare('billed_order'),
)

/** An order as its bill needs it. */
export type BilledOrder = NonNullable<Awaited<ReturnType<typeof selectOrder>>>

export async function selectOrder(database: Database, id: number) {
  const [row] = await billedOrder(database).execute({ id })
  return row
}
