import { coupons } from '@zayy/database/schema/checkout'
import type { creditNotes } from '@zayy/database/schema/order-changes'
import { orderLines, orders } from '@zayy/database/schema/orders'
import type { Selection } from '@zayy/domain/cart/cart'
import { MAX_QUANTITY } from '@zayy/domain/catalog/max-quantity'
import { couponFromStored } from '@zayy/domain/checkout/coupon-value'
import { MIN_CARD_PAYMENT } from '@zayy/domain/checkout/min-card-payment'
import { isSaudiArabia, missingInvoiceParts } from '@zayy/domain/checkout/national-address'
import { add, type Halalas, partedEvenly, subtract, ZERO } from '@zayy/domain/money'
import {
  type CorrectedLine,
  type CorrectionOutcome,
  correctionOutcome,
} from '@zayy/domain/orders/correct-order'
import { awaitsShipping } from '@zayy/domain/orders/order-status'
import type { Executor } from '@zayy/platform/postgres/database'
import { and, asc, eq, ne, or } from 'drizzle-orm'
import {
  type BuyerColumns,
  buyerColumnsOf,
  type CorrectedBuyer,
  type CorrectedPlace,
  isUnchanged,
} from './corrected-buyer.ts'
import { samePieces, selectPieces, splitAddition, wantedPieces } from './corrected-pieces.ts'
import { selectCreditNotes } from './credit-note-queries.ts'
import { loadOrderData, type OrderData } from './order-data.ts'
import type { PieceRow } from './write-order.ts'

/**
 * @property place null: unchanged
 * @property pieces all pieces of each named product from now on; an empty selection removes the product
 */
export type Correction = {
  buyer: CorrectedBuyer
  place: CorrectedPlace | null
  pieces: readonly { productId: number; selection: Selection }[]
}

/**
 * Why a correction is refused. `sent`, `cancelled`, `refunded`: too late; `erased`: the buyer's data were erased; `invoiced`:
 * an unpaid order whose issued invoice would change; `notOrdered`: a product that is not in the order; `unsold`: a colour or
 * size that is no longer sold; `tooMany`: too many pieces; `companyAddress`: the new address lacks a part that the company's
 * e-invoice needs; `empty`, `both`: see `correctionOutcome`; `left`: the whole payment would be refunded; `belowCard`: less
 * than the minimum card payment; `nothing`: nothing would change.
 */
export type CorrectionRefusal =
  | 'sent'
  | 'cancelled'
  | 'refunded'
  | 'erased'
  | 'invoiced'
  | 'notOrdered'
  | 'unsold'
  | 'tooMany'
  | 'empty'
  | 'both'
  | 'left'
  | 'belowCard'
  | 'companyAddress'
  | 'nothing'

type Order = typeof orders.$inferSelect
/**
 * @property buyer new values of columns; `together`: the other orders of the same parcel, which get them too
 * @property pieces rows after the correction; `added`: rows of the new order with the further pieces
 * @property given credit notes of the order, oldest first
 * @property feeDifference delivery fee of the new city minus that of the order, for a paid order, which keeps its own
 */
export type CorrectionPlan = {
  order: Order
  data: OrderData
  lines: (typeof orderLines.$inferSelect)[]
  before: PieceRow[]
  pieces: PieceRow[]
  added: PieceRow[]
  buyer: BuyerColumns
  together: Order[]
  given: (typeof creditNotes.$inferSelect)[]
  outcome: CorrectionOutcome
  feeDifference: { isMore: boolean; amount: Halalas } | null
}

/** Plans a correction (decision 051). Only in a transaction that holds the order's lock may the plan be written. */
export async function planCorrection(
  database: Executor,
  orderId: number,
  correction: Correction,
): Promise<CorrectionPlan | { refusal: CorrectionRefusal }> {
  const [order] = await database.select().from(orders).where(eq(orders.id, orderId))
  if (!order) throw new Error(`Order ${orderId} does not exist`)
  const late = lateRefusal(order)
  if (late) return { refusal: late }
  const lines = await database
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  const before = await selectPieces(database, orderId)
  if (correction.pieces.some(({ productId }) => !lines.some((line) => line.productId === productId)))
    return { refusal: 'notOrdered' }
  const products = lines.map(({ productId }) => ({ product_id: productId, colors: [] }))
  const stored = { country_id: order.countryId, city_id: order.cityId, area_id: order.areaId ?? undefined }
  const data = await loadOrderData(database, products, correction.place ?? stored)
  const pieces = correctedPieces(correction, lines, before, data)
  if (!pieces) return { refusal: 'unsold' }
  const corrected = correctedLines(lines, before, pieces, data)
  if (corrected.some((line) => line.wanted > MAX_QUANTITY)) return { refusal: 'tooMany' }
  const fees = order.shippingPer === 'order' ? 1 : lines.length
  const fee = partedEvenly(order.shipping, fees) ?? ZERO
  // An addition travels with the pieces of its order.
  const cityFee = correction.place && data.city && order.additionOf === null ? data.city.shipping : fee
  const isPaid = order.paymentStatus === 'paid'
  const given = await selectCreditNotes(database, orderId)
  const refunded = add(...given.map(({ total }) => total))
  const outcome = correctionOutcome(corrected, await termsOf(database, order, fee), {
    isPaid,
    fee: cityFee,
    invoice: order.grandTotal,
    refunded,
  })
  const buyer = buyerColumnsOf(order, correction, data)
  const refusal = refusalOf(order, outcome, refunded)
  if (refusal) return { refusal }
  if (lacksInvoiceParts(order, buyer, data)) return { refusal: 'companyAddress' }
  const together = (await selectParcel(database, order)).filter((each) => !isUnchanged(each, buyer))
  const isSame = samePieces(before, pieces) && isUnchanged(order, buyer) && together.length === 0
  if (isSame && outcome.kind === 'same') return { refusal: 'nothing' }
  const split = outcome.kind === 'add' ? splitAddition(before, pieces) : { kept: pieces, added: [] }
  return {
    order,
    data,
    lines,
    before,
    pieces: split.kept,
    added: split.added,
    buyer,
    together,
    given,
    outcome,
    feeDifference: isPaid && cityFee !== fee ? differenceOf(cityFee, fee) : null,
  }
}

