import { randomInt } from 'node:crypto'
import type { OrderInput } from '@zayy/contract/orders/order-input'
import type { Locale } from '@zayy/contract/types'
import { inTransaction, sqlState } from '@zayy/database/in-transaction'
import { pieceCount } from '@zayy/domain/cart/piece-count'
import type { CouponTerms } from '@zayy/domain/checkout/coupon-value'
import { MIN_CARD_PAYMENT } from '@zayy/domain/checkout/min-card-payment'
import type { NationalAddressRule } from '@zayy/domain/checkout/national-address'
import { type OrderLine, orderLines } from '@zayy/domain/checkout/order-lines'
import { type OrderTotals, orderTotals } from '@zayy/domain/checkout/order-totals'
import { type Sar, toDecimal, toSar, ZERO } from '@zayy/domain/money'
import { riyadhDay } from '@zayy/domain/riyadh-time'
import { recordChange } from '@zayy/platform/audit/record-change'
import type { Database, Transaction } from '@zayy/platform/postgres/database'
import type { NationalParts } from '../addresses/find-national-parts.ts'
import { findCouponRefusal } from '../checkout/find-coupon.ts'
import { mailClient } from '../consume-mail-limit.ts'
import { DomainError, invalid } from '../domain-error.ts'
import { issueInvoice } from '../invoicing/issue-document.ts'
import { sellerColumns } from '../settings/seller-columns.ts'
import { claimIdempotencyKey, orderFingerprint } from './claim-idempotency-key.ts'
import { loadBuyer } from './order-buyer.ts'
import { loadOrderData, type OrderData } from './order-data.ts'
import { orderIssues, takesTransfers } from './order-issues.ts'
import { recordPayment } from './record-payment.ts'
import { isUsedUpBy, useCoupon } from './use-coupon.ts'
import {
  buyerColumns,
  detailColumns,
  nameColumns,
  pieceRows,
  productRows,
  type SoldLine,
  writeOrder,
} from './write-order.ts'

/**
 * @property customerId null or undefined: a guest
 * @property client rate-limit key of the caller
 * @property locale of the path and of the order's mails
 * @property idempotencyKey 1 to 255 printable characters; without it, repetitions place new orders
 * @property cardPayment whether the shop accepts cards
 * @property nationalAddress the rule if the owner chose none; optional by default
 * @property nationalParts parts of the order's short address, for those that the buyer did not type
 * @property enteredBy who entered it for the buyer, for the audit trail
 * @property newCode generates order codes; called again if a code is taken
 */
export type PlaceOrderOptions = {
  customerId?: number | null
  client?: string | undefined
  locale: Locale
  now: Date
  idempotencyKey?: string | undefined
  cardPayment?: boolean
  nationalAddress?: NationalAddressRule | undefined
  nationalParts?: NationalParts | null | undefined
  enteredBy?: string
  newCode?: () => string
}

/**
 * Places an order (contract, POST /orders) and returns its id. Order, lines, use of the coupon and queued mails are
 * one transaction. An order of SAR 0.00 is paid at once. All sums are calculated here.
 * The same key with the same content returns the first order until the key expires.
 * Locks, always in this order: key, coupon, and for an order of SAR 0.00 sold counts by id, invoice counter.
 * @throws DomainError 422 with every wrong field; 409 if the total differs from the expected one (`data`: the
 *   sums in SAR) or the key was used with other content. A rejected order changes nothing.
 */
export async function placeOrder(
  database: Database,
  input: OrderInput,
  options: PlaceOrderOptions,
): Promise<number> {
  if (options.idempotencyKey !== undefined && !/^[\x20-\x7e]{1,255}$/.test(options.idempotencyKey)) {
    throw invalid({ 'Idempotency-Key': ['idempotencyKey'] })
  }
  return await inTransaction(database, (transaction) => placeIn(transaction, input, options), {
    repeats: isTakenCode,
  })
}

