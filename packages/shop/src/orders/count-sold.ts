import { soldTags } from '@zayy/contract/cache-tags'
import { productStats } from '@zayy/database/schema/catalog'
import { orderLineVariants } from '@zayy/database/schema/orders'
import { announceTags } from '@zayy/platform/cache/change-notices'
import type { Transaction } from '@zayy/platform/postgres/database'
import { eq, sql, sum } from 'drizzle-orm'

const MAX_COUNT = 2_147_483_647

/** Adds an order's pieces to `sold_count` once it is paid. The count saturates, so that no payment fails. */
export async function countSold(transaction: Transaction, orderId: number): Promise<void> {
  await addToCounts(transaction, orderId, 1)
}

/** Subtracts the pieces when the order is refunded in full or, at total 0, cancelled. */
export async function countUnsold(transaction: Transaction, orderId: number): Promise<void> {
  await addToCounts(transaction, orderId, -1)
}

/** Counts the pieces to send, which a correction changes. Locks rows by product id, so that concurrent orders do not deadlock. */
async function addToCounts(transaction: Transaction, orderId: number, sign: 1 | -1): Promise<void> {
  const pieces = transaction
    .select({
      productId: orderLineVariants.productId,
      quantity: sum(orderLineVariants.quantity).as('quantity'),
    })
    .from(orderLineVariants)
    .where(eq(orderLineVariants.orderId, orderId))
    .groupBy(orderLineVariants.productId)
    .as('pieces')
  const ordered = transaction
    .select({ productId: productStats.productId, quantity: pieces.quantity })
    .from(productStats)
    .innerJoin(pieces, eq(pieces.productId, productStats.productId))
    .orderBy(productStats.productId)
    .for('no key update', { of: productStats })
    .as('ordered')
  const counted = await transaction
    .update(productStats)
    .set({
      soldCount: sql`least(greatest(${productStats.soldCount}::bigint + ${sign}::int * ${ordered.quantity}::bigint, 0), ${MAX_COUNT})`,
    })
    .from(ordered)
    .where(eq(productStats.productId, ordered.productId))
    .returning({ id: productStats.productId })
  await announceTags(transaction, soldTags(counted.map(({ id }) => id)))
}
