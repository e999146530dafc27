import { invoiceCounter, orderLineVariants, orderLines, orders } from '@zayy/database/schema/orders'
import { settings } from '@zayy/database/schema/settings'
import { jsonColumns } from '@zayy/database/sql/json-columns'
import { prepared } from '@zayy/database/sql/prepared'
import type { Transaction } from '@zayy/platform/postgres/database'
import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { JobKind } from '../add-job.ts'

/** What the database gives an order by itself, and a row of an order's lines by its order. */
const generatedColumns = [
  'id',
  'invoiceNumber',
  'createdAt',
  'status',
  'paymentStatus',
  'couponReturnedAt',
  'announcedAt',
] as const
const orderIdColumn = ['orderId'] as const

/** A row of `orders` as it is written. */
type OrderRow = Omit<typeof orders.$inferSelect, (typeof generatedColumns)[number]>
export type ProductRow = Omit<typeof orderLines.$inferSelect, (typeof orderIdColumn)[number]>
export type PieceRow = Omit<typeof orderLineVariants.$inferSelect, (typeof orderIdColumn)[number]>

/** An order with everything that its bill says. */
export type WrittenOrder = {
  order: OrderRow
  products: ProductRow[]
  pieces: PieceRow[]
}

const order = jsonColumns(orders, generatedColumns)
const product = jsonColumns(orderLines, orderIdColumn)
const piece = jsonColumns(orderLineVariants, orderIdColumn)

const MAIL_JOB: JobKind = 'order-placed'
const ANNOUNCEMENT_JOB: JobKind = 'order-announcement'
const COUPON_JOB: JobKind = 'return-coupon'
const REMINDER_JOB: JobKind = 'transfer-reminder'

/** After so many days a buyer is reminded of a bank transfer, and a day before it is due at the latest. */
const REMINDED_AFTER_DAYS = 2

/**
 * The last statement of an order's transaction, since the counter's lock holds every other order back
 * until the commit: the number, the order and its lines, the job that sends its e-mail, one for the day after which
 * a coupon of an unpaid order is free again, and for a bank transfer the ones that tell the shop and remind the buyer.
 */
const write = prepared((database) => {
  const placed = database.$with('placed', { id: orders.id }).as(sql`
    insert into orders (invoice_number, announced_at, ${sql.raw(order.into)})
    select number.last, case when row."paymentMethod" = 0 then now() end, ${sql.raw(order.values)}
    from number, json_to_record(${sql.placeholder('order')}) as row(${sql.raw(order.record)})
    returning id, coupon_code, payment_method`)
  const number = database
    .$with('number', { last: invoiceCounter.last })
    .as(sql`update invoice_counter set last = last + 1 returning last`)
  const lines = (table: PgTable, { into, values, record }: typeof order, rows: string) =>
    database.$with(`${rows}_written`, {}).as(sql`
      insert into ${table} (order_id, ${sql.raw(into)})
      select placed.id, ${sql.raw(values)}
      from placed, json_to_recordset(${sql.placeholder(rows)}) as row(${sql.raw(record)})`)
  const mail = database.$with('mail', {}).as(sql`
    insert into jobs (kind, payload, key)
    select ${MAIL_JOB}, jsonb_build_object('orderId', placed.id, 'client', ${sql.placeholder('client')}::text),
      ${`${MAIL_JOB}:`} || placed.id from placed`)
  const announcement = database.$with('announcement', {}).as(sql`
    insert into jobs (kind, payload, key)
    select ${ANNOUNCEMENT_JOB}, jsonb_build_object('orderId', placed.id), ${`${ANNOUNCEMENT_JOB}:`} || placed.id
    from placed, ${settings}
    where placed.payment_method = 0 and coalesce(${settings.orderEmail}, ${settings.email}) is not null`)
  const coupon = database.$with('coupon', {}).as(sql`
    insert into jobs (kind, payload, key, run_at)
    select ${COUPON_JOB}, jsonb_build_object('orderId', placed.id), ${`${COUPON_JOB}:`} || placed.id,
      now() + make_interval(days => ${settings.transferDays})
    from placed, ${settings} where placed.coupon_code is not null`)
  const reminder = database.$with('reminder', {}).as(sql`
    insert into jobs (kind, payload, key, run_at)
    select ${REMINDER_JOB}, jsonb_build_object('orderId', placed.id), ${`${REMINDER_JOB}:`} || placed.id,
      now() + make_interval(days => least(${REMINDED_AFTER_DAYS}, ${settings.transferDays} - 1))
    from placed, ${settings} where placed.payment_method = 0 and ${settings.transferDays} > 1`)
  return database
    .with(
      number,
      placed,
      lines(orderLines, product, 'products'),
      lines(orderLineVariants, piece, 'pieces'),
      mail,
      announcement,
      coupon,
      reminder,
    )
    .select({ id: placed.id })
    .from(placed)
    .prepare('write_order')
})

/**
 * Writes an unpaid order, gives it the next invoice number and leaves its jobs to be done. Returns its id.
 * @param client who places it, as `mailClient` gives it
 */
export async function writeOrder(
  transaction: Transaction,
  { order, products, pieces }: WrittenOrder,
  client: string,
): Promise<number> {
  const [placed] = await write(transaction).execute({
    order: JSON.stringify(order),
    client,
    products: JSON.stringify(products),
    pieces: JSON.stringify(pieces),
  })
  if (!placed) throw new Error('the invoice counter has no row')
  return placed.id
}
