import { orders } from '@zayy/database/schema/orders'
import { type Halalas, ZERO } from '@zayy/domain/money'
import type { CorrectionOutcome } from '@zayy/domain/orders/correct-order'
import type { Locale } from '@zayy/i18n/locale'
import type { Transaction } from '@zayy/platform/postgres/database'
import { eq } from 'drizzle-orm'
import { mailClient } from '../consume-mail-limit.ts'
import { issueInvoice } from '../invoicing/issue-document.ts'
import { sellerColumns } from '../settings/seller-columns.ts'
import { randomOrderCode } from './place-order.ts'
import type { CorrectionPlan } from './plan-correction.ts'
import { recordPayment } from './record-payment.ts'
import { writeOrder } from './write-order.ts'

/** @property locale of its buyer */
export type Addition = { id: number; code: string; locale: Locale; total: Halalas }

/**
 * Places the further pieces of a paid order as a new order of the same buyer, at the agreed prices and without a delivery fee,
 * because both are sent together. Must come last, because it may issue an invoice.
 */
export async function writeAddition(
  transaction: Transaction,
  { order, buyer, data, lines, added }: CorrectionPlan,
  { lines: priced, totals }: Extract<CorrectionOutcome, { kind: 'add' }>,
): Promise<Addition> {
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
      ...sellerColumns(data.settings, data.seller),
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
  else if (data.settings.invoiceAt === 'order') await issueInvoice(transaction, id)
  return { id, code, locale: order.locale, total: totals.grand }
}
