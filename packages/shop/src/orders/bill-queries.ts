import { creditNotes, orderHistory, shipments } from '@zayy/database/schema/order-changes'
import { orderLines, orderLineVariants, orders } from '@zayy/database/schema/orders'
import { settings, settingsTranslations } from '@zayy/database/schema/settings'
import { transferReceipts } from '@zayy/database/schema/transfer-receipts'
import { zatcaDocuments, zatcaOwed } from '@zayy/database/schema/zatca'
import { jsonList, jsonObject } from '@zayy/database/sql/json'
import { pick } from '@zayy/database/sql/pick'
import { prepared } from '@zayy/database/sql/prepared'
import type { Executor } from '@zayy/platform/postgres/database'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'

const ofOrder = <Table extends PgTable & { orderId: AnyPgColumn }>(table: Table, orderBy: AnyPgColumn) =>
  jsonList(jsonObject(getTableColumns(table)), { from: table, where: eq(table.orderId, orders.id), orderBy })

/** The bank account is the shop's current one, not the order's: it is where money is received now. */
const billedOrder = prepared((database) =>
  database
    .select({
      order: orders,
      products: ofOrder(orderLines, orderLines.position),
      pieces: ofOrder(orderLineVariants, orderLineVariants.position),
      receiptSentAt: transferReceipts.sentAt,
      shipment: shipments,
      history: ofOrder(orderHistory, orderHistory.id),
      creditNotes: ofOrder(creditNotes, creditNotes.number),
      zatcaDocuments: jsonList(jsonObject(pick(zatcaDocuments, 'creditNote', 'state', 'qr', 'clearedQr')), {
        from: zatcaDocuments,
        where: eq(zatcaDocuments.orderId, orders.id),
        orderBy: zatcaDocuments.id,
      }),
      zatcaOwed: jsonList(jsonObject({ creditNote: zatcaOwed.creditNote }), {
        from: zatcaOwed,
        where: eq(zatcaOwed.orderId, orders.id),
        orderBy: zatcaOwed.id,
      }),
      bankIban: settings.bankIban,
      shop: jsonList(jsonObject(getTableColumns(settingsTranslations)), {
        from: settingsTranslations,
        orderBy: settingsTranslations.locale,
      }),
    })
    .from(orders)
    .innerJoin(settings, sql`true`)
    .leftJoin(transferReceipts, eq(transferReceipts.orderId, orders.id))
    .leftJoin(shipments, eq(shipments.orderId, orders.id))
    .where(eq(orders.id, sql.placeholder('id')))
    .prepare('billed_order'),
)

export type BilledOrder = NonNullable<Awaited<ReturnType<typeof selectOrder>>>

export async function selectOrder(database: Executor, id: number) {
  const [row] = await billedOrder(database).execute({ id })
  return row
}
