import { customers } from '@zayy/database/schema/accounts'
import { products } from '@zayy/database/schema/catalog'
import { orderLineVariants, orders } from '@zayy/database/schema/orders'
import { reviews } from '@zayy/database/schema/reviews'
import { jsonList, jsonObject } from '@zayy/database/sql/json'
import { pick } from '@zayy/database/sql/pick'
import { prepared } from '@zayy/database/sql/prepared'
import { countOf, type Expression, oneOf, typed } from '@zayy/database/sql/subquery'
import type { Database, Executor } from '@zayy/platform/postgres/database'
import { and, between, desc, eq, inArray, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm'

/** Paid for, or processed, which requires payment. An unpaid order proves nothing. */
const bought = and(
  ne(orders.status, 'cancelled'),
  or(eq(orders.paymentStatus, 'paid'), inArray(orders.status, ['processing', 'shipped', 'completed'])),
)

/** SQL: pieces of the review's product in these orders, as corrected; null for none. */
const piecesIn = (whose: SQL | undefined) =>
  oneOf(sql`sum(${orderLineVariants.quantity})`, {
    from: sql`${orders} join ${orderLineVariants} on ${orderLineVariants.orderId} = ${orders.id}
      and ${orderLineVariants.productId} = ${reviews.productId}`,
    where: and(whose, bought),
  })

/** SQL: pieces of the product that the author bought, as a customer or as a guest with a proven address. */
const piecesBought = sql`(coalesce(${piecesIn(eq(orders.customerId, reviews.customerId))}, 0) + coalesce(${oneOf(
  sql`${piecesIn(and(isNull(orders.customerId), eq(sql`lower(${orders.buyerEmail})`, customers.emailIdentity)))}`,
  {
    from: customers,
    where: and(eq(customers.id, reviews.customerId), isNotNull(customers.emailProvenAt)),
  },
)}, 0))::int`

const columns = {
  ...pick(reviews, 'id', 'firstName', 'email', 'rating', 'comment', 'createdAt'),
  piecesBought: typed<number>(piecesBought),
  counted: reviews.counted,
}

/** Rating within the bounds; 1 to 5 for all. */
const starred = between(reviews.rating, sql.placeholder('least'), sql.placeholder('most'))
const bounds = (stars: number | null) => ({ least: stars ?? 1, most: stars ?? 5 })

/** SQL: those of the product's newest reviews for which `where` holds, as a JSON list. The enclosing statement has the product. */
export function newestReviewsOf(product: Expression, limit: number, where?: SQL) {
  return jsonList(jsonObject(columns), {
    from: sql`(select * from ${reviews} where ${eq(reviews.productId, product)}
      order by ${reviews.createdAt} desc, ${reviews.id} desc limit ${sql.raw(String(limit))}) ${reviews}`,
    where,
    orderBy: sql`${reviews.createdAt} desc, ${reviews.id} desc`,
  })
}

const newest = prepared((database) =>
  database
    .select(columns)
    .from(reviews)
    .where(and(eq(reviews.productId, sql.placeholder('product')), starred))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('newest_reviews'),
)

const byCustomer = prepared((database) =>
  database
    .select(columns)
    .from(reviews)
    .where(
      and(
        eq(reviews.productId, sql.placeholder('product')),
        eq(reviews.customerId, sql.placeholder('customer')),
      ),
    )
    .prepare('review_of_customer'),
)

const counted = prepared((database) =>
  database
    .select({
      total: countOf({ from: reviews, where: and(eq(reviews.productId, products.id), starred) }),
    })
    .from(products)
    .where(and(eq(products.id, sql.placeholder('product')), not(products.hidden)))
    .prepare('count_reviews'),
)

/** `createdAt` is a string in rows from JSON. */
export type ReviewRow = Omit<Awaited<ReturnType<typeof selectReviews>>[number], 'createdAt'> & {
  createdAt: Date | string
}

/** @param page `stars`: only this rating; null: all */
export function selectReviews(
  database: Database,
  { stars, ...page }: { product: number; stars: number | null; limit: number; offset: number },
) {
  return newest(database).execute({ ...page, ...bounds(stars) })
}

export async function selectReviewOf(database: Executor, product: number, customer: number) {
  const [row] = await byCustomer(database).execute({ product, customer })
  return row
}

/** Counts reviews, or those with a rating; undefined for a hidden or unknown product. */
export async function countReviews(
  database: Database,
  product: number,
  stars: number | null,
): Promise<number | undefined> {
  const [row] = await counted(database).execute({ product, ...bounds(stars) })
  return row?.total
}
