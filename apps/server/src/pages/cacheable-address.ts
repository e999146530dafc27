const keptParameters = new Set([
  'page',
  'sort',
  'avg_rate',
  'is_men',
  'is_women',
  'is_child',
  'blog_category_id',
])
const personal = /^(?:\/en)?\/(?:checkout|bill|account|auth)(?:\/|$)/

/**
 * The name under which a page is kept, or null for one that is rendered for each request: personal pages, and
 * addresses that anybody can invent without end (searches, foreign parameters), which would push out the others.
 */
export function cacheableAddress(url: URL): string | null {
  if (personal.test(url.pathname)) return null
  for (const name of url.searchParams.keys()) if (!keptParameters.has(name)) return null
  const query = new URLSearchParams(url.searchParams)
  query.sort()
  return `${url.pathname}?${query}`
}

/** Pages that show what is one visitor's own: never stored by anybody (architecture: what holds everywhere). */
export function isPersonal(url: URL): boolean {
  return personal.test(url.pathname)
}
