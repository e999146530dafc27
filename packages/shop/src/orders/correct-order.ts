import { inTransaction } from '@zayy/database/in-transaction'
import { orderLineVariants, orderLines, orders } from '@zayy/database/schema/orders'
import { type Halalas, ZERO, toDecimal } from '@zayy/domain/money'
import type { CorrectionOutcome } from '@zayy/domain/orders/correct-order'
import type { PaymentMethod } from '@zayy/domain/orders/order-status'
import { type Locale, SHOP_LOCALE } from '@zayy/i18n/locale'
import { mail as ar } from '@zayy/i18n/messages/ar/mail'
import { mail as en } from '@zayy/i18n/messages/en/mail'
import { formatNumber } from '@zayy/i18n/numbers'
import { recordChange } from '@zayy/platform/audit/record-change'
import type { Database, Transaction } from '@zayy/platform/postgres/database'
import { and, eq, notInArray } from 'drizzle-orm'
import { addJob } from '../add-job.ts'
import { mailClient } from '../consume-mail-limit.ts'
import { endOpenPage } from '../payments/end-open-page.ts'
import { listUnreconciledPayments } from '../payments/list-unreconciled-payments.ts'
import { requestRefundIn } from '../payments/request-refund.ts'
import { countSold, countUnsold } from './count-sold.ts'
import { lockOrder } from './lock-order.ts'
import { isTakenCode, randomOrderCode } from './place-order.ts'
import {
  type Correction,
  type CorrectionPlan,
  type CorrectionRefusal,
  addressOf,
  planCorrection,
} from './plan-correction.ts'
import { recordPayment } from './record-payment.ts'
import { recordRefund } from './record-refund.ts'
import { type PieceRow, nameColumns, writeOrder } from './write-order.ts'

export type { Correction } from './plan-correction.ts'
export { readCorrectedBuyer } from './read-correction.ts'

/** A quantity before and after a correction, with names in the asked language. */
type PieceChange = { product: string; colour: string; size: string; before: number; after: number }

/**
 * @property fields texts of the buyer before and after; null: unchanged
 * @property total before and after; that of a paid order, which is its invoice's, stays
 * @property plan identifies the calculation, for `correctOrder`
 */
export type CorrectionPreview = {
  code: string
  isPaid: boolean
  paymentMethod: PaymentMethod
  fields: Record<'name' | 'phone' | 'email' | 'address', { before: string; after: string } | null>
  pieces: PieceChange[]
  total: { before: Halalas; after: Halalas }
  refund: Halalas | null
  addition: Halalas | null
  feeDifference: CorrectionPlan['feeDifference']
  plan: string
}

/** Returns what a correction would do, without doing it. */
export async function checkCorrection(
  database: Database,
  orderId: number,
  { correction, locale }: { correction: Correction; locale: Locale },
): Promise<CorrectionPreview | { refusal: CorrectionRefusal }> {
  const plan = await planCorrection(database, orderId, correction)
  return 'refusal' in plan ? plan : presentPlan(plan, locale)
}

function presentPlan(plan: CorrectionPlan, locale: Locale): CorrectionPreview {
  const { order, buyer, outcome } = plan
  const change = (before: string, after: string | undefined) =>
    after === undefined || after === before ? null : { before, after }
  return {
    code: order.code,
    isPaid: order.paymentStatus === 'paid',
    paymentMethod: order.paymentMethod,
    fields: {
      name: change(order.buyerName, buyer.buyerName),
      phone: change(order.buyerPhone, buyer.buyerPhone),
      email: change(order.buyerEmail, buyer.buyerEmail),
      address: change(addressOf(order, {}, locale), addressOf(order, buyer, locale)),
    },
    pieces: pieceChanges(plan, locale),
    total: {
      before: order.grandTotal,
      after: outcome.kind === 'replace' ? outcome.totals.grand : order.grandTotal,
    },
    refund: outcome.kind === 'refund' ? outcome.amount : null,
    addition: outcome.kind === 'add' ? outcome.totals.grand : null,
    feeDifference: plan.feeDifference,
    plan: fingerprint(plan),
  }
}

