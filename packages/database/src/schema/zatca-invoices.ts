import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { orders } from './orders.ts'

/**
 * What ZATCA's second phase adds to an invoice (Electronic Invoice XML Implementation Standard: KSA-1, KSA-16, KSA-13). Reserved: the
 * shop is of the first phase and writes no row (docs/roadmap.md).
 */
export const zatcaInvoices = pgTable(
  'zatca_invoices',
  {
    /** ICV: 1, 2, 3 … over all documents. */
    counter: integer('counter').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .unique()
      .references(() => orders.id, { onDelete: 'restrict' }),
    uuid: uuid('uuid').notNull().unique(),
    /** SHA-256 of the canonical XML, in base64. */
    hash: text('hash').notNull(),
    /** PIH: the hash of the document before it, which makes a chain of them. */
    previousHash: text('previous_hash').notNull().unique(),
  },
  (row) => [check('zatca_invoices_counter', sql`${row.counter} > 0`)],
)
