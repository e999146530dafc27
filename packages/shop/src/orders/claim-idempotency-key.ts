import { idempotencyKeys } from '@zayy/database/schema/checkout'
import { orders } from '@zayy/database/schema/orders'
import { prepared } from '@zayy/database/sql/prepared'
import { type Halalas, ZERO } from '@zayy/domain/money'
import type { OrderStatus } from '@zayy/domain/orders/order-status'
import type { Executor } from '@zayy/platform/postgres/database'
import { and, eq, sql } from 'drizzle-orm'
import { DomainError } from '../domain-error.ts'

/** A rival with the same key waits here until the first has been placed or refused. */
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

/** Held, so that of two repetitions of an expired key one places the new order and the other answers with it. */
const holdKey = prepared((database) =>
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

/** Asked after the key is held, to see the order that a rival placed meanwhile. */
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

/** A key answers with its order for this long, and only while nobody has worked on that order. */
const LIFETIME_MS = 24 * 60 * 60 * 1000

/** A key that is ours to place an order under (null: none was sent), or the order that was placed under it. */
export type Claim = { keyId: number | null; orderId?: never } | { orderId: number }

/**
 * Claims an Idempotency-Key for this transaction; a rollback undoes the claim. A key expires 24 hours after its order was placed, or once the
 * order is no longer pending: then it places a new order, and the old one keeps no key.
 * @param customerId the key's owner; null for a guest
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
    await deleteExpired(transaction)
    return { keyId: claimed.id }
  }
  const [held] = await holdKey(transaction).execute({ customerId, key })
  // It expired and was deleted between the two statements.
  if (!held) return await claimIdempotencyKey(transaction, { key, customerId, now }, fingerprint)
  const [placed] = await placedUnderKey(transaction).execute({ id: held.id })
  if (!placed || hasExpired(placed, now)) {
    await transaction
      .update(orders)
      .set({ idempotencyKeyId: null })
      .where(eq(orders.idempotencyKeyId, held.id))
    await transaction
      .update(idempotencyKeys)
      .set({ fingerprint, createdAt: sql`now()` })
      .where(eq(idempotencyKeys.id, held.id))
    return { keyId: held.id }
  }
  if (placed.fingerprint !== fingerprint) throw new DomainError(409, 'otherContent')
  return { orderId: placed.orderId }
}

/** Deletes a few keys that answer no more. Skips keys and orders that are locked, so that no order waits for it. */
async function deleteExpired(transaction: Executor): Promise<void> {
  await transaction.execute(sql`
    delete from idempotency_keys where id in (
      select idempotency_keys.id from idempotency_keys join orders on idempotency_key_id = idempotency_keys.id
      where idempotency_keys.created_at < now() - interval '24 hours' limit 20 for update skip locked)`)
}

/** An order of SAR 0.00 is processing from the start. */
function hasExpired(
  { createdAt, status, grandTotal }: { createdAt: Date; status: OrderStatus; grandTotal: Halalas },
  now: Date,
): boolean {
  const isUntouched = status === 'pending' || (status === 'processing' && grandTotal === ZERO)
  return !isUntouched || now.getTime() - createdAt.getTime() > LIFETIME_MS
}
