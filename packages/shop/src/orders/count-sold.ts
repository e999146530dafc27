/** "Sold is what was paid": an order that nobody pays changes no count and no ranking. */

import { productTallies } from '@zayy/database/schema/catalog'
import { orderProducts } from '@zayy/database/schema/orders'
import { announceSold } from '@zayy/platform/cache/shop-changed'
import type { Transaction } from '@zayy/platform/postgres/database'
import { eq, sql } from 'drizzle-orm'

const LARGEST_COUNT = 2_147_483_647

/** Adds an order's pieces to `sold_count` once it is paid. The count stops at the column's end: no payment fails for it. */
export async function countSold(transaction: Transaction, orderId: number): Promise<void> {
  await addToCounts(transaction, orderId, 1)
}

/** Takes them out again when the order is refunded in full or, without a price, cancelled. */
export async function countUnsold(transaction: Transaction, orderId: number): Promise<void> {
  await addToCounts(transaction, orderId, -1)
}

/** Rows are locked by product id, so that two orders of the same products wait and never deadlock. */
async function addToCounts(transaction: Transaction, orderId: number, sign: 1 | -1): Promise<void> {
  const ordered = transaction
    .select({ productId: productTallies.productId, quantity: orderProducts.quantity })
    .from(productTallies)
    .innerJoin(orderProducts, eq(orderProducts.productId, productTallies.productId))
    .where(eq(orderProducts.orderId, orderId))
    .orderBy(productTallies.productId)
    .for('no key update', { of: productTallies })
    .as('ordered')
  const counted = await transaction
    .update(productTallies)
    .set({
      soldCount: sql`least(greatest(${productTallies.soldCount}::bigint + ${sign}::int * ${ordered.quantity}, 0), ${LARGEST_COUNT})`,
    })
    .from(ordered)
    .where(eq(productTallies.productId, ordered.productId))
    .returning({ id: productTallies.productId })
  await announceSold(
    transaction,
    counted.map(({ id }) => id),
  )
}
