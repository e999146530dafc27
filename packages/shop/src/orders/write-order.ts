import { orderPieces, orderProducts, orders, orderTranslations } from '@zayy/database/schema/orders'
import type { Query } from '../in-transaction.ts'
import type { JobKind } from '../jobs/job.ts'
import { jsonColumns } from '../table-json.ts'

/** What the database gives an order by itself, and a row of an order's lines by its order. */
const ofDatabase = ['id', 'invoiceNumber', 'createdAt', 'status', 'paymentStatus'] as const
const ofOrder = ['orderId'] as const

/** A row of `orders` as it is written. */
type OrderRow = Omit<typeof orders.$inferSelect, (typeof ofDatabase)[number]>
export type TranslationRow = Omit<typeof orderTranslations.$inferSelect, (typeof ofOrder)[number]>
export type ProductRow = Omit<typeof orderProducts.$inferSelect, (typeof ofOrder)[number]>
export type PieceRow = Omit<typeof orderPieces.$inferSelect, (typeof ofOrder)[number]>

/** An order with everything that its bill says. */
export type WrittenOrder = {
  order: OrderRow
  translations: TranslationRow[]
  products: ProductRow[]
  pieces: PieceRow[]
}

/** Rows are locked in the order of their ids, so that two orders of the same products wait and never deadlock. */
const COUNT_SOLD = {
  name: 'count_sold',
  text: `with sold as (select "productId" as product_id, quantity
      from json_to_recordset($1) as row("productId" int, quantity int)),
    locked as (select t.product_id from product_tallies t join sold using (product_id)
      order by t.product_id for no key update of t)
    update product_tallies t set sold_count = t.sold_count + sold.quantity
      from locked join sold using (product_id) where t.product_id = locked.product_id`,
}

const order = jsonColumns(orders, ofDatabase)
const translation = jsonColumns(orderTranslations, ofOrder)
const product = jsonColumns(orderProducts, ofOrder)
const piece = jsonColumns(orderPieces, ofOrder)

const mailJob: JobKind = 'order-placed'

/**
 * The last statement of an order's transaction, since the counter's lock holds every other order back
 * until the commit: the number, the order and its lines, and the job that sends its e-mail.
 */
const WRITE = {
  name: 'write_order',
  text: `with number as (update invoice_counter set last = last + 1 returning last),
    placed as (
      insert into orders (invoice_number, ${order.into})
      select number.last, ${order.values} from number, json_to_record($1) as row(${order.record})
      returning id),
    translated as (
      insert into order_translations (order_id, ${translation.into})
      select placed.id, ${translation.values} from placed, json_to_recordset($2) as row(${translation.record})),
    lines as (
      insert into order_products (order_id, ${product.into})
      select placed.id, ${product.values} from placed, json_to_recordset($3) as row(${product.record})),
    pieces as (
      insert into order_pieces (order_id, ${piece.into})
      select placed.id, ${piece.values} from placed, json_to_recordset($4) as row(${piece.record})),
    mail as (
      insert into jobs (kind, payload, key)
      select '${mailJob}', jsonb_build_object('orderId', placed.id), '${mailJob}:' || placed.id from placed)
    select placed.id from placed`,
}

/** Writes an order, counts what it sold, gives it the next invoice number and leaves its e-mail to be sent. Gives its id. */
export async function writeOrder(
  query: Query,
  { order, translations, products, pieces }: WrittenOrder,
): Promise<number> {
  await query(COUNT_SOLD, [JSON.stringify(products)])
  const lists = [order, translations, products, pieces].map((rows) => JSON.stringify(rows))
  const [placed] = await query<{ id: number }>(WRITE, lists)
  if (!placed) throw new Error('the invoice counter has no row')
  return placed.id
}
