import type { Locale, OrderListItem, Page } from '@zayy/contract/types'
import { toSar } from '@zayy/domain/money'
import type { Database } from '@zayy/platform/postgres/database'
import { pageOf, rowsBefore } from '../page-of.ts'
import { type ListedOrder, selectOrders } from './customer-order-queries.ts'
import { orderStatusText } from './status-text.ts'

const PAGE_SIZE = 10

/** A page of a customer's orders, the newest first, 10 a page. */
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
  return {
    id: order.id,
    code: order.code,
    created_at: order.createdAt.toISOString(),
    status: order.status,
    status_text: orderStatusText(order, locale),
    payment_status: order.paymentStatus,
    pieces: order.pieces,
    total: toSar(order.grandTotal),
    refunded: toSar(order.refunded),
  }
}