/** Returns all pieces after a correction, or null if one is no longer sold. */
function correctedPieces(
  correction: Correction,
  lines: CorrectionPlan['lines'],
  before: PieceRow[],
  data: OrderData,
): PieceRow[] | null {
  const named = new Map(correction.pieces.map(({ productId, selection }) => [productId, selection]))
  const wanted = lines.flatMap(({ productId }) =>
    wantedPieces(productId, named.get(productId), { before, data }),
  )
  return wanted.includes(null) ? null : wanted.filter((row) => row !== null)
}

function correctedLines(
  lines: CorrectionPlan['lines'],
  before: readonly PieceRow[],
  after: readonly PieceRow[],
  data: OrderData,
): CorrectedLine[] {
  const quantityOf = (rows: readonly PieceRow[], id: number) =>
    rows.reduce((sum, row) => sum + (row.productId === id ? row.quantity : 0), 0)
  return lines.map(({ productId, unitPrice, firstPrice }) => ({
    productId,
    unit: unitPrice,
    first: firstPrice,
    quantity: quantityOf(before, productId),
    wanted: quantityOf(after, productId),
    tiers: data.products.get(productId)?.tiers ?? null,
  }))
}

function lateRefusal(order: Order): CorrectionRefusal | null {
  if (order.status === 'cancelled') return 'cancelled'
  if (order.paymentStatus === 'refunded') return 'refunded'
  if (!awaitsShipping(order)) return 'sent'
  return isErased(order) ? 'erased' : null
}

/** An order has a phone until its buyer is erased. */
export function isErased({ buyerPhone, buyerEmail }: Pick<Order, 'buyerPhone' | 'buyerEmail'>): boolean {
  return buyerPhone === '' && buyerEmail === ''
}

/** Selects all orders of a parcel: the main order and the orders that corrections added to it. */
async function selectParcel(database: Executor, { id, additionOf }: Order): Promise<Order[]> {
  const main = additionOf ?? id
  const parcel = await database
    .select()
    .from(orders)
    .where(and(or(eq(orders.id, main), eq(orders.additionOf, main)), ne(orders.id, id)))
    .orderBy(asc(orders.id))
  return parcel.filter((order) => lateRefusal(order) === null)
}

async function termsOf(database: Executor, order: Order, amount: Halalas) {
  const [coupon] =
    order.couponCode === null
      ? []
      : await database.select().from(coupons).where(eq(coupons.code, order.couponCode))
  return {
    items: order.itemsTotal,
    couponValue: order.couponValue,
    coupon: coupon ? couponFromStored(coupon) : null,
    delivery: { amount, per: order.shippingPer, freeFrom: order.freeShippingFrom },
    taxRate: order.taxBasisPoints,
    taxIncluded: order.taxIncluded,
  }
}

function refusalOf(order: Order, outcome: CorrectionOutcome, refunded: Halalas): CorrectionRefusal | null {
  if (outcome.kind === 'empty' || outcome.kind === 'both') return outcome.kind
  // A full refund is refused, because the order would no longer be sent.
  if (outcome.kind === 'refund') return subtract(order.grandTotal, refunded) > outcome.amount ? null : 'left'
  if (outcome.kind === 'replace' && order.invoiceNumber !== null) return 'invoiced'
  if (!('totals' in outcome) || order.paymentMethod === 0) return null
  const { grand } = outcome.totals
  return grand > ZERO && grand < MIN_CARD_PAYMENT ? 'belowCard' : null
}

/** Returns whether a correction removes a part of an address in Saudi Arabia that the future e-invoice needs. */
function lacksInvoiceParts(order: Order, changes: BuyerColumns, { country, eInvoices }: OrderData): boolean {
  if (!eInvoices || order.companyVat === null || order.invoiceNumber !== null) return false
  if (!country || !isSaudiArabia(country.code)) return false
  const partsOf = ({ area, district, shortAddress, building, postcode }: Order) =>
    missingInvoiceParts({ area: area.ar !== '', district, short_address: shortAddress, building, postcode })
  // An order from before phase 2 may lack parts already.
  const before = partsOf(order)
  return partsOf({ ...order, ...changes }).some((part) => !before.includes(part))
}

function differenceOf(after: Halalas, before: Halalas) {
  return after > before
    ? { isMore: true, amount: subtract(after, before) }
    : { isMore: false, amount: subtract(before, after) }
}
