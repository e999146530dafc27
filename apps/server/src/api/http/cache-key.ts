import type { CacheableQuery } from '@zayy/contract/policies'

/** Paths as they are made by the contract; ids without leading zeros, so that each has one spelling. */
const path = /^\/(?:ar|en)\/api(?:\/(?:[a-zA-Z-]{1,40}|[1-9]\d{0,9})){1,4}$/
const value = /^(?:-?[a-z]{1,20}|0|[1-9]\d{0,9})$/
const plainName = /^\w{1,32}$/

/**
 * The key under which the answer to a call is cached: its path, and in their order the fields of its query that
 * matter; null where it is not cached. Fields that the call does not know, and empty ones, are as if they were not sent.
 */
export function cacheKey({ pathname, searchParams }: URL, query: CacheableQuery): string | null {
  const plain = pathname.replace(/\/$/, '')
  if (!path.test(plain)) return null
  const fields = new Map<string, string>()
  for (const [name, given] of searchParams) {
    if (!plainName.test(name) || fields.has(name)) return null
    if (given === '') continue
    if (query.open.includes(name)) return null
    if (!query.kept.includes(name)) continue
    if (!value.test(given)) return null
    fields.set(name, given)
  }
  const sorted = [...fields].sort(([one], [other]) => (one < other ? -1 : 1))
  return sorted.length === 0 ? plain : `${plain}?${sorted.map((field) => field.join('=')).join('&')}`
}
