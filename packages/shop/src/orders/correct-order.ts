import { inTransaction } from '@zayy/database/in-transaction'
import { orderLines, orderLineVariants, orders } from '@zayy/database/schema/orders'
import { type Halalas, toDecimal, ZERO } from '@zayy/domain/money'
import type { CorrectionOutcome } from '@zayy/domain/orders/correct-order'
import { readOrderCode } from '@zayy/domain/orders/order-code'
import { cutText } from '@zayy/domain/text/cut-text'
import { SHOP_LOCALE } from '@zayy/i18n/locale'
import { recordChange } from '@zayy/platform/audit/record-change'
import type { Database, Transaction } from '@zayy/platform/postgres/database'
import { and, asc, eq, inArray, notInArray, or, sql } from 'drizzle-orm'
import { addJob } from '../add-job.ts'
import { endOpenPage } from '../payments/end-open-page.ts'
import { addressOf, type BuyerColumns, endsLinks, isOtherMailbox } from './corrected-buyer.ts'
import { countSold, countUnsold } from './count-sold.ts'
import { retryBuyerMails } from './find-buyer-mail.ts'
import { giveBack, NotRefundable } from './give-back-correction.ts'
import { lockOrder } from './lock-order.ts'
import { isTakenCode } from './place-order.ts'
import {
  type Correction,
  type CorrectionPlan,
  type CorrectionRefusal,
  planCorrection,
} from './plan-correction.ts'
import { fingerprint, type PieceChange, presentPlan } from './preview-correction.ts'
import { recordPayment } from './record-payment.ts'
import { type Addition, writeAddition } from './write-addition.ts'

/** `moved`: the order or a price changed after the preview. `noRefund`: the card payment cannot be refunded now. */
export type OrderCorrected =
  | {
      kind: 'corrected'
      code: string
      creditNote: number | null
      refund: Halalas | null
      addition: Addition | null
    }
  | { kind: 'unknown' | 'moved' | 'noRefund' }
  | { kind: 'refused'; because: CorrectionRefusal }

/**
 * @property plan that of the preview
 * @property refundKey identifies the refund of a card payment, for `findRefund`
 * @property by who does it, for the audit trail
 */
type CorrectionRequest = {
  code: string
  correction: Correction
  plan: string
  refundKey: string
  by: string
}

/**
 * Corrects an order that was not shipped (decision 051), and queues a mail to the buyer. An unpaid order gets new sums. A paid
 * one keeps its invoice: fewer pieces have a credit note, further pieces become a new order. Locks, in this order: the order,
 * the sold counts, the counter of credit notes or invoices.
 */
export async function correctOrder(database: Database, request: CorrectionRequest): Promise<OrderCorrected> {
  try {
    return await inTransaction(database, (transaction) => correct(transaction, request), {
      repeats: isTakenCode,
    })
  } catch (error) {
    if (error instanceof NotRefundable) return { kind: 'noRefund' }
    throw error
  }
}

async function correct(
  transaction: Transaction,
  { code, correction, plan: expected, refundKey, by }: CorrectionRequest,
): Promise<OrderCorrected> {
  await lockParcel(transaction, code)
  const locked = await lockOrder(transaction, { code })
  if (!locked) return { kind: 'unknown' }
  const plan = await planCorrection(transaction, locked.id, correction)
  if ('refusal' in plan) return { kind: 'refused', because: plan.refusal }
  if (fingerprint(plan) !== expected) return { kind: 'moved' }
  const { order, outcome, together } = plan
  for (const each of [order, ...together]) await updateBuyer(transaction, each, plan.buyer)
  // Sold pieces are counted again even if a coupon leaves nothing to refund.
  const isCounted = order.paymentStatus === 'paid'
  if (isCounted) await countUnsold(transaction, order.id)
  await writePieces(transaction, plan)
  if (isCounted) await countSold(transaction, order.id)
  if (outcome.kind === 'replace') {
    await updateSums(transaction, order.id, outcome)
    await endOpenPage(transaction, order.id)
    if (outcome.totals.grand === ZERO) await recordPayment(transaction, locked, { tellBuyer: false })
  }
  const details = auditDetails(plan)
  await noteCorrection(transaction, order, { by, details })
  for (const each of together) await noteCorrection(transaction, each, { by, details: { with: order.code } })
  const corrected = {
    kind: 'corrected',
    code: order.code,
    creditNote: null,
    refund: null,
    addition: null,
  } as const
  if (outcome.kind === 'refund') {
    const creditNote = await giveBack(transaction, plan, { amount: outcome.amount, refundKey, by })
    return { ...corrected, creditNote, refund: outcome.amount }
  }
  if (outcome.kind === 'add')
    return { ...corrected, addition: await writeAddition(transaction, plan, outcome) }
  return corrected
}

