import type { Locale, ProductCard } from '@zayy/contract/types'
import { productStats, products } from '@zayy/database/schema/catalog'
import { categories } from '@zayy/database/schema/categories'
import { orderLines, orders } from '@zayy/database/schema/orders'
import { prepared } from '@zayy/database/sql/prepared'
import type { Database } from '@zayy/platform/postgres/database'
import { and, desc, eq, isNotNull, ne, not, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { notFound } from '../domain-error.ts'
import { listCards } from './list-cards.ts'

/**
 * Lists cards of products often ordered together with a product or like it, at most 8 (contract.md, GET
 * /products/{id}/related).
 * @throws DomainError 404 for an unknown or hidden product
 */
export async function listRelated(database: Database, locale: Locale, id: number): Promise<ProductCard[]> {
  if (!(await isShown(database, id))) throw notFound()
  return listCards(database, locale, await selectRelated(database, id))
}

/** Documented in contract.md, GET /products/{id}/related. */
const MAX_RELATED = 8

/** Newest paid orders of the product that are counted, to bound the work. */
const LATEST_ORDERS = 500

/** Orders with both products before one is shown; fewer would reveal what a single buyer ordered. */
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

/** Orders ids by: most often ordered together; same category, same brand, sibling category; most sold. */
async function selectRelated(database: Database, id: number): Promise<number[]> {
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

async function isShown(database: Database, id: number): Promise<boolean> {
  return (await shown(database).execute({ id })).length > 0
}
