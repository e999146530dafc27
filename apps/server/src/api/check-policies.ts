import { isProcedure } from '@orpc/server'
import { callOf } from '@zayy/contract/calls'
import type { Call } from '@zayy/contract/define-call'

/**
 * Refuses a router with a call for which nothing is declared, or that changes something and may be sent by pages of
 * other sites: such a server does not start.
 *
 * @throws an error that names the call
 */
export function checkPolicies(
  router: object,
  declared: (path: readonly string[]) => Call = callOf,
  path: readonly string[] = [],
): void {
  for (const [name, part] of Object.entries(router)) {
    const at = [...path, name]
    if (!isProcedure(part)) {
      checkPolicies(part, declared, at)
      continue
    }
    const { method, origin, cache } = declared(at)
    if (method === 'GET') continue
    if (origin !== 'own') throw new Error(`${at.join('.')} changes something: its origin has to be 'own'`)
    if (cache !== 'private')
      throw new Error(`${at.join('.')} changes something: its answer has to be 'private'`)
  }
}
