import type { OrderInput } from '@zayy/contract/orders/order-input'
import type { Locale } from '@zayy/contract/types'
import { inTransaction, sqlState } from '@zayy/database/in-transaction'
import { pieceCount } from '@zayy/domain/cart/piece-count'
import type { CouponTerms } from '@zayy/domain/checkout/coupon-value'
import { MIN_CARD_PAYMENT } from '@zayy/domain/checkout/min-card-payment'
import { type OrderLine, orderLines } from '@zayy/domain/checkout/order-lines'
import { type OrderTotals, orderTotals } from '@zayy/domain/checkout/order-totals'
import { type Sar, toSar, ZERO } from '@zayy/domain/money'
import { riyadhDay } from '@zayy/domain/riyadh-time'
import type { Database, Transaction } from '@zayy/platform/postgres/database'
import { findCouponRefusal } from '../checkout/find-coupon-refusal.ts'
import { DomainError, invalid } from '../domain-error.ts'
import { mailClient } from '../consume-mail-limit.ts'
import { claimIdempotencyKey } from './claim-idempotency-key.ts'
import { readBuyer } from './order-buyer.ts'
import { randomOrderCode } from './order-code.ts'
import { fingerprintOf } from './order-content.ts'
import { type OrderData, readOrderData } from './order-data.ts'
import { orderIssues, takesTransfers } from './order-issues.ts'
import {
  buyerColumns,
  nameColumns,
  pieceRows,
  productRows,
  type SoldLine,
  detailColumns,
} from './order-snapshot.ts'
import { recordPayment } from './record-payment.ts'
import { isUsedUpBy, useCoupon } from './use-coupon.ts'
import { writeOrder } from './write-order.ts'

/**
 * How an order arrives besides its content.
 * @property customerId whose order it is; null, as when it is not said: a guest's
 * @property client whose call it is, as limits count clients
 * @property locale of the path: the order's mails are written in it
 * @property idempotencyKey 1 to 255 printable characters; undefined: nothing is promised about repetitions
 * @property cardPayment whether the shop can take cards
 * @property newCode makes order codes; one that is taken is made again
 */
export type PlaceOrderOptions = {
  customerId?: number | null
  client?: string | undefined
  locale: Locale
  now: Date
  idempotencyKey?: string | undefined
  cardPayment?: boolean
  newCode?: () => string
}

/**
 * Places the order of a guest, or of a customer to one of their addresses (contract, POST /orders) and gives its id: the order, its lines, the coupon's
 * use, the invoice number and the e-mails to send are one transaction. An order of SAR 0.00 is paid at once. Everything about
 * money is worked out here. The same key with the same content gives the first order again, until the key expires.
 *
 * Locks, always in this order: key, coupon, invoice counter, tallies by id (of an order of SAR 0.00).
 *
 * @throws DomainError 422 with every wrong field; 409 for another total than expected (`data`: the sums in
 *   SAR) and for a key that was used with other content. What is refused leaves no trace.
 */
export async function placeOrder(
  database: Database,
  input: OrderInput,
  options: PlaceOrderOptions,
): Promise<number> {
  if (options.idempotencyKey !== undefined && !/^[\x20-\x7e]{1,255}$/.test(options.idempotencyKey)) {
    throw invalid({ 'Idempotency-Key': ['idempotencyKey'] })
  }
  return await inTransaction(database, (transaction) => place(transaction, input, options), {
    repeats: isTakenCode,
  })
}

async function place(
  transaction: Transaction,
  input: OrderInput,
  options: PlaceOrderOptions,
): Promise<number> {
  const { customerId = null } = options
  const lines = orderLines(input.products)
  const claim = await claimIdempotencyKey(
    transaction,
    { key: options.idempotencyKey, customerId, now: options.now },
    fingerprintOf(input, lines),
  )
  if (claim.orderId !== undefined) return claim.orderId
  const today = riyadhDay(options.now.getTime())
  const coupon = await useCoupon(transaction, input.coupon_code, today)
  const buyer = await readBuyer(transaction, input, customerId)
  const data = await readOrderData(transaction, input.products, buyer.fields)
  const issues = orderIssues(input, buyer, lines, data, options.cardPayment ?? false)
  if (input.coupon_code !== undefined && !coupon)
    issues.coupon_code = [await findCouponRefusal(transaction, input.coupon_code, today)]
  if (coupon && (await isUsedUpBy(transaction, coupon, buyer))) issues.coupon_code = ['couponUsedByYou']
  if (Object.keys(issues).length > 0) throw invalid(issues)
  const { sold, totals, deliveryDays } = calculateTotals(lines, data, coupon?.terms ?? null)
  refuseOtherTotal(input.expected_total, totals)
  if (input.payment_method === 1 && totals.grand > ZERO && totals.grand < MIN_CARD_PAYMENT)
    throw invalid({
      payment_method: [
        { amount: takesTransfers(data) ? 'cardLeast' : 'orderLeast', least: MIN_CARD_PAYMENT },
      ],
    })
  const written = {
    order: {
      ...buyerColumns(buyer),
      ...detailColumns(input),
      ...nameColumns(data),
      ...sumColumns(totals),
      deliveryDaysFrom: deliveryDays.from,
      deliveryDaysTo: deliveryDays.to,
      returnDays: data.settings.returnDays,
      code: (options.newCode ?? randomOrderCode)(),
      idempotencyKeyId: claim.keyId,
      locale: options.locale,
      paymentMethod: input.payment_method,
      sellerVatNumber: data.settings.vatNumber,
      sellerCrNumber: data.settings.crNumber,
      couponCode: coupon?.code ?? null,
      taxBasisPoints: data.settings.taxBasisPoints,
      taxIncluded: data.settings.taxIncluded,
    },
    products: productRows(sold),
    pieces: pieceRows(sold),
  }
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
  }
  return orderId
}

function calculateTotals(lines: readonly OrderLine[], data: OrderData, coupon: CouponTerms | null) {
  const { country, city, settings } = data
  const known = lines.flatMap((line) => {
    const product = data.products.get(line.product_id)
    return product ? [{ line, product }] : []
  })
  if (!country || !city || known.length < lines.length)
    throw new RangeError('Order names an unknown product or place')
  const totals = orderTotals({
    lines: known.map(({ line, product }) => ({ tiers: product.tiers, quantity: pieceCount(line.colors) })),
    coupon,
    cityShipping: city.shipping,
    taxRate: settings.taxBasisPoints,
    taxIncluded: settings.taxIncluded,
  })
  const sold = known.flatMap((part, index): SoldLine[] => {
    const sum = totals.lines[index]
    return sum ? [{ ...part, sum }] : []
  })
  return { sold, totals, deliveryDays: country.deliveryDays }
}

/** Nobody is charged what they were not shown (contract, `expected_total`). */
function refuseOtherTotal(expected: Sar | undefined, totals: OrderTotals): void {
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

function isTakenCode(error: unknown): boolean {
  return (
    sqlState(error) === '23505' &&
    error instanceof Error &&
    'constraint' in error &&
    error.constraint === 'orders_code_unique'
  )
}
