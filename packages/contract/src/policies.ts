/**
 * At most `max` calls in any `seconds`. A call consumes the limit before it does anything, so that concurrent calls cannot
 * exceed it. A call whose outcome does not count is taken off again.
 * @property counts `calls` are counted in the memory of each server, the others for all servers together. `successes`: only
 *   calls that succeed. `failures`: only 404 and 422; beyond the limit every call is rejected, because a success would help a
 *   guesser. `maskedFailures`: the same, but beyond the limit only failing calls are rejected, without their reason
 * @property per who shares a count: by default a client, and the wider networks of an IPv6 client (`networksOf`). `customer`: a
 *   customer from any client. `email`: a client with the same address in the field `email`. `account`: that address from any
 *   client; devices that the account knows are counted separately
 */
export type CallLimit = {
  name: string
  counts: 'calls' | 'successes' | 'failures' | 'maskedFailures'
  max: number
  seconds: number
  per?: 'customer' | 'email' | 'account'
  /** Only calls with this field count. Of failed calls, only those with an error in it. */
  field?: string
}

/** Query fields. `kept`: a few values whose answers are worth caching. `open`: arbitrary values. */
export type CacheableQuery = { kept: readonly string[]; open: readonly string[] }

export type BodyType = 'json' | 'urlencoded' | 'multipart'

/** Maximum size of a body in bytes, by type. */
export type BodySizes = Readonly<Partial<Record<BodyType, number>>>

/**
 * Figures that change with sales and reviews: of the product `{id}` in the path, or of any product. A payment or a
 * review invalidates cached answers that show them.
 */
export type ShownStats = 'sales of {id}' | 'reviews of {id}' | 'sales' | 'reviews'

/** The function is for a list that shows them for some queries only. */
export type Shows = readonly ShownStats[] | ((query: URLSearchParams) => readonly ShownStats[])

/**
 * A product list depends on sales if sorted by them, and on reviews if sorted or filtered by them. Stars on the cards
 * of other lists may be stale.
 */
export const listShows = (query: URLSearchParams): readonly ShownStats[] => [
  ...(query.get('sort') === 'sold' ? (['sales'] as const) : []),
  ...(query.get('sort') === 'rating' || query.has('avg_rate') ? (['reviews'] as const) : []),
]

/**
 * Rules that the server enforces around a call. There are no defaults: the server does not start if a call leaves something
 * out.
 * @property access `guestOrCustomer`: anybody, but not with an expired login, so that no customer orders as a guest by mistake
 * @property origin `own`: a request from another site's page is rejected (403). Mandatory for every call that changes something
 * @property cache `public`: the same answer for everybody, cacheable; `private`: stored nowhere
 * @property shows sales and reviews in the answer. Mandatory for public calls: a cached answer that shows undeclared ones is
 *   stale for minutes
 * @property bodies accepted body types with their maximum size in bytes. Any other type is a 415
 * @property limits per client address; all of them apply
 */
export type CallPolicy = {
  access: 'anybody' | 'guestOrCustomer' | 'customer'
  origin: 'any' | 'own'
  cache: 'public' | 'private'
  shows: Shows
  bodies: BodySizes
  limits: readonly CallLimit[]
  query: CacheableQuery
}

export const MINUTE_S = 60
export const HOUR_S = 60 * MINUTE_S
export const DAY_S = 24 * 60 * 60

export const KILOBYTE = 1_024

/** A body of any type of at most `bytes`. Parsing JSON and urlencoded forms blocks the thread: never more than 256 KB. */
export const anyBody = (bytes: number): BodySizes => ({ json: bytes, urlencoded: bytes, multipart: bytes })

export const publicRead = {
  access: 'anybody',
  origin: 'any',
  cache: 'public',
  // Enough for a page of text.
  bodies: anyBody(16 * KILOBYTE),
  limits: [],
  query: { kept: [], open: [] },
} as const satisfies Omit<CallPolicy, 'shows'>

export const privateRead = { ...publicRead, cache: 'private', shows: [] } as const satisfies CallPolicy

export const change = { ...privateRead, origin: 'own' } as const satisfies CallPolicy

/** A customer's own data. */
export const ownRead = { ...privateRead, access: 'customer' } as const satisfies CallPolicy

/** For every call that tries a coupon code. */
export const couponLimits = [
  { name: 'coupon', counts: 'calls', max: 20, seconds: MINUTE_S },
  { name: 'coupon', counts: 'failures', max: 100, seconds: DAY_S },
] as const satisfies readonly CallLimit[]
