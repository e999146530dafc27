import { idempotencyKeys } from '@zayy/database/schema/checkout'
import { orderNotes, shipments } from '@zayy/database/schema/order-changes'
import { orders } from '@zayy/database/schema/orders'
import { transferReceipts } from '@zayy/database/schema/transfer-receipts'
import { riyadhClock } from '@zayy/database/sql/riyadh-time'
import type { OrderStatus } from '@zayy/domain/orders/order-status'
import { auditEntries } from '@zayy/platform/audit/audit-table'
import type { Transaction } from '@zayy/platform/postgres/database'
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Returns the codes of orders in progress, which still need their buyer. */
export function openCodes(placed: readonly { code: string; status: OrderStatus }[]): string[] {
  const open = placed.filter(({ status }) => status !== 'completed' && status !== 'cancelled')
  return open.map(({ code }) => code)
}

export type PlacedOrder = { id: number; code: string; invoiceNumber: number | null; keyId: number | null }

/**
 * Six years from the end of the tax period, which is at most three months (VAT Implementing Regulations, 66). An order
 * without an invoice keeps nothing.
 */
const isKept = sql`coalesce(date_trunc('quarter', ${riyadhClock(orders.invoicedAt)})
  + interval '6 years 3 months' > ${riyadhClock(sql`now()`)}, false)`

/** A tax invoice must show the buyer's name, VAT number and address (VAT Implementing Regulations, 53.5). */
const isKeptOfCompany = sql`${orders.companyName} is not null and ${isKept}`

/**
 * Removes the buyer from orders, with receipts of transfers, notes, parcels, idempotency keys, and bank references in the
 * audit trail. As long as the invoice must be kept, the name stays, and for a company its name, VAT number,
 * purchase order and address.
 */
export async function anonymiseOrders(
  transaction: Transaction,
  placed: readonly PlacedOrder[],
): Promise<void> {
  const ids = placed.map(({ id }) => id)
  await transaction.delete(orderNotes).where(inArray(orderNotes.orderId, ids))
  await transaction.delete(transferReceipts).where(inArray(transferReceipts.orderId, ids))
  // A tracking number leads to the address at the carrier.
  await transaction.delete(shipments).where(inArray(shipments.orderId, ids))
  await transaction
    .update(orders)
    .set({
      idempotencyKeyId: null,
      customerId: null,
      buyerEmail: '',
      buyerPhone: '',
      // The invoice is kept for the tax authority. Its link may have been passed on, so it stops working.
      billRevision: sql`${orders.billRevision} + 1`,
      addressNote: null,
      buyerName: sql`case when ${isKept} then ${orders.buyerName} else '' end`,
      address: sql`case when ${isKeptOfCompany} then ${orders.address} else '' end`,
      ...whereKept(isKeptOfCompany, {
        building: orders.building,
        floor: orders.floor,
        apartment: orders.apartment,
        district: orders.district,
        shortAddress: orders.shortAddress,
        postcode: orders.postcode,
        invoiceAddress: orders.invoiceAddress,
        companyName: orders.companyName,
        companyVat: orders.companyVat,
        purchaseOrder: orders.purchaseOrder,
      }),
    })
    .where(inArray(orders.id, ids))
  const keys = placed.flatMap(({ keyId }) => (keyId === null ? [] : [keyId]))
  await transaction.delete(idempotencyKeys).where(inArray(idempotencyKeys.id, keys))
  await transaction
    .update(auditEntries)
    .set({ details: sql`${auditEntries.details} - 'reference' - 'reason' - 'number'` })
    .where(
      inArray(
        auditEntries.subject,
        placed.map(({ code }) => code),
      ),
    )
}

function whereKept<Name extends string>(kept: SQL, columns: Record<Name, PgColumn>): Record<Name, SQL> {
  const entries = Object.entries<PgColumn>(columns).map(([name, column]) => [
    name,
    sql`case when ${kept} then ${column} end`,
  ])
  return Object.fromEntries(entries)
}
