import { bytea, moment } from '@zayy/platform/postgres/columns'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable } from 'drizzle-orm/pg-core'
import { orders } from './orders.ts'

/** The receipt of an order's bank transfer that its buyer has sent: the last one, a WebP or a PDF. */
export const transferReceipts = pgTable(
  'transfer_receipts',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    sentAt: moment('sent_at').notNull(),
    file: bytea('file').notNull(),
    /** How many were sent for the order, this one included. */
    sentCount: integer('sent_count').notNull().default(1),
  },
  (row) => [check('transfer_receipts_file', sql`octet_length(${row.file}) between 1 and 5242880`)],
)