/**
 * Locks an order and the orders in the same parcel, always in the same sequence, so that concurrent corrections of them cannot
 * deadlock.
 */
async function lockParcel(transaction: Transaction, code: string): Promise<void> {
  const main = transaction
    .select({ id: sql`coalesce(${orders.additionOf}, ${orders.id})`.as('main') })
    .from(orders)
    .where(eq(orders.code, readOrderCode(code)))
  await transaction
    .select({ id: orders.id })
    .from(orders)
    .where(or(inArray(orders.id, main), inArray(orders.additionOf, main)))
    .orderBy(asc(orders.id))
    .for('update')
}

async function noteCorrection(
  transaction: Transaction,
  { id, code }: { id: number; code: string },
  { by, details }: { by: string; details: Record<string, string | number | null> },
): Promise<void> {
  await recordChange(transaction, { by, action: 'order.correct', subject: code, details })
  await addJob(transaction, 'order-news', { orderId: id, news: 'corrected' }, `${id}:corrected`)
}

async function updateBuyer(
  transaction: Transaction,
  order: CorrectionPlan['order'],
  buyer: BuyerColumns,
): Promise<void> {
  if (Object.keys(buyer).length === 0) return
  const { countryId, address, building, area, district, city, shortAddress, postcode } = order
  const invoiceAddress = {
    ar: addressOf(order, {}, 'ar'),
    en: addressOf(order, {}, 'en'),
    parts: { countryId, address, building, area, district, city, shortAddress, postcode },
  }
  const isAddressOfInvoice =
    order.invoiceNumber !== null &&
    order.companyName !== null &&
    order.invoiceAddress === null &&
    addressOf(order, buyer, 'ar') !== invoiceAddress.ar
  await transaction
    .update(orders)
    .set({
      ...buyer,
      ...(isAddressOfInvoice && { invoiceAddress }),
      ...(endsLinks(order, buyer) && { billRevision: order.billRevision + 1 }),
      // The reader of the wrong mailbox claimed the order, so it leaves that account.
      ...(order.claimed && isOtherMailbox(order, buyer) && { customerId: null, claimed: false }),
    })
    .where(eq(orders.id, order.id))
  if (isOtherMailbox(order, buyer)) await retryBuyerMails(transaction, order.id)
}

async function writePieces(transaction: Transaction, { order, pieces }: CorrectionPlan): Promise<void> {
  await transaction.delete(orderLineVariants).where(eq(orderLineVariants.orderId, order.id))
  await transaction
    .insert(orderLineVariants)
    .values(pieces.map((row, position) => ({ ...row, orderId: order.id, position })))
}

/** Replaces the lines and sums of an unpaid order. */
async function updateSums(
  transaction: Transaction,
  orderId: number,
  { lines, totals }: Extract<CorrectionOutcome, { kind: 'replace' }>,
): Promise<void> {
  const kept = lines.filter(({ quantity }) => quantity > 0)
  await transaction.delete(orderLines).where(
    and(
      eq(orderLines.orderId, orderId),
      notInArray(
        orderLines.productId,
        kept.map(({ productId }) => productId),
      ),
    ),
  )
  for (const [index, { productId }] of kept.entries()) {
    const sum = totals.lines[index]
    if (!sum) throw new Error('A corrected line has no sum')
    await transaction
      .update(orderLines)
      .set({ unitPrice: sum.unit, quantity: sum.quantity, subtotal: sum.subtotal, saving: sum.saving })
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.productId, productId)))
  }
  const { pieces, items, saving, coupon, shipping, tax, grand } = totals
  await transaction
    .update(orders)
    .set({ pieces, itemsTotal: items, saving, couponValue: coupon, shipping, tax, grandTotal: grand })
    .where(eq(orders.id, orderId))
}

/** Names what was changed, without personal data. */
function auditDetails(plan: CorrectionPlan): Record<string, string | number | null> {
  const { fields, pieces, total, refund, addition } = presentPlan(plan, SHOP_LOCALE)
  const changed = Object.entries(fields).flatMap(([name, change]) => (change === null ? [] : [name]))
  return {
    ...(changed.length > 0 && { fields: changed.join(', ') }),
    ...(pieces.length > 0 && { pieces: piecesText(pieces) }),
    ...(total.before !== total.after && { total: `${toDecimal(total.before)} → ${toDecimal(total.after)}` }),
    ...(refund !== null && { refund: toDecimal(refund) }),
    ...(addition !== null && { addition: toDecimal(addition) }),
  }
}

/** Characters of the audit trail. */
const MAX_PIECES_TEXT = 1_000

function piecesText(pieces: readonly PieceChange[]): string {
  const texts = pieces.map(
    ({ product, colour, size, before, after }) => `${product} ${colour} ${size}: ${before} → ${after}`,
  )
  return cutText(texts.join('; '), MAX_PIECES_TEXT)
}
