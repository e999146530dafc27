/**
 * At most `max` calls in any `seconds`. A limit is consumed before the call does anything, so that of many calls at once no more than
 * `max` go through; a call that the limit does not count is given back.
 *
 * @property counts `calls`: every call, in the memory of each server. The others are counted for all servers together: `successes`;
 *   `failures` (404, 422), after which every call is refused, where success tells a guesser something; `maskedFailures`, after which
 *   a failing call is refused without its reason and the others go on
 * @property per whose calls are counted together. By default a client's, an IPv6 client's also in its wider networks (`networksOf`).
 *   `customer`: those of a customer, from any client. `email`: those of a client with the same address in the field `email`.
 *   `account`: those with that address from any client; each device that the account knows is counted apart
 */
export type CallLimit = {
  name: string
  counts: 'calls' | 'successes' | 'failures' | 'maskedFailures'
  max: number
  seconds: number
  per?: 'customer' | 'email' | 'account'
  /** Only calls with this field count; of those that fail, only refusals that name it. */
  field?: string
}

/** The query of a call: fields whose few values each have an answer worth keeping, and those that anybody can invent. */
export type CacheableQuery = { kept: readonly string[]; open: readonly string[] }

export type BodyType = 'json' | 'urlencoded' | 'multipart'

/** What a body of each type may weigh: bytes. */
export type BodySizes = Readonly<Partial<Record<BodyType, number>>>

/**
 * Numbers that sales and reviews change while the rest of the shop stays: of the product that `{id}` in the path names, or of any
 * product. A payment or a review invalidates cached answers that show them.
 */
export type ShownStats = 'sales of {id}' | 'reviews of {id}' | 'sales' | 'reviews'

/** A list shows them for some values of its query only. */
export type Shows = readonly ShownStats[] | ((query: URLSearchParams) => readonly ShownStats[])

/** What a list of products shows: it is sorted by sales, or sorted or filtered by reviews. Stars on the cards of other lists do not count. */
export const listShows = (query: URLSearchParams): readonly ShownStats[] => [
  ...(query.get('sort') === 'sold' ? (['sales'] as const) : []),
  ...(query.get('sort') === 'rating' || query.has('avg_rate') ? (['reviews'] as const) : []),
]

/**
 * What holds for a call before it is answered. Nothing is assumed: each call says all of it, or the server does not
 * start.
 *
 * @property access who may make it. `guestOrCustomer`: anybody, but not with a login that has ended, so that nobody becomes
 *   a guest unawares
 * @property origin `own`: refused (403) when a page of another site sends it. Every call that changes something says so
 * @property cache `public`: the same answer for everybody, which caches may keep; `private`: stored by nobody
 * @property shows the sales and reviews in the answer. Each public call declares it: a cached answer that shows more is stale for minutes
 * @property bodies which types of body it takes, and what one of each type may weigh: bytes. Any other type is a 415
 * @property limits how often one client address may make it; all of them hold
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

/** A body of any type, of at most so many bytes. JSON and urlencoded forms are parsed in one go: never above 256 KB. */
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

/** What a customer reads of their own. */
export const ownRead = { ...privateRead, access: 'customer' } as const satisfies CallPolicy

/** Wherever a coupon's code is tried. */
export const couponLimits = [
  { name: 'coupon', counts: 'calls', max: 20, seconds: MINUTE_S },
  { name: 'coupon', counts: 'failures', max: 100, seconds: DAY_S },
] as const satisfies readonly CallLimit[]
