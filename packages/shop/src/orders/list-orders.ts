import type { Locale, OrderListItem, Page, Summary } from '@zayy/contract/types'
import { productColours, products } from '@zayy/database/schema/catalog'
import { shipments } from '@zayy/database/schema/order-changes'
import { orderLines, orderLineVariants, orders } from '@zayy/database/schema/orders'
import { onlyRow } from '@zayy/database/sql/only-row'
import { pick } from '@zayy/database/sql/pick'
import { prepared } from '@zayy/database/sql/prepared'
import { toSar, ZERO } from '@zayy/domain/money'
import { riyadhYear } from '@zayy/domain/riyadh-time'
import { imageUrl } from '@zayy/platform/images/image-url'
import type { Database } from '@zayy/platform/postgres/database'
import { and, desc, eq, gte, lt, ne, sql } from 'drizzle-orm'
import { pageOf, rowsBefore } from '../page-of.ts'
import { refundedOf } from './credit-note-queries.ts'
import { presentShipment } from './present-shipment.ts'
import { orderStatusText } from './status-text.ts'

const PAGE_SIZE = 10

/** Lists a page of a customer's orders, newest first, 10 a page. */
export async function listOrders(
  database: Database,
  locale: Locale,
  customerId: number,
  page: number,
): Promise<Page<OrderListItem>> {
  const { total, rows } = await selectOrders(database, customerId, PAGE_SIZE, rowsBefore(page, PAGE_SIZE))
  return pageOf(
    rows.map((row) => presentListed(row, locale)),
    page,
    PAGE_SIZE,
    total,
  )
}

function presentListed(order: ListedOrder, locale: Locale): OrderListItem {
  // The credit note of an unpaid invoice refunds nothing.
  const wasPaid = order.paymentStatus === 'paid' || order.paymentStatus === 'refunded'
  return {
    id: order.id,
    code: order.code,
    created_at: order.createdAt.toISOString(),
    status: order.status,
    status_text: orderStatusText(order, locale),
    payment_status: order.paymentStatus,
    shipment: presentShipment(order.shipment, locale),
    pieces: order.pieces,
    images: [...new Set(order.images)].map(imageUrl),
    total: toSar(order.grandTotal),
    refunded: toSar(wasPaid ? order.refunded : ZERO),
  }
}

/**
 * Sums a customer's orders of this calendar year in Riyadh, without cancelled ones, and what the price tiers
 * saved.
 */
export async function getSummary(database: Database, customerId: number, now: Date): Promise<Summary> {
  const { from, until } = riyadhYear(now.getTime())
  const { orders, pieces, saving } = await sumOrders(database, customerId, from, until)
  return { orders, pieces, saving: toSar(saving) }
}

const ofCustomer = eq(orders.customerId, sql.placeholder('customer'))

/** Products whose pictures a listed order shows. */
const SHOWN_PRODUCTS = 3

/** SQL: the image of a line's first colour. A correction may have removed all its pieces. */
const colourImage = sql`(select ${productColours.image} from ${orderLineVariants} join ${productColours} on ${productColours.id} = ${orderLineVariants.colourId} where ${orderLineVariants.orderId} = ${orderLines.orderId} and ${orderLineVariants.productId} = ${orderLines.productId} order by ${orderLineVariants.position} limit 1)`

/** SQL: the images of an order's first products. One query reads those of a whole page. */
const firstImages = sql`array(select coalesce(${colourImage}, ${products.image}) from ${orderLines} join ${products} on ${products.id} = ${orderLines.productId} where ${orderLines.orderId} = ${orders.id} order by ${orderLines.position} limit ${sql.raw(String(SHOWN_PRODUCTS))})`

const orderPage = prepared((database) =>
  database
    .select({
      ...pick(orders, 'id', 'code', 'createdAt', 'status', 'paymentStatus'),
      shipment: shipments,
      pieces: orders.pieces,
      images: sql`${firstImages}`.mapWith((images: unknown) =>
        Array.isArray(images) ? images.map(String) : [],
      ),
      grandTotal: orders.grandTotal,
      refunded: refundedOf(orders.id),
    })
    .from(orders)
    .leftJoin(shipments, eq(shipments.orderId, orders.id))
    .where(ofCustomer)
    .orderBy(desc(orders.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('customer_orders'),
)

const orderCount = prepared((database) =>
  database
    .select({ total: sql`count(*)`.mapWith(Number) })
    .from(orders)
    .where(ofCustomer)
    .prepare('count_customer_orders'),
)

const ownedOrder = prepared((database) =>
  database
    .select({ id: orders.id })
    .from(orders)
    .where(and(ofCustomer, eq(orders.id, sql.placeholder('id'))))
    .prepare('customer_owns_order'),
)

type ListedOrder = Awaited<ReturnType<typeof selectOrders>>['rows'][number]

async function selectOrders(database: Database, customer: number, limit: number, offset: number) {
  const [[count], rows] = await Promise.all([
    orderCount(database).execute({ customer }),
    orderPage(database).execute({ customer, limit, offset }),
  ])
  return { total: count?.total ?? 0, rows }
}

export async function ownsOrder(database: Database, customer: number, id: number): Promise<boolean> {
  return (await ownedOrder(database).execute({ customer, id })).length > 0
}

/**
 * Sums a customer's orders, without cancelled ones, from one moment (included) to another (excluded); money in
 * halalas.
 */
async function sumOrders(database: Database, customer: number, from: Date, until: Date) {
  const rows = await database
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
  return onlyRow(rows, 'Order sums')
}