/** Lists the pieces that a correction changes, those of an addition included. */
function pieceChanges({ before, pieces, added, lines }: CorrectionPlan, locale: Locale): PieceChange[] {
  const keyOf = ({ productId, colourId, sizeId }: PieceRow) => `${productId} ${colourId} ${sizeId}`
  const sums = (rows: readonly PieceRow[]) => {
    const counts = new Map<string, number>()
    for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + row.quantity)
    return counts
  }
  const [had, has] = [sums(before), sums([...pieces, ...added])]
  const rows = new Map([...before, ...pieces, ...added].map((row) => [keyOf(row), row]))
  return [...rows].flatMap(([key, row]) => {
    const [from, to] = [had.get(key) ?? 0, has.get(key) ?? 0]
    if (from === to) return []
    const product = lines.find(({ productId }) => productId === row.productId)?.name[locale] ?? ''
    return [{ product, colour: row.colourName[locale], size: row.sizeName, before: from, after: to }]
  })
}

function fingerprint({ before, pieces, added, buyer, outcome, order }: CorrectionPlan): string {
  return JSON.stringify([
    order.status,
    order.paymentStatus,
    order.grandTotal,
    before,
    pieces,
    added,
    buyer,
    outcome,
  ])
}

/** @property locale of its buyer */
type Addition = { id: number; code: string; locale: Locale; total: Halalas }

/**
 * `moved`: the order or a price changed after the question. `noRefund`: the money of a card payment cannot be
 * returned now.
 */
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
 * Corrects an order that was not shipped (decision 051), and queues a mail to the buyer. An unpaid order gets new sums.
 * A paid one keeps its invoice: fewer pieces have a credit note, further pieces become an order of their own.
 * Locks: order, sold counts, then the counter of credit notes or of invoices.
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

/** Rolls a correction back. */
class NotRefundable extends Error {}

async function correct(
  transaction: Transaction,
  { code, correction, plan: expected, refundKey, by }: CorrectionRequest,
): Promise<OrderCorrected> {
  const locked = await lockOrder(transaction, { code })
  if (!locked) return { kind: 'unknown' }
  const plan = await planCorrection(transaction, locked.id, correction)
  if ('refusal' in plan) return { kind: 'refused', because: plan.refusal }
  if (fingerprint(plan) !== expected) return { kind: 'moved' }
  const { order, outcome } = plan
  await updateBuyer(transaction, plan)
  // A coupon may leave nothing to give back for fewer pieces.
  const isCounted = order.paymentStatus === 'paid'
  if (isCounted) await countUnsold(transaction, order.id)
  await writePieces(transaction, plan)
  if (isCounted) await countSold(transaction, order.id)
  if (outcome.kind === 'replace') {
    await updateSums(transaction, order.id, outcome)
    await endOpenPage(transaction, order.id)
    if (outcome.totals.grand === ZERO) await recordPayment(transaction, locked, { tellBuyer: false })
  }
  await recordChange(transaction, {
    by,
    action: 'order.correct',
    subject: order.code,
    details: auditDetails(plan),
  })
  await addJob(transaction, 'order-news', { orderId: order.id, news: 'corrected' }, `${order.id}:corrected`)
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

async function updateBuyer(transaction: Transaction, { order, buyer }: CorrectionPlan): Promise<void> {
  if (Object.keys(buyer).length === 0) return
  const invoiceAddress = { ar: addressOf(order, {}, 'ar'), en: addressOf(order, {}, 'en') }
  const isAddressOfInvoice =
    order.paymentStatus === 'paid' &&
    order.companyName !== null &&
    order.invoiceAddress === null &&
    addressOf(order, buyer, 'ar') !== invoiceAddress.ar
  await transaction
    .update(orders)
    .set({ ...buyer, ...(isAddressOfInvoice && { invoiceAddress }) })
    .where(eq(orders.id, order.id))
}

async function writePieces(transaction: Transaction, { order, pieces }: CorrectionPlan): Promise<void> {
  await transaction.delete(orderLineVariants).where(eq(orderLineVariants.orderId, order.id))
  await transaction
    .insert(orderLineVariants)
    .values(pieces.map((row, position) => ({ ...row, orderId: order.id, position })))
}

/** An unpaid order: the lines and sums of its bill from now on. */
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
  return texts.join('; ').slice(0, MAX_PIECES_TEXT)
}

