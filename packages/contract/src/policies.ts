/**
 * At most `max` calls per client in `seconds`. An IPv6 client counts for its wider networks too (`networksOf`).
 *
 * @property counts which calls. `calls`: every one, in a sliding window in the memory of each server. The others are counted
 *   in the database for all servers together, and taken before the call does anything, so that of many at once no more than
 *   `max` go through; a call that the limit does not count gives its place back. `successes`; `failures` (404, 422), after which every
 *   call is refused, where success tells a guesser something; `maskedFailures`, after which a failing call is refused without
 *   its reason and the others go on
 */
export type RateLimit = {
  name: string
  counts: 'calls' | 'successes' | 'failures' | 'maskedFailures'
  max: number
  seconds: number
  /** Counted for each address in the field `email` apart. */
  perEmail?: boolean
  /**
   * Counted for the account of the address in the field `email`, from any client. A device on which the account was logged in to
   * before has a count of its own.
   */
  perAccount?: boolean
  /** Counted for the customer who is logged in, from any address, instead of for the client. */
  perCustomer?: boolean
  /** Only calls with this field count; of those that fail, only refusals that name it. */
  field?: string
}

/** The query of a call: fields whose few values each have an answer worth keeping, and those that anybody can invent. */
export type CacheableQuery = { kept: readonly string[]; open: readonly string[] }

export type BodyType = 'json' | 'urlencoded' | 'multipart'

/** What a body of each type may weigh: bytes. */
export type BodySizes = Readonly<Partial<Record<BodyType, number>>>

/**
 * What holds for a call before it is answered. Nothing is assumed: each call says all of it, or the server does not
 * start.
 *
 * @property access who may make it. `guestOrCustomer`: anybody, but not with a login that has ended, so that nobody becomes
 *   a guest unawares
 * @property origin `own`: refused (403) when a page of another site sends it. Every call that changes something says so
 * @property cache `public`: the same answer for everybody, which caches may keep; `private`: stored by nobody
 * @property bodies which types of body it takes, and what one of each type may weigh: bytes. Any other type is a 415
 * @property limits how often one client address may make it; all of them hold
 */
export type CallPolicy = {
  access: 'anybody' | 'guestOrCustomer' | 'customer'
  origin: 'any' | 'own'
  cache: 'public' | 'private'
  bodies: BodySizes
  limits: readonly RateLimit[]
  query: CacheableQuery
}

export const minute = 60
export const hour = 60 * minute
export const day = 24 * 60 * 60

export const kilobyte = 1_024

/** A body of any type, of at most so many bytes. JSON and urlencoded forms are parsed in one go: never above 256 KB. */
export const anyBody = (bytes: number): BodySizes => ({ json: bytes, urlencoded: bytes, multipart: bytes })

export const publicRead = {
  access: 'anybody',
  origin: 'any',
  cache: 'public',
  // Enough for a page of text.
  bodies: anyBody(16 * kilobyte),
  limits: [],
  query: { kept: [], open: [] },
} as const satisfies CallPolicy

export const privateRead = { ...publicRead, cache: 'private' } as const satisfies CallPolicy

export const change = { ...privateRead, origin: 'own' } as const satisfies CallPolicy

/** What a customer reads of their own. */
export const ownRead = { ...privateRead, access: 'customer' } as const satisfies CallPolicy

/** Wherever a coupon's code is tried. */
export const couponLimits = [
  { name: 'coupon', counts: 'calls', max: 20, seconds: minute },
  { name: 'coupon', counts: 'failures', max: 100, seconds: day },
] as const satisfies readonly RateLimit[]
