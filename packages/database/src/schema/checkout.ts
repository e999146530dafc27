import type { BasisPoints } from '@zayy/domain/money'
import { id, moment } from '@zayy/platform/postgres/columns'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { customers } from './accounts.ts'
import { halalas } from './columns.ts'

/** Coupons. Letter case does not matter: welcome10 is WELCOME10. */
export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    code: text('code').notNull().unique(),
    /** The discount: an amount, or a percentage in hundredths of a percent. */
    amount: halalas('amount'),
    basisPoints: integer('basis_points').$type<BasisPoints>(),
    /** First and last day of validity in Riyadh, inclusive: 'YYYY-MM-DD'. */
    startsOn: date('starts_on', { mode: 'string' }),
    endsOn: date('ends_on', { mode: 'string' }),
    /** Maximum number of orders; null: no limit. */
    maxUses: integer('max_uses'),
    /** Maximum number of orders per buyer; null: no limit. */
    perCustomer: integer('per_customer'),
    /** Part of the demo catalogue. An import of another folder ends its validity. */
    demo: boolean('demo').notNull().default(false),
    /** Exceeds `maxUses` if an order is paid late, after its use was given to another order. */
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
 * Idempotency keys of orders. A repeated request returns the order of its key. A rejected order leaves no row.
 * Expiry: packages/shop, claim-idempotency-key.ts.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: id(),
    /** Owner of the key; null for guests, who share one key space. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 of the parsed order, in hex. */
    fingerprint: text('fingerprint').notNull(),
    /** When the key was claimed for its current order. */
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (row) => [
    unique('idempotency_keys_once').on(row.key, row.customerId).nullsNotDistinct(),
    index('idempotency_keys_created').on(row.createdAt),
  ],
)
