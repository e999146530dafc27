import type { CallPolicy } from '@zayy/contract/policies'
import type { Database } from '@zayy/platform/postgres/database'
import { findCustomer } from '@zayy/shop/accounts/find-customer'
import { DomainError } from '@zayy/shop/domain-error'

/** The caller of an API call. */
export type Actor = { kind: 'anonymous' } | { kind: 'customer'; id: number }

export const anonymous: Actor = { kind: 'anonymous' }

/** Returns the customer's id, or null for a guest. */
export function customerOrGuest(actor: Actor): number | null {
  return actor.kind === 'customer' ? actor.id : null
}

/** Returns the session's customer, or anonymous without a session. */
export async function findActor(database: Database, token: string | undefined): Promise<Actor> {
  const id = token === undefined ? null : await findCustomer(database, token)
  return id === null ? anonymous : { kind: 'customer', id }
}

/**
 * Returns the customer's id.
 * @throws DomainError 401 `signIn` without a session
 */
export function customerOf({ actor }: { actor: Actor }): number {
  if (actor.kind !== 'customer') throw new DomainError(401, 'signIn')
  return actor.id
}

/**
 * Checks that the call's policy admits the actor. A guest call with an invalid token is rejected too, so that nobody orders as a guest
 * by mistake.
 * @throws DomainError 401 `signIn`
 */
export function requireAccess(
  { access }: Pick<CallPolicy, 'access'>,
  { actor, token }: { actor: Actor; token?: string | undefined },
): void {
  const needsCustomer = access === 'customer' || (access === 'guestOrCustomer' && token !== undefined)
  if (needsCustomer && actor.kind !== 'customer') throw new DomainError(401, 'signIn')
}