/** Characters of the reason of a credit note. */
const MAX_REASON_LENGTH = 200

const mails = { ar, en }

/** Names the pieces that are not sent, in words: an arrow points the wrong way in Arabic. */
function reasonText(pieces: readonly PieceChange[], locale: Locale): string {
  const { fewer } = mails[locale].orderNews.packing
  const texts = pieces.map(
    ({ product, colour, size, before, after }) =>
      `${product} ${colour} ${size}: ${fewer(formatNumber(after), formatNumber(before))}`,
  )
  return texts.join('; ').slice(0, MAX_REASON_LENGTH)
}

/**
 * Returns the number of the credit note; null for a card payment, which a server returns through the gateway.
 * @throws NotRefundable
 */
async function giveBack(
  transaction: Transaction,
  plan: CorrectionPlan,
  { amount, refundKey, by }: { amount: Halalas; refundKey: string; by: string },
): Promise<number | null> {
  const { order } = plan
  const reason = reasonText(pieceChanges(plan, order.locale), order.locale)
  if (order.paymentMethod === 1) {
    // A refund counts first towards money that came twice, and would leave the pieces without a credit note.
    const [unsettled] = await listUnreconciledPayments(transaction, order.id)
    if (unsettled && (unsettled.surplus > ZERO || unsettled.elsewhere > ZERO))
      throw new NotRefundable('unsettled')
    const asked = await requestRefundIn(transaction, order.id, { amount, key: refundKey, reason, by })
    if (asked.kind !== 'asked') throw new NotRefundable(asked.kind)
    return null
  }
  const recorded = await recordRefund(transaction, order.id, { amount, reason, by })
  if (recorded.kind !== 'refunded') throw new NotRefundable(recorded.kind)
  return recorded.number
}

/**
 * Places the further pieces of a paid order as an order of the same buyer, at the agreed prices and without a delivery
 * fee, since they travel together. Must come last, because the invoice counter's lock blocks other orders.
 */
async function writeAddition(
  transaction: Transaction,
  { order, buyer, data, lines, added }: CorrectionPlan,
  { lines: priced, totals }: Extract<CorrectionOutcome, { kind: 'add' }>,
): Promise<Addition> {
  const { sellerName, sellerAddress } = nameColumns(data)
  const code = randomOrderCode()
  const products = priced.flatMap(({ productId }, position) => {
    const line = lines.find((each) => each.productId === productId)
    const sum = totals.lines[position]
    if (!line || !sum) return []
    const { unit: unitPrice, quantity, subtotal, saving } = sum
    const { name, firstPrice } = line
    return [{ productId, position, name, firstPrice, unitPrice, quantity, subtotal, saving }]
  })
  const pieces = added.map((row, position) => ({ ...row, position }))
  const written = {
    order: {
      ...order,
      ...buyer,
      code,
      idempotencyKeyId: null,
      sellerName,
      sellerAddress,
      sellerVatNumber: data.settings.vatNumber,
      sellerCrNumber: data.settings.crNumber,
      pieces: totals.pieces,
      itemsTotal: totals.items,
      saving: totals.saving,
      couponCode: null,
      couponValue: totals.coupon,
      shipping: totals.shipping,
      tax: totals.tax,
      grandTotal: totals.grand,
    },
    products,
    pieces,
  }
  const id = await writeOrder(transaction, written, mailClient(code, 'order'))
  await transaction.update(orders).set({ additionOf: order.id }).where(eq(orders.id, id))
  if (totals.grand === ZERO)
    await recordPayment(
      transaction,
      { id, status: 'pending', paymentMethod: order.paymentMethod, announcedAt: null },
      { tellBuyer: false },
    )
  return { id, code, locale: order.locale, total: totals.grand }
}
