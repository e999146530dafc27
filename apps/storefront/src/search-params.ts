/** Parses a query to plain text; the router's default would make a number of `?search=123`. The last of equal keys wins. */
export function parseSearch(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query))
}

/** Returns the query with `?`, without empty values; '' if nothing is set. */
export function stringifySearch(search: Record<string, unknown>): string {
  const set = Object.entries(search).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  // Fast path: most of a page's hundred links have no query.
  if (set.length === 0) return ''
  return `?${new URLSearchParams(set.map(([key, value]) => [key, String(value)]))}`
}
