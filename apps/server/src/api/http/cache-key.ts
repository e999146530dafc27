import type { CacheableQuery } from '@zayy/contract/policies'

/** Ids have no leading zeros, so that each path has one spelling. */
const path = /^\/(?:ar|en)\/api(?:\/(?:[a-zA-Z-]{1,40}|[1-9]\d{0,9})){1,4}$/
const value = /^(?:-?[a-z]{1,20}|0|[1-9]\d{0,9})$/
const plainName = /^\w{1,32}$/

/**
 * Returns the cache key of a call: its path and the sorted query fields that select the response, or null if the response is not cached.
 * Unknown and empty fields are ignored.
 */
export function cacheKey({ pathname, searchParams }: URL, query: CacheableQuery): string | null {
  const plain = pathname.replace(/\/$/, '')
  if (!path.test(plain)) return null
  const fields = new Map<string, string>()
  for (const [name, text] of searchParams) {
    if (!plainName.test(name) || fields.has(name)) return null
    if (text === '') continue
    if (query.open.includes(name)) return null
    if (!query.kept.includes(name)) continue
    if (!value.test(text)) return null
    fields.set(name, text)
  }
  const sorted = [...fields].sort(([one], [other]) => (one < other ? -1 : 1))
  return sorted.length === 0 ? plain : `${plain}?${sorted.map((field) => field.join('=')).join('&')}`
}
