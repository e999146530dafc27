/**
 * Query strings as plain text: `?search=123` stays the text 123 (the router's own parser would make a number of it),
 * and empty values are left out of addresses. Of a key sent twice the last counts.
 */
export function parseSearch(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query))
}

/** The query string of a search object, with its question mark; empty when nothing is set. */
export function stringifySearch(search: Record<string, unknown>): string {
  const set = Object.entries(search).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  // Most links have none, and a page has a hundred links.
  if (set.length === 0) return ''
  return `?${new URLSearchParams(set.map(([key, value]) => [key, String(value)]))}`
}
