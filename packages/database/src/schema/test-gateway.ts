import type { Halalas } from '@zayy/domain/money'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** The hosted payment pages of the test gateway (PAYMENT=test). No money is in any of them. */
export const testInvoices = pgTable('test_gateway_invoices', {
  id: uuid('id').primaryKey().defaultRandom(),
  amount: integer('amount').$type<Halalas>().notNull(),
  currency: text('currency').notNull(),
  description: text('description').notNull(),
  status: text('status').$type<'initiated' | 'paid' | 'canceled'>().notNull().default('initiated'),
  successUrl: text('success_url'),
  backUrl: text('back_url'),
  metadata: jsonb('metadata').$type<Record<string, string>>().notNull(),
  expiresAt: moment('expires_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** The card payments that were tried on those pages. */
export const testCharges = pgTable(
  'test_gateway_payments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => testInvoices.id, { onDelete: 'cascade' }),
    status: text('status').$type<'initiated' | 'paid' | 'failed' | 'refunded' | 'voided'>().notNull(),
    /** `mada`, `visa` or `master`. */
    company: text('company').notNull(),
    /** The card's last four digits. */
    lastDigits: text('last_digits').notNull(),
    message: text('message').notNull(),
    responseCode: text('response_code').notNull(),
    refunded: integer('refunded').notNull().default(0).$type<Halalas>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (charge) => [
    index('test_gateway_payments_invoice').on(charge.invoiceId),
    check(
      'test_gateway_payments_status',
      sql`${charge.status} in ('initiated', 'paid', 'failed', 'refunded', 'voided')`,
    ),
  ],
)

/** What the test gateway has yet to tell the shop; deleted when the shop has taken it. */
export const testEvents = pgTable(
  'test_gateway_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').notNull(),
    chargeId: uuid('charge_id')
      .notNull()
      .references(() => testCharges.id, { onDelete: 'cascade' }),
    due: moment('due').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (event) => [index('test_gateway_events_due').on(event.due)],
)
