import { pageRouteOf } from './page-routes.ts'

/**
 * The name under which a page is kept, or null for one that is rendered for each request: what is one visitor's own, and
 * addresses that anybody can invent without end (unknown paths, searches, foreign parameters), which would push out the
 * others.
 */
export function cacheableAddress(url: URL): string | null {
  const route = pageRouteOf(url.pathname)
  if (route?.audience !== 'everybody') return null
  for (const name of url.searchParams.keys()) if (!route.query.includes(name)) return null
  const query = new URLSearchParams(url.searchParams)
  query.sort()
  return `${url.pathname}?${query}`
}

/** Whether caches outside the shop may keep what an address answers: only pages that are the same for everybody. */
export function isPublicPage(url: URL): boolean {
  return pageRouteOf(url.pathname)?.audience === 'everybody'
}
