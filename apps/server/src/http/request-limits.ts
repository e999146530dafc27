import { SlidingCounts } from './sliding-counts.ts'
import { takeShare } from './take-share.ts'

/**
 * What a request costs. `any`: every request but health checks; besides, a call of the API that is not answered from
 * what is kept, a page that has to be rendered, a picture.
 */
export type RequestKind = 'any' | 'call' | 'page' | 'picture'

/** How many requests of a kind one client address may make in any ten seconds: an office behind one address has room. */
const most: Record<RequestKind, number> = { any: 1_000, call: 300, page: 100, picture: 500 }
const seconds = 10

export type RequestLimits = {
  /** Counts a request, unless there have been too many: then the seconds after which there may be one again. */
  take(kind: RequestKind, client: string): number | undefined
}

/**
 * The limits of this server, in memory: they cost next to nothing, so that whoever is over them does not either.
 *
 * @param times how many times the limits' numbers are allowed: 1, or 1000 with LIMITS=relaxed
 * @param now milliseconds of any clock that never goes back
 */
export function requestLimits(times: number, now?: () => number): RequestLimits {
  const counts = () => new SlidingCounts({ seconds, ...(now && { now }) })
  const counted = { any: counts(), call: counts(), page: counts(), picture: counts() }
  return {
    take: (kind, client) => takeShare(counted[kind], client, most[kind] * times),
  }
}

/** What kind of work a path asks for when it is not kept; undefined: no call and no picture. */
export function kindOfPath(path: string): 'call' | 'picture' | undefined {
  if (/^\/(ar|en)\/api\//.test(path)) return 'call'
  return path.startsWith('/media/') ? 'picture' : undefined
}
