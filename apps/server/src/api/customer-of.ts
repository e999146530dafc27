import { DomainError } from '@zayy/shop/domain-error'
import type { Actor } from './actor.ts'

/**
 * The id of the customer who makes a call.
 * @throws DomainError 401 `signIn` where nobody is logged in
 */
export function customerOf({ actor }: { actor: Actor }): number {
  if (actor.kind !== 'customer') throw new DomainError(401, 'signIn')
  return actor.id
}
