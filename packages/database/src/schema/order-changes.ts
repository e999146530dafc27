import { id, writtenAt } from '@zayy/platform/postgres/columns'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { copiedTranslations, halalas, inBothLanguages, partOf, referenceTo } from './columns.ts'
import { orderStatus, orders, paymentStatus } from './orders.ts'

/** Status changes of orders. The trigger `orders_write_history` writes them, whichever program changes an order. */
export const orderHistory = pgTable(
  'order_history',
  {
    id: id(),
    orderId: partOf('order_id', () => orders.id),
    changedAt: writtenAt('changed_at'),
    status: orderStatus('status').notNull(),
    paymentStatus: paymentStatus('payment_status').notNull(),
  },
  (change) => [index('order_history_order').on(change.orderId, change.id)],
)

/** Credit notes. They record refunds, since an invoice never changes (VAT Implementing Regulations, 54). */
export const creditNotes = pgTable(
  'credit_notes',
  {
    /** 1, 2, 3 … without gaps, from `credit_note_counter`. */
    number: integer('number').primaryKey(),
    orderId: referenceTo('order_id', () => orders.id),
    createdAt: writtenAt('created_at'),
    total: halalas('total').notNull(),
    /** The tax included in the total. */
    tax: halalas('tax').notNull(),
    reason: text('reason').notNull(),
  },
  (note) => [
    index('credit_notes_order').on(note.orderId, note.number),
    check('credit_notes_sums', sql`${note.total} > 0 and ${note.tax} between 0 and ${note.total}`),
    check('credit_notes_reason', sql`length(${note.reason}) between 1 and 200`),
  ],
)

/** The last credit note number: one row, inserted by the migration. */
export const creditNoteCounter = pgTable(
  'credit_note_counter',
  {
    id: integer('id').primaryKey().default(1),
    last: integer('last').notNull().default(0),
  },
  (row) => [check('credit_note_counter_one_row', sql`${row.id} = 1`)],
)

/** Notes of the shop about an order. Buyers never see them. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: id(),
    orderId: partOf('order_id', () => orders.id),
    createdAt: writtenAt('created_at'),
    /** Name of the person, as entered by that person. */
    by: text('by').notNull(),
    text: text('text').notNull(),
  },
  (note) => [
    index('order_notes_order').on(note.orderId, note.id),
    check('order_notes_text', sql`length(${note.text}) between 1 and 500`),
  ],
)

/** The parcel of a shipped order, with its carrier as it was then. An order that is shipped without a number has none. */
export const shipments = pgTable(
  'shipments',
  {
    orderId: partOf('order_id', () => orders.id).primaryKey(),
    shippedAt: writtenAt('shipped_at'),
    carrier: copiedTranslations('carrier'),
    trackingNumber: text('tracking_number').notNull(),
    /** Null: the carrier has no page. */
    trackingLink: text('tracking_link'),
  },
  (shipment) => [
    check('shipments_carrier', inBothLanguages(shipment.carrier)),
    check('shipments_number', sql`${shipment.trackingNumber} ~ '^[A-Z0-9][A-Z0-9-]{3,39}$'`),
    check('shipments_link', sql`${shipment.trackingLink} ~ '^https?://'`),
  ],
)
