import { id, moment } from '@zayy/platform/postgres/columns'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { customers } from './accounts.ts'
import { products } from './catalog.ts'
import { partOf } from './columns.ts'

/** Product reviews. Names and addresses are stored in full and masked in answers. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    productId: partOf('product_id', () => products.id),
    /** The author; null for an imported review. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    email: text('email').notNull(),
    rating: smallint('rating').notNull(),
    comment: text('comment').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** From the owner's files. The next import deletes it if it is no longer there. */
    imported: boolean('imported').notNull().default(false),
    /**
     * True if it counts in the product's rating: it was imported, or its author proved their address or bought the
     * product. Set by triggers.
     */
    counted: boolean('counted').notNull().default(true),
  },
  (review) => [
    index('reviews_newest').on(
      review.productId,
      review.createdAt.desc().nullsFirst(),
      review.id.desc().nullsFirst(),
    ),
    uniqueIndex('reviews_imported_once').on(review.productId, review.email).where(sql`imported`),
    /** A customer has at most one review per product. */
    uniqueIndex('reviews_customer_once').on(review.productId, review.customerId),
    index('reviews_customer').on(review.customerId),
    check('reviews_rating', sql`${review.rating} between 1 and 5`),
  ],
)
