import { creditNotes, orderNotes, shipments } from '@zayy/database/schema/order-changes'
import { orderLines, orderLineVariants, orders } from '@zayy/database/schema/orders'
import { jsonList } from '@zayy/database/sql/json'
import { pick } from '@zayy/database/sql/pick'
import { fromDay, untilDay } from '@zayy/database/sql/riyadh-time'
import { countOf } from '@zayy/database/sql/subquery'
import { wholeTax } from '@zayy/domain/checkout/whole-tax'
import { readCreditNoteNumber } from '@zayy/domain/orders/credit-note-number'
import { readOrderCode } from '@zayy/domain/orders/order-code'
import type { OrderStatus, PaymentStatus } from '@zayy/domain/orders/order-status'
import { addressLine } from '@zayy/i18n/address-line'
import type { Locale } from '@zayy/i18n/locale'
import type { Database } from '@zayy/platform/postgres/database'
import { and, asc, desc, eq, inArray, lt, not, type SQL, sql } from 'drizzle-orm'
import { hasCreditNote, refundedOf } from './credit-note-queries.ts'
import { orderMatcher, type SearchedOrder } from './match-order.ts'

/**
 * All conditions must hold.
 * @property status as lists show it: `refunded` for an order refunded before shipping, which no other status finds
 * @property search matched by `orderMatcher`: a code, name, e-mail address, phone, company, VAT or invoice number, in any
 *   spelling; or a credit note number
 * @property from, to days in Riyadh such as 2026-11-22, both included
 */
