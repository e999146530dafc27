import type { Database } from '@zayy/database/database'
import { orderPieces, orderProducts, orders } from '@zayy/database/schema/orders'
import { readOrderCode } from '@zayy/domain/orders/order-code'
import type { OrderStatus, PaymentStatus } from '@zayy/domain/orders/order-status'
import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { fromDay, untilDay } from '../sql/riyadh-time.ts'

/**
 * Which orders are meant; all that is said has to hold.
 * @property search a part of the code, or of the buyer's name, e-mail address, phone or company, in any case
 * @property from, to days in Riyadh, such as 2026-11-22, both within
 */
export type OrderFilter = {
  status?: OrderStatus | undefined
  payment?: PaymentStatus | undefined
  search?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** An order as the owner's list and spreadsheet have it. */
export type FoundOrder = Awaited<ReturnType<typeof findOrders>>[number]

const found = {
  id: orders.id,
  code: orders.code,
  invoiceNumber: orders.invoiceNumber,
  createdAt: orders.createdAt,
  status: orders.status,
  paymentMethod: orders.paymentMethod,
  paymentStatus: orders.paymentStatus,
  buyerName: orders.buyerName,
  buyerEmail: orders.buyerEmail,
  buyerPhone: orders.buyerPhone,
  companyName: orders.companyName,
  companyVat: orders.companyVat,
  purchaseOrder: orders.purchaseOrder,
  pieces: orders.pieces,
  itemsTotal: orders.itemsTotal,
  couponCode: orders.couponCode,
  couponValue: orders.couponValue,
  shipping: orders.shipping,
  tax: orders.tax,
  grandTotal: orders.grandTotal,
}

/** The newest orders that are meant, the newest first. */
export async function findOrders(database: Database, filter: OrderFilter, most: number) {
  return await database
    .select(found)
    .from(orders)
    .where(and(...conditions(filter)))
    .orderBy(desc(orders.id))
    .limit(most)
}

const PAGE = 1_000

/** All orders that are meant, the oldest first, a thousand at a time. */
export async function* eachOrder(database: Database, filter: OrderFilter): AsyncGenerator<FoundOrder[]> {
  let after = 0
  for (;;) {
    const page = await database
      .select(found)
      .from(orders)
      .where(and(sql`${orders.id} > ${after}`, ...conditions(filter)))
      .orderBy(asc(orders.id))
      .limit(PAGE)
    if (page.length > 0) yield page
    if (page.length < PAGE) return
    after = page.at(-1)?.id ?? after
  }
}

/** The pieces of some orders, as they are packed: by order, product, colour and size. */
export async function selectPackingLines(database: Database, orderIds: readonly number[]) {
  return await database
    .select({
      code: orders.code,
      productId: orderPieces.productId,
      nameAr: orderProducts.nameAr,
      nameEn: orderProducts.nameEn,
      colourAr: orderPieces.colourNameAr,
      colourEn: orderPieces.colourNameEn,
      size: orderPieces.sizeName,
      quantity: orderPieces.quantity,
      unitPrice: orderProducts.unitPrice,
    })
    .from(orderPieces)
    .innerJoin(
      orderProducts,
      and(eq(orderProducts.orderId, orderPieces.orderId), eq(orderProducts.productId, orderPieces.productId)),
    )
    .innerJoin(orders, eq(orders.id, orderPieces.orderId))
    .where(sql`${orders.id} = any(${sql.param([...orderIds])}::int[])`)
    .orderBy(asc(orderPieces.orderId), asc(orderPieces.position))
}

/** Returns the id of the order with that code, in any spelling, or null. */
export async function findOrderId(database: Database, code: string): Promise<number | null> {
  const [order] = await database
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.code, readOrderCode(code)))
  return order?.id ?? null
}

function conditions({ status, payment, search, from, to }: OrderFilter): SQL[] {
  return [
    status === undefined ? undefined : eq(orders.status, status),
    payment === undefined ? undefined : eq(orders.paymentStatus, payment),
    from === undefined ? undefined : fromDay(orders.createdAt, from),
    to === undefined ? undefined : untilDay(orders.createdAt, to),
    search === undefined ? undefined : matches(search),
  ].filter((condition) => condition !== undefined)
}

/** What stands for itself in `like` is taken as it was typed. */
function matches(search: string): SQL | undefined {
  const pattern = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`
  const texts = [orders.code, orders.buyerName, orders.buyerEmail, orders.buyerPhone, orders.companyName]
  return or(...texts.map((text) => sql`${text} ilike ${pattern}`))
}
