import type { CallPolicy } from '@zayy/contract/policies'
import { DomainError } from '@zayy/shop/domain-error'
import type { Actor } from './actor.ts'

/**
 * Lets a call go on when its policy lets the actor make it.
 * @throws DomainError 401 `signIn`
 */
export function requireAccess({ access }: Pick<CallPolicy, 'access'>, actor: Actor): void {
  if (access === 'customer' && actor.kind !== 'customer') throw new DomainError(401, 'signIn')
}