/** Places an order in a transaction of the caller, as `placeOrder` does. */
export async function placeIn(
  transaction: Transaction,
  input: OrderInput,
  options: PlaceOrderOptions,
): Promise<number> {
  const { customerId = null } = options
  const lines = orderLines(input.products)
  const claim = await claimIdempotencyKey(
    transaction,
    { key: options.idempotencyKey, customerId, now: options.now },
    orderFingerprint(input, lines),
  )
  if (claim.orderId !== undefined) return claim.orderId
  const today = riyadhDay(options.now.getTime())
  const coupon = await useCoupon(transaction, input.coupon_code, today)
  const buyer = await loadBuyer(transaction, input, customerId)
  const data = await loadOrderData(transaction, input.products, buyer.fields)
  const issues = orderIssues(input, buyer, lines, data, options)
  if (input.coupon_code !== undefined && !coupon)
    issues.coupon_code = [await findCouponRefusal(transaction, input.coupon_code, today)]
  if (coupon && (await isUsedUpBy(transaction, coupon, buyer))) issues.coupon_code = ['couponUsedByYou']
  if (Object.keys(issues).length > 0) throw invalid(issues)
  const { sold, totals, deliveryDays } = calculateTotals(lines, data, coupon?.terms ?? null)
  requireExpectedTotal(input.expected_total, totals)
  if (input.payment_method === 1 && totals.grand > ZERO && totals.grand < MIN_CARD_PAYMENT)
    throw invalid({
      payment_method: [
        { amount: takesTransfers(data) ? 'cardLeast' : 'orderLeast', least: MIN_CARD_PAYMENT },
      ],
    })
  const written = {
    order: {
      ...buyerColumns(buyer, options.nationalParts),
      ...detailColumns(input),
      ...nameColumns(data),
      ...sellerColumns(data.settings, data.seller),
      ...sumColumns(totals),
      deliveryDaysFrom: deliveryDays.from,
      deliveryDaysTo: deliveryDays.to,
      shippingPer: data.settings.shippingPer,
      freeShippingFrom: data.settings.freeShippingFrom,
      returnDays: data.settings.returnDays,
      transferDays: data.settings.transferDays,
      code: (options.newCode ?? randomOrderCode)(),
      idempotencyKeyId: claim.keyId,
      locale: options.locale,
      paymentMethod: input.payment_method,
      couponCode: coupon?.code ?? null,
      taxBasisPoints: data.settings.taxBasisPoints,
      taxIncluded: data.settings.taxIncluded,
    },
    products: productRows(sold),
    pieces: pieceRows(sold),
  }
  if (options.enteredBy !== undefined)
    await recordChange(transaction, {
      by: options.enteredBy,
      action: 'order.added',
      subject: written.order.code,
      details: { total: toDecimal(totals.grand) },
    })
  const client = mailClient(options.client ?? '', 'order')
  const orderId = await writeOrder(transaction, written, client)
  if (totals.grand === ZERO) {
    const unpaid = {
      id: orderId,
      status: 'pending',
      paymentMethod: input.payment_method,
      announcedAt: null,
    } as const
    await recordPayment(transaction, unpaid, { tellBuyer: false })
  } else if (data.settings.invoiceAt === 'order') await issueInvoice(transaction, orderId)
  return orderId
}

function calculateTotals(lines: readonly OrderLine[], data: OrderData, coupon: CouponTerms | null) {
  const { country, city, settings } = data
  const parts = lines.flatMap((line) => {
    const product = data.products.get(line.product_id)
    return product ? [{ line, product }] : []
  })
  if (!country || !city || parts.length < lines.length)
    throw new RangeError('Order names an unknown product or place')
  const totals = orderTotals({
    lines: parts.map(({ line, product }) => ({ tiers: product.tiers, quantity: pieceCount(line.colors) })),
    coupon,
    delivery: { amount: city.shipping, per: settings.shippingPer, freeFrom: settings.freeShippingFrom },
    taxRate: settings.taxBasisPoints,
    taxIncluded: settings.taxIncluded,
  })
  const sold = parts.flatMap((part, index): SoldLine[] => {
    const sum = totals.lines[index]
    return sum ? [{ ...part, sum }] : []
  })
  return { sold, totals, deliveryDays: country.deliveryDays }
}

/** Charges only the total that the buyer saw (contract, `expected_total`). */
function requireExpectedTotal(expected: Sar | undefined, totals: OrderTotals): void {
  if (expected === undefined || expected === toSar(totals.grand)) return
  throw new DomainError(409, 'sumsChanged', {
    data: {
      items_total: toSar(totals.items),
      saving: toSar(totals.saving),
      coupon_value: toSar(totals.coupon),
      shipping: toSar(totals.shipping),
      tax: toSar(totals.tax),
      grand_total: toSar(totals.grand),
    },
  })
}

function sumColumns({ pieces, items, saving, coupon, shipping, tax, grand }: OrderTotals) {
  return { pieces, itemsTotal: items, saving, couponValue: coupon, shipping, tax, grandTotal: grand }
}

/** Returns true if the random order code was taken, so that the transaction may be repeated. */
export function isTakenCode(error: unknown): boolean {
  return (
    sqlState(error) === '23505' &&
    error instanceof Error &&
    'constraint' in error &&
    error.constraint === 'orders_code_unique'
  )
}

/** Unambiguous digits and capitals without vowels, so that no code is a word. */
const LETTERS = '23456789BCDFGHJKLMNPQRSTVWXZ'
const LENGTH = 8

/** Returns an order code such as 7KQM-X4TD: one of 28^8 (378 billion), too many to guess. */
export function randomOrderCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('')
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`
}
