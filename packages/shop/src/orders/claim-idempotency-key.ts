import { createHash } from 'node:crypto'
import type { OrderInput } from '@zayy/contract/orders/order-input'
import { idempotencyKeys } from '@zayy/database/schema/checkout'
import { orders } from '@zayy/database/schema/orders'
import { prepared } from '@zayy/database/sql/prepared'
import type { OrderLine } from '@zayy/domain/checkout/order-lines'
import { type Halalas, ZERO } from '@zayy/domain/money'
import type { OrderStatus } from '@zayy/domain/orders/order-status'
import type { Executor } from '@zayy/platform/postgres/database'
import { and, eq, sql } from 'drizzle-orm'
import { DomainError } from '../domain-error.ts'

/** Waits for a concurrent request with the same key. */
const claimKey = prepared((database) =>
  database
    .insert(idempotencyKeys)
    .values({
      customerId: sql.placeholder('customerId'),
      key: sql.placeholder('key'),
      fingerprint: sql.placeholder('fingerprint'),
    })
    .onConflictDoNothing({ target: [idempotencyKeys.key, idempotencyKeys.customerId] })
    .returning({ id: idempotencyKeys.id })
    .prepare('claim_idempotency_key'),
)

/**
 * Locks the key, so that of two repetitions of an expired key one places the new order and the other returns
 * it.
 */
const lockKey = prepared((database) =>
  database
    .select({ id: idempotencyKeys.id })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.key, sql.placeholder('key')),
        sql`${idempotencyKeys.customerId} is not distinct from ${sql.placeholder('customerId')}::int`,
      ),
    )
    .for('update')
    .prepare('hold_key'),
)

/** Runs after locking the key, to see an order placed meanwhile. */
const placedUnderKey = prepared((database) =>
  database
    .select({
      fingerprint: idempotencyKeys.fingerprint,
      orderId: orders.id,
      createdAt: idempotencyKeys.createdAt,
      status: orders.status,
      grandTotal: orders.grandTotal,
    })
    .from(idempotencyKeys)
    .innerJoin(orders, eq(orders.idempotencyKeyId, idempotencyKeys.id))
    .where(eq(idempotencyKeys.id, sql.placeholder('id')))
    .prepare('placed_under_key'),
)

/** Deletes a few expired keys. Skips locked rows, so that no order waits. */
const deleteExpired = prepared((database) =>
  database
    .delete(idempotencyKeys)
    .where(
      sql`${idempotencyKeys.id} in (
        select ${idempotencyKeys.id} from ${idempotencyKeys}
        join ${orders} on ${orders.idempotencyKeyId} = ${idempotencyKeys.id}
        where ${idempotencyKeys.createdAt} < now() - interval '24 hours' limit 20
        for update skip locked)`,
    )
    .prepare('delete_expired_keys'),
)

/** A key returns its order for this long, unless the order is processed before. */
const KEY_TTL_MS = 24 * 60 * 60 * 1000

/** A claimed key for a new order (null: no key was sent), or the order placed under it. */
type Claim = { keyId: number | null; orderId?: never } | { orderId: number }

/**
 * Claims an Idempotency-Key in this transaction; a rollback undoes the claim. A key expires 24 hours after its
 * order, or once the order is no longer pending: then it places a new order and the old one loses the key.
 * @param customerId owner of the key; null for a guest
 * @throws DomainError 409 if the key is in use for an order with other content
 */
export async function claimIdempotencyKey(
  transaction: Executor,
  { key, customerId, now }: { key: string | undefined; customerId: number | null; now: Date },
  fingerprint: string,
): Promise<Claim> {
  if (key === undefined) return { keyId: null }
  const [claimed] = await claimKey(transaction).execute({ customerId, key, fingerprint })
  if (claimed) {
    await deleteExpired(transaction).execute()
    return { keyId: claimed.id }
  }
  const [locked] = await lockKey(transaction).execute({ customerId, key })
  // Deleted between the two statements.
  if (!locked) return await claimIdempotencyKey(transaction, { key, customerId, now }, fingerprint)
  const [placed] = await placedUnderKey(transaction).execute({ id: locked.id })
  if (!placed || hasExpired(placed, now)) {
    await transaction
      .update(orders)
      .set({ idempotencyKeyId: null })
      .where(eq(orders.idempotencyKeyId, locked.id))
    await transaction
      .update(idempotencyKeys)
      .set({ fingerprint, createdAt: sql`now()` })
      .where(eq(idempotencyKeys.id, locked.id))
    return { keyId: locked.id }
  }
  if (placed.fingerprint !== fingerprint) throw new DomainError(409, 'otherContent')
  return { orderId: placed.orderId }
}

/** An order of SAR 0.00 is processing from the start. */
function hasExpired(
  { createdAt, status, grandTotal }: { createdAt: Date; status: OrderStatus; grandTotal: Halalas },
  now: Date,
): boolean {
  const isUntouched = status === 'pending' || (status === 'processing' && grandTotal === ZERO)
  return !isUntouched || now.getTime() - createdAt.getTime() > KEY_TTL_MS
}

/**
 * Returns the SHA-256 of an order's content. It ignores body type, order of fields and lines, and duplicate or
 * empty lines (contract, POST /orders: the same key with the same content).
 * @param lines the result of `orderLines`
 */
export function orderFingerprint(
  { products: _, ...fields }: OrderInput,
  lines: readonly OrderLine[],
): string {
  const entries = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const ordered = lines.toSorted((a, b) => a.product_id - b.product_id)
  return createHash('sha256')
    .update(JSON.stringify([entries, ordered.map(sortedById)]))
    .digest('hex')
}

function sortedById({ product_id, colors }: OrderLine) {
  const pieces = colors.flatMap(({ color_id, sizes }) =>
    sizes.map(({ size_id, quantity }) => [color_id, size_id, quantity] as const),
  )
  return [product_id, pieces.sort(([c, s], [d, t]) => c - d || s - t)]
}
