import { StandardOpenAPIMatcher } from '@orpc/openapi/standard'
import { id } from '@zayy/contract/input-parsers/numbers'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import { subscriberIdOf } from '@zayy/shop/contact/end-subscription'
import { notFound } from '@zayy/shop/domain-error'
import { linkedBill } from '@zayy/shop/orders/get-bill'
import * as z from 'zod/mini'
import type { ShopRouter } from '../router.ts'

/** An id or a token in a path. An id may have Arabic or Persian digits, but no leading zero. */
const pathValue = /^(?![0٠۰][\d٠-٩۰-۹]*$)[\w.~٠-٩۰-۹-]+$/

export type FoundCall = NonNullable<Awaited<ReturnType<StandardOpenAPIMatcher['match']>>>

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

export function createCallFinder(router: ShopRouter) {
  const matcher = new StandardOpenAPIMatcher()
  matcher.init(router)

  /** Returns the procedure and its path values for a path below `/{lang}/api`, or the allowed methods (405), none for a 404. */
  return async (method: string, path: `/${string}`) => {
    const found = await matcher.match(method === 'HEAD' ? 'GET' : method, path)
    if (found) return hasPlainValues(found.params) ? { found } : { allow: [] }
    const others = await Promise.all(
      methods.map(async (other) => ((await matcher.match(other, path)) ? [other] : [])),
    )
    const allow = others.flat()
    return { allow: allow.includes('GET') ? ['HEAD', ...allow] : allow }
  }
}

function hasPlainValues(params: Record<string, string> = {}): boolean {
  return Object.values(params).every((value) => pathValue.test(value))
}

/** Verifiers of the tokens in paths, by path prefix. Each throws a 404 for an invalid token. */
const verifiers: readonly [prefix: string, verify: (keys: Keys, token: string) => unknown][] = [
  ['/bills/{token}', linkedBill],
  ['/newsletter/leave/{token}', subscriberIdOf],
]

const anyId = id()

/**
 * Checks the ids and tokens in a path before the body is read: checking a token costs one HMAC, a body up to 5 MB of traffic.
 *
 * @param template the call's path template, such as `/bills/{token}/receipt`
 * @throws DomainError 404
 */
export function checkPath(keys: Keys, template: string, params: Record<string, string>): void {
  const { id: sentId, token } = params
  if (sentId !== undefined && !z.safeParse(anyId, sentId).success) throw notFound()
  if (token !== undefined) verifiers.find(([prefix]) => template.startsWith(prefix))?.[1](keys, token)
}
