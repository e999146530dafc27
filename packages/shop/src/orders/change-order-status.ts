import { inTransaction } from '@zayy/database/in-transaction'
import { carriers } from '@zayy/database/schema/addresses'
import { shipments } from '@zayy/database/schema/order-changes'
import { orders } from '@zayy/database/schema/orders'
import { wholeTax } from '@zayy/domain/checkout/whole-tax'
import { type OrderStatus, type StatusRefusal, statusRefusal } from '@zayy/domain/orders/order-status'
import { trackingLink } from '@zayy/domain/orders/tracking'
import { mails } from '@zayy/i18n/messages/mail'
import { recordChange } from '@zayy/platform/audit/record-change'
import type { Database, Executor, Transaction } from '@zayy/platform/postgres/database'
import { asc, eq } from 'drizzle-orm'
import { addJob } from '../add-job.ts'
import { issueCreditNote } from '../invoicing/issue-document.ts'
import { endOpenPage } from '../payments/end-open-page.ts'
import { countUnsold } from './count-sold.ts'
import { lockOrder } from './lock-order.ts'
import { returnCouponUse } from './return-coupon.ts'
import { statusEmailOf } from './status-text.ts'

/** @property number as `readTrackingNumber` returns it */
type Parcel = { carrier: string; number: string }

/**
 * @property by who does it, for the audit trail
 * @property parcel of an order that is `shipped` now; `carrier` is its code, in any case
 */
export type StatusChange = { code: string; to: OrderStatus; by: string; parcel?: Parcel }

export type StatusChanged =
  | { kind: 'changed'; code: string; from: OrderStatus }
  | { kind: 'unknown' }
  | { kind: 'unknownCarrier'; known: string[] }
  | { kind: 'refused'; because: StatusRefusal; from: OrderStatus }

/** Returns why `changeOrderStatus` would refuse now, or null. */
export async function checkStatusChange(
  database: Executor,
  orderId: number,
  to: OrderStatus,
): Promise<Extract<StatusChanged, { kind: 'refused' }> | null> {
  const { status, paymentStatus, grandTotal } = orders
  const [order] = await database
    .select({ status, paymentStatus, grandTotal })
    .from(orders)
    .where(eq(orders.id, orderId))
  const because = order && statusRefusal(order, to)
  return because ? { kind: 'refused', because, from: order.status } : null
}

/**
 * Sets an order's status if the transition is allowed (decision 025) and queues a mail to the buyer.
 * A parcel is stored with its carrier's names and link as they are now.
 * Cancelling frees the coupon, and credits an invoice that was issued before its payment. A paid order can only be
 * cancelled if its total is 0.
 */
export async function changeOrderStatus(
  database: Database,
  { code, to, by, parcel }: StatusChange,
): Promise<StatusChanged> {
  return await inTransaction(database, async (transaction): Promise<StatusChanged> => {
    const order = await lockOrder(transaction, { code })
    if (!order) return { kind: 'unknown' }
    const { id, status: from } = order
    const because = statusRefusal(order, to)
    if (because) return { kind: 'refused', because, from }
    if (parcel) {
      const known = await writeParcel(transaction, id, parcel)
      if (known) return { kind: 'unknownCarrier', known }
    }
    await transaction.update(orders).set({ status: to }).where(eq(orders.id, id))
    if (to === 'cancelled') {
      await returnCouponUse(transaction, id)
      if (order.paymentStatus === 'paid') await countUnsold(transaction, id)
      await endOpenPage(transaction, id)
    }
    const creditNote = to === 'cancelled' ? await creditUnpaidInvoice(transaction, order) : null
    const email = statusEmailOf(to)
    const news = { orderId: id, ...(creditNote !== null && { creditNote }) }
    if (email) await addJob(transaction, 'order-news', { ...news, news: email }, `${id}:${email}`)
    await recordChange(transaction, {
      by,
      action: 'order.status',
      subject: order.code,
      details: { from, to, ...parcel, ...(creditNote !== null && { creditNote }) },
    })
    return { kind: 'changed', code: order.code, from }
  })
}

type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

/** Issues a credit note for the whole invoice of an unpaid order. Returns its number, or null without such an invoice. */
async function creditUnpaidInvoice(transaction: Transaction, order: LockedOrder): Promise<number | null> {
  const { id: orderId, invoiceNumber, paymentStatus, grandTotal: total } = order
  if (invoiceNumber === null || paymentStatus === 'paid' || paymentStatus === 'refunded') return null
  const { cancelledUnpaid: reason } = mails[order.locale].orderNews
  return await issueCreditNote(transaction, { orderId, total, tax: wholeTax(order), reason })
}

/** Returns the codes of the shop's carriers if that of the parcel is none of them. */
async function writeParcel(
  transaction: Transaction,
  orderId: number,
  { carrier, number }: Parcel,
): Promise<string[] | null> {
  const all = await transaction.select().from(carriers).orderBy(asc(carriers.position))
  const found = all.find(({ code }) => code.toLowerCase() === carrier.trim().toLowerCase())
  if (!found) return all.map(({ code }) => code)
  const link = trackingLink(found.tracking, number)
  const row = { carrier: found.name, trackingNumber: number, trackingLink: link }
  await transaction.insert(shipments).values({ orderId, ...row })
  return null
}
