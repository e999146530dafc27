/**
 * Query strings as plain text: `?search=123` stays the text 123 (the router's own parser would make a number of it),
 * and empty values are left out of addresses. Of a key sent twice the last counts.
 */
export function parseSearch(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query))
}

/** The query string of a search object, with its question mark; empty when nothing is set. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') params.set(key, String(value))
  }
  const query = params.toString()
  return query ? `?${query}` : ''
}
