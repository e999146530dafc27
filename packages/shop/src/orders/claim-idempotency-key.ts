import type { Executor } from '@zayy/database/database'
import { idempotencyKeys } from '@zayy/database/schema/checkout'
import { orders } from '@zayy/database/schema/orders'
import { and, eq, sql } from 'drizzle-orm'
import { DomainError } from '../domain-error.ts'
import { prepared } from '../sql/prepared.ts'

/** All guests share one space of keys; each customer has one of their own. */
const guests = 0

/** A rival with the same key waits here until the first has been placed or refused. */
const claimKey = prepared((database) =>
  database
    .insert(idempotencyKeys)
    .values({
      owner: sql.placeholder('owner'),
      key: sql.placeholder('key'),
      fingerprint: sql.placeholder('fingerprint'),
    })
    .onConflictDoNothing({ target: [idempotencyKeys.owner, idempotencyKeys.key] })
    .returning({ id: idempotencyKeys.id })
    .prepare('claim_idempotency_key'),
)

const placedUnderKey = prepared((database) =>
  database
    .select({ fingerprint: idempotencyKeys.fingerprint, orderId: orders.id })
    .from(idempotencyKeys)
    .innerJoin(orders, eq(orders.keyId, idempotencyKeys.id))
    .where(
      and(
        eq(idempotencyKeys.owner, sql.placeholder('owner')),
        eq(idempotencyKeys.key, sql.placeholder('key')),
      ),
    )
    .prepare('placed_under_key'),
)

/** A key that is ours to place an order under (null: none was sent), or the order that was placed under it. */
export type Claim = { keyId: number | null; orderId?: never } | { orderId: number }

/**
 * Claims an Idempotency-Key for this transaction; when that is undone, so is the claim.
 * @param customerId whose key it is; null: a guest's
 * @throws DomainError 409 where it was used for an order with other content
 */
export async function claimIdempotencyKey(
  transaction: Executor,
  { key, customerId }: { key: string | undefined; customerId: number | null },
  fingerprint: string,
): Promise<Claim> {
  if (key === undefined) return { keyId: null }
  const owner = customerId ?? guests
  const [claimed] = await claimKey(transaction).execute({ owner, key, fingerprint })
  if (claimed) return { keyId: claimed.id }
  const [placed] = await placedUnderKey(transaction).execute({ owner, key })
  if (!placed) throw new Error('a key was claimed without an order')
  if (placed.fingerprint !== fingerprint) throw new DomainError(409, 'otherContent')
  return { orderId: placed.orderId }
}
