import { id } from '@zayy/contract/input-parsers/numbers'
import { subscriptionOf } from '@zayy/shop/contact/end-subscription'
import { notFound } from '@zayy/shop/domain-error'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import { billedOrderId } from '@zayy/shop/orders/get-bill'
import * as z from 'zod/mini'

/** By the start of a path with a token, what opens it and throws a 404 for any other text. */
const opens: readonly [start: string, open: (keys: Keys, token: string) => number][] = [
  ['/bills/{token}', billedOrderId],
  ['/newsletter/leave/{token}', subscriptionOf],
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
  if (token !== undefined) opens.find(([start]) => template.startsWith(start))?.[1](keys, token)
}