export type OrderFilter = {
  status?: ShownStatus | undefined
  payment?: PaymentStatus | undefined
  search?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** A status, or `refunded`: an order that was refunded before shipping. */
type ShownStatus = OrderStatus | 'refunded'

const listColumns = {
  id: orders.id,
  code: orders.code,
  invoiceNumber: orders.invoiceNumber,
  invoicedAt: orders.invoicedAt,
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
  /** All VAT, including that of the delivery fee. */
  tax: orders.tax,
  grandTotal: orders.grandTotal,
  noteCount: countOf({ from: orderNotes, where: eq(orderNotes.orderId, orders.id) }),
}

const PAGE_SIZE = 1_000

/**
 * Returns the newest matching orders, newest first. No index folds letters as a search does, so a search reads page by page.
 * @param isMeant a further condition on the matches of a search
 */
export async function findOrders(
  database: Database,
  filter: OrderFilter,
  most: number,
  isMeant: (order: SearchedOrder) => boolean = () => true,
) {
  const matches = matcherOf(filter)
  const select = async (before: number | null, limit: number) =>
    await database
      .select(listColumns)
      .from(orders)
      .where(and(before === null ? undefined : lt(orders.id, before), ...conditions(filter)))
      .orderBy(desc(orders.id))
      .limit(limit)
  if (matches === null) return await select(null, most)
  const matching: Awaited<ReturnType<typeof select>> = []
  for (let before: number | null = null; matching.length < most; ) {
    const page: typeof matching = await select(before, PAGE_SIZE)
    matching.push(...page.filter((order) => matches(order) && isMeant(order)))
    before = page.at(-1)?.id ?? null
    if (page.length < PAGE_SIZE || before === null) break
  }
  return matching.slice(0, most)
}

/**
 * Yields all matching orders, oldest first, a thousand at a time.
 * @param locale language of the addresses
 */
export async function* streamOrders(
  database: Database,
  filter: OrderFilter,
  locale: Locale,
): AsyncGenerator<ExportedOrder[]> {
  const matches = matcherOf(filter) ?? (() => true)
  let after = 0
  for (;;) {
    const page = await selectExported(database, filter, after)
    const matching = page.filter(matches).map((order) => presentExported(order, locale))
    if (matching.length > 0) yield matching
    if (page.length < PAGE_SIZE) return
    after = page.at(-1)?.id ?? after
  }
}

const exportColumns = {
  taxBasisPoints: orders.taxBasisPoints,
  street: orders.address,
  ...pick(orders, 'building', 'floor', 'apartment'),
  note: orders.addressNote,
  ...pick(orders, 'district', 'shortAddress', 'postcode', 'area', 'city', 'country'),
  refunded: refundedOf(orders.id, creditNotes.total),
  refundedTax: refundedOf(orders.id, creditNotes.tax),
  notes: jsonList(orderNotes.text, {
    from: orderNotes,
    where: eq(orderNotes.orderId, orders.id),
    orderBy: orderNotes.id,
  }),
  carrier: shipments.carrier,
  trackingNumber: shipments.trackingNumber,
}

const selectExported = (database: Database, filter: OrderFilter, after: number) =>
  database
    .select({ ...listColumns, ...exportColumns })
    .from(orders)
    .leftJoin(shipments, eq(shipments.orderId, orders.id))
    .where(and(sql`${orders.id} > ${after}`, ...conditions(filter)))
    .orderBy(asc(orders.id))
    .limit(PAGE_SIZE)

type ExportedRow = Awaited<ReturnType<typeof selectExported>>[number]

/** `tax`: all the VAT within the total, the delivery fee's included. */
function presentExported(row: ExportedRow, locale: Locale) {
  const place = { area: row.area[locale], city: row.city[locale], country: row.country[locale] }
  const address = addressLine({ ...row, ...place, address: row.street }, locale)
  return { ...row, tax: wholeTax(row), address, city: place.city }
}

export type ExportedOrder = ReturnType<typeof presentExported>

/** Lists the pieces of some orders by order, product, colour and size. */
export async function selectPackingLines(database: Database, orderIds: readonly number[]) {
  return await database
    .select({
      code: orders.code,
      productId: orderLineVariants.productId,
      name: orderLines.name,
      colour: orderLineVariants.colourName,
      size: orderLineVariants.sizeName,
      quantity: orderLineVariants.quantity,
      unitPrice: orderLines.unitPrice,
    })
    .from(orderLineVariants)
    .innerJoin(
      orderLines,
      and(
        eq(orderLines.orderId, orderLineVariants.orderId),
        eq(orderLines.productId, orderLineVariants.productId),
      ),
    )
    .innerJoin(orders, eq(orders.id, orderLineVariants.orderId))
    .where(sql`${orders.id} = any(${sql.param([...orderIds])}::int[])`)
    .orderBy(asc(orderLineVariants.orderId), asc(orderLineVariants.position))
}

/** Returns the id of an order by its code in any spelling, or null. */
export async function findOrderId(database: Database, code: string): Promise<number | null> {
  const [order] = await database
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.code, readOrderCode(code)))
  return order?.id ?? null
}

/** Returns null if the conditions in SQL cover the search. */
function matcherOf({ search }: OrderFilter): ((order: SearchedOrder) => boolean) | null {
  return search === undefined || readCreditNoteNumber(search) !== null ? null : orderMatcher(search)
}

/** SQL of `isRefundedBeforeShipping` in domain. */
const isRefundedBeforeShipping = and(
  eq(orders.paymentStatus, 'refunded'),
  inArray(orders.status, ['pending', 'on hold', 'processing']),
)

function statusCondition(status: ShownStatus): SQL | undefined {
  if (status === 'refunded') return isRefundedBeforeShipping
  return and(eq(orders.status, status), isRefundedBeforeShipping && not(isRefundedBeforeShipping))
}

function conditions({ status, payment, search, from, to }: OrderFilter): SQL[] {
  const creditNote = search === undefined ? null : readCreditNoteNumber(search)
  return [
    status === undefined ? undefined : statusCondition(status),
    creditNote === null ? undefined : hasCreditNote(creditNote),
    payment === undefined ? undefined : eq(orders.paymentStatus, payment),
    from === undefined ? undefined : fromDay(orders.createdAt, from),
    to === undefined ? undefined : untilDay(orders.createdAt, to),
  ].filter((condition) => condition !== undefined)
}
