import type { CallPolicy } from '@zayy/contract/policies'
import { DomainError } from '@zayy/shop/domain-error'
import type { ApiContext } from './api-context.ts'

/**
 * Lets a call go on when its policy lets the actor make it.
 * @throws DomainError 401 `signIn`
 */
export function requireAccess(
  { access }: Pick<CallPolicy, 'access'>,
  { actor, token }: Pick<ApiContext, 'actor' | 'token'>,
): void {
  const refused = access === 'customer' || (access === 'guestOrCustomer' && token !== undefined)
  if (refused && actor.kind !== 'customer') throw new DomainError(401, 'signIn')
}
