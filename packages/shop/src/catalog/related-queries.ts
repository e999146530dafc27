import { products, productStats } from '@zayy/database/schema/catalog'
import { categories } from '@zayy/database/schema/categories'
import { orderLines, orders } from '@zayy/database/schema/orders'
import { prepared } from '@zayy/database/sql/prepared'
import type { Database } from '@zayy/platform/postgres/database'
import { and, desc, eq, isNotNull, ne, not, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

/** So many cards are told at most (contract.md, GET /products/{id}/related). */
const MAX_RELATED = 8

/** The newest paid orders of a product that are looked at, so that the work has an end. */
const LATEST_ORDERS = 500

/** In so many orders two products stand together before it is told: fewer would tell what one buyer ordered. */
const MIN_ORDERS = 3

const related = prepared((database) => {
  const recent = database
    .select({ orderId: orderLines.orderId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orderLines.productId, sql.placeholder('id')),
        eq(orders.paymentStatus, 'paid'),
        ne(orders.status, 'cancelled'),
      ),
    )
    .orderBy(desc(orderLines.orderId))
    .limit(LATEST_ORDERS)
    .as('recent')
  const together = database
    .select({ productId: orderLines.productId, orders: sql`count(*)`.as('orders') })
    .from(orderLines)
    .innerJoin(recent, eq(recent.orderId, orderLines.orderId))
    .groupBy(orderLines.productId)
    .having(sql`count(*) >= ${MIN_ORDERS}`)
    .as('together')
  const own = alias(products, 'own')
  const ownCategory = alias(categories, 'own_category')
  const likeness = sql`case when ${products.categoryId} = ${own.categoryId} then 4
      when ${categories.parentId} = ${ownCategory.parentId} then 1 else 0 end
    + case when ${products.brandId} = ${own.brandId} then 2 else 0 end`
  return database
    .select({ id: products.id })
    .from(products)
    .innerJoin(productStats, eq(productStats.productId, products.id))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(own, and(eq(own.id, sql.placeholder('id')), ne(own.id, products.id)))
    .innerJoin(ownCategory, eq(ownCategory.id, own.categoryId))
    .leftJoin(together, eq(together.productId, products.id))
    .where(and(not(products.hidden), or(isNotNull(together.orders), sql`${likeness} > 0`)))
    .orderBy(
      sql`${together.orders} desc nulls last`,
      desc(likeness),
      desc(productStats.soldCount),
      products.position,
      products.id,
    )
    .limit(MAX_RELATED)
    .prepare('related_products')
})

/**
 * The ids of the products related to one. First those ordered with it, most often first; then those most like it: of its
 * category, of its brand, of a category beside its own; among equals those of which most were sold.
 */
export async function selectRelated(database: Database, id: number): Promise<number[]> {
  const rows = await related(database).execute({ id })
  return rows.map((row) => row.id)
}

const shown = prepared((database) =>
  database
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, sql.placeholder('id')), not(products.hidden)))
    .prepare('product_is_shown'),
)

/** Whether there is such a product and it is not hidden. */
export async function isShown(database: Database, id: number): Promise<boolean> {
  return (await shown(database).execute({ id })).length > 0
}
