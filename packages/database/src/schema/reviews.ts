import { id, moment } from '@zayy/platform/postgres/columns'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { customers } from './accounts.ts'
import { products } from './catalog.ts'

/** What customers wrote of a product. Names and addresses are whole here and masked when they leave. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Who wrote it; null for one that came with the owner's files. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    email: text('email').notNull(),
    rating: smallint('rating').notNull(),
    comment: text('comment').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** True for one that came with the owner's files, and goes when its row there does. */
    imported: boolean('imported').notNull().default(false),
    /**
     * Whether it counts in the product's mean: it came with the owner's files, or its author proved their address or bought the
     * product. Kept by triggers.
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
    /** One living review of a product by each customer. */
    uniqueIndex('reviews_customer_once').on(review.productId, review.customerId),
    index('reviews_customer').on(review.customerId),
    check('reviews_rating', sql`${review.rating} between 1 and 5`),
  ],
)
