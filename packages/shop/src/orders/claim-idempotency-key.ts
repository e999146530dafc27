import { DomainError } from '../domain-error.ts'
import type { Query } from '../in-transaction.ts'

/** All guests share one space of keys. */
const GUESTS = 0

/** A rival with the same key waits here until the first has been placed or refused. */
const CLAIM = {
  name: 'claim_order_key',
  text: `insert into order_keys (owner, key, fingerprint) values ($1, $2, $3)
    on conflict (owner, key) do nothing returning id`,
}

const READ = {
  name: 'placed_under_key',
  text: `select k.fingerprint, o.id as order_id from order_keys k join orders o on o.key_id = k.id
    where k.owner = $1 and k.key = $2`,
}

/** A key that is ours to place an order under (null: none was sent), or the order that was placed under it. */
export type Claim = { keyId: number | null; orderId?: never } | { orderId: number }

/**
 * Claims an Idempotency-Key for this transaction; when that is undone, so is the claim.
 * @throws DomainError 409 where it was used for an order with other content
 */
export async function claimIdempotencyKey(
  query: Query,
  key: string | undefined,
  fingerprint: string,
): Promise<Claim> {
  if (key === undefined) return { keyId: null }
  const [claimed] = await query<{ id: number }>(CLAIM, [GUESTS, key, fingerprint])
  if (claimed) return { keyId: claimed.id }
  const [placed] = await query<{ fingerprint: string; order_id: number }>(READ, [GUESTS, key])
  if (!placed) throw new Error('a key was claimed without an order')
  if (placed.fingerprint !== fingerprint) throw new DomainError(409, 'otherContent')
  return { orderId: placed.order_id }
}
