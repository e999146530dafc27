import { networksOf } from '@zayy/platform/rate-limits/client-networks'
import { RateLimiter } from '@zayy/platform/rate-limits/rate-limiter'

/** `health` counts health checks and `any` all other requests. API calls, uncached pages and images also count by kind. */
export type RequestKind = 'any' | 'call' | 'page' | 'image' | 'health'

/** Requests of a kind that one client address may make in ten seconds; enough for an office behind one address. */
const MAX: Record<RequestKind, number> = {
  any: 1_000,
  call: 300,
  page: 100,
  image: 500,
  // Far more than any proxy makes.
  health: 10_000,
}

/**
 * Returns a function that counts a client's request in this server's memory, or returns the seconds until one more is allowed.
 *
 * @param multiplier of the limits' numbers: 1, or 1000 with LIMITS=relaxed
 * @param now milliseconds of any clock that never goes back
 */
export function requestLimits(multiplier: number, now?: () => number) {
  const limiter = new RateLimiter(multiplier, now)
  return (kind: RequestKind, client: string): number | undefined =>
    limiter.consumeInMemory({ name: kind, max: MAX[kind], seconds: 10 }, networksOf(client))
}

/** Returns the kind of work that an uncached answer to a path takes, or undefined if it is neither a call nor an image. */
export function kindOfPath(path: string): 'call' | 'image' | undefined {
  if (/^\/(ar|en)\/api\//.test(path)) return 'call'
  return path.startsWith('/media/') ? 'image' : undefined
}
