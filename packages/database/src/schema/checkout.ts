import type { BasisPoints } from '@zayy/domain/money'
import { id, moment } from '@zayy/platform/postgres/columns'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { customers } from './accounts.ts'
import { halalas } from './columns.ts'

/** Coupons. A code is one code however its letters are written: welcome10 is WELCOME10. */
export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    code: text('code').notNull().unique(),
    /** What it takes off: an amount or a percentage, in hundredths of a percent. */
    amount: halalas('amount'),
    basisPoints: integer('basis_points').$type<BasisPoints>(),
    /** The first and the last day in Riyadh on which it holds, both included: 'YYYY-MM-DD'. */
    startsOn: date('starts_on', { mode: 'string' }),
    endsOn: date('ends_on', { mode: 'string' }),
    /** How many orders may use it; null: any number. */
    maxUses: integer('max_uses'),
    /** How many orders of one buyer may use it; null: any number. */
    perCustomer: integer('per_customer'),
    /** Came with the demo catalogue. An import of another folder ends it. */
    demo: boolean('demo').notNull().default(false),
    /** More than `maxUses` where an order was paid late, whose use had been given to another meanwhile. */
    used: integer('used').notNull().default(0),
  },
  (coupon) => [
    uniqueIndex('coupons_any_case').on(sql`upper(${coupon.code})`),
    check('coupons_one_value', sql`num_nonnulls(${coupon.amount}, ${coupon.basisPoints}) = 1`),
    check('coupons_amount', sql`${coupon.amount} >= 0`),
    check('coupons_basis_points', sql`${coupon.basisPoints} between 0 and 10000`),
    check('coupons_days', sql`${coupon.endsOn} >= ${coupon.startsOn}`),
    check('coupons_per_customer', sql`${coupon.perCustomer} >= 1`),
    check('coupons_used', sql`${coupon.used} >= 0`),
  ],
)

/**
 * The Idempotency-Keys of orders. A repetition answers with the order; an expired key (packages/shop, claim-idempotency-key.ts) moves on to
 * a new one. A refused order leaves no row.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: id(),
    /** Whose key it is; null for all guests, who share one space of keys. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 of the order's content as it was read, in hex. */
    fingerprint: text('fingerprint').notNull(),
    /** When it was claimed for its present order. */
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (row) => [
    unique('idempotency_keys_once').on(row.key, row.customerId).nullsNotDistinct(),
    index('idempotency_keys_created').on(row.createdAt),
  ],
)
