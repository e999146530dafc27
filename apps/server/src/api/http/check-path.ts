import { id } from '@zayy/contract/input-parsers/numbers'
import type { Keys } from '@zayy/shop/keys/key-ring'
import { subscriberOfToken } from '@zayy/shop/contact/newsletter-token'
import { notFound } from '@zayy/shop/domain-error'
import { orderOfToken } from '@zayy/shop/orders/bill-token'
import * as z from 'zod/mini'

/** Where a path has a token, what it opens. */
const opens: readonly [start: string, idOfToken: (keys: Keys, token: string) => number | null][] = [
  ['/bills/{token}', orderOfToken],
  ['/newsletter/leave/{token}', subscriberOfToken],
]

const anyId = id()

/**
 * Checks the ids and tokens in a call's path before its body is read: a token costs one HMAC to check, a body up to 5 MB to receive.
 *
 * @param template the call's path, such as `/bills/{token}/receipt`
 * @throws DomainError 404
 */
export function checkPath(keys: Keys, template: string, params: Record<string, string>): void {
  const { id: sentId, token } = params
  if (sentId !== undefined && !z.safeParse(anyId, sentId).success) throw notFound()
  const idOfToken = opens.find(([start]) => template.startsWith(start))?.[1]
  if (token !== undefined && idOfToken?.(keys, token) === null) throw notFound()
}
