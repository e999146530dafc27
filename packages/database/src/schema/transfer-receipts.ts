import { bytea, moment } from '@zayy/platform/postgres/columns'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable } from 'drizzle-orm/pg-core'
import { partOf } from './columns.ts'
import { orders } from './orders.ts'

/** The last receipt of a bank transfer that the buyer uploaded: a WebP or PDF file. */
export const transferReceipts = pgTable(
  'transfer_receipts',
  {
    orderId: partOf('order_id', () => orders.id).primaryKey(),
    sentAt: moment('sent_at').notNull(),
    file: bytea('file').notNull(),
    /** Number of uploads for the order, including this one. */
    sentCount: integer('sent_count').notNull().default(1),
  },
  (row) => [check('transfer_receipts_file', sql`octet_length(${row.file}) between 1 and 5242880`)],
)
