import { networksOf } from '@zayy/platform/rate-limits/client-networks'
import { RateLimiter } from '@zayy/platform/rate-limits/rate-limiter'

/** `health` counts health checks, `any` all other requests; the others count besides: API calls and pages that are not kept, and pictures. */
export type RequestKind = 'any' | 'call' | 'page' | 'picture' | 'health'

/** How many requests of a kind one client address may make in any ten seconds: an office behind one address has room. */
const MAX: Record<RequestKind, number> = {
  any: 1_000,
  call: 300,
  page: 100,
  picture: 500,
  // Far more than any proxy makes.
  health: 10_000,
}

export type RequestLimits = {
  /** Counts a request, or returns the seconds until one more is allowed. */
  take(kind: RequestKind, client: string): number | undefined
}

/**
 * Returns the limits of this server, in memory: a refused client costs next to nothing.
 *
 * @param multiplier of the limits' numbers: 1, or 1000 with LIMITS=relaxed
 * @param now milliseconds of any clock that never goes back
 */
export function requestLimits(multiplier: number, now?: () => number): RequestLimits {
  const limiter = new RateLimiter(multiplier, now)
  return {
    take: (kind, client) =>
      limiter.consumeInMemory({ name: kind, max: MAX[kind], seconds: 10 }, networksOf(client)),
  }
}

/** Returns the kind of work that a path asks for if its answer is not kept; undefined for neither a call nor a picture. */
export function kindOfPath(path: string): 'call' | 'picture' | undefined {
  if (/^\/(ar|en)\/api\//.test(path)) return 'call'
  return path.startsWith('/media/') ? 'picture' : undefined
}
