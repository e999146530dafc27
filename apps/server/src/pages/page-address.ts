import type { PageQuery } from './page-parameters.ts'
import { type PageAccess, pageRouteOf } from './page-routes.ts'

export type PageAddress = {
  /** Cache key, or null for a page that is not cached. */
  cacheKey: string | null
  /** URL to render, with only the parameters that the page reads. */
  rendered: URL
  /** Path and query with malformed parameters removed or normalised, or null if there are none. Unknown parameters stay. */
  clean: string | null
  /** True if the page is the same for everybody, so that browsers and proxies may cache it. */
  isPublic: boolean
  access: PageAccess
}

/**
 * Parses a URL by the parameters of its page (page-routes.ts). Personal pages, unknown paths and searches are not cached; the latter two could be
 * invented without end.
 */
export function pageAddress(url: URL): PageAddress {
  const route = pageRouteOf(url.pathname)
  const { read, isClean } = readQuery(url, route?.query ?? {})
  const rendered = new URL(url)
  rendered.search = String(read)
  const isPublic = route?.audience === 'everybody'
  const isCached = isPublic && [...read.keys()].every((name) => route.query[name]?.cached)
  return {
    cacheKey: isCached ? `${url.pathname}?${read}` : null,
    rendered,
    clean: isClean ? null : withForeign(`${url.pathname}${rendered.search}`, url),
    isPublic,
    access: route?.access ?? 'anybody',
  }
}

/** Adds the parameters of `from` that its page does not read, such as those of campaigns, to a location. */
export function withForeign(location: string, from: URL): string {
  const own = pageRouteOf(from.pathname)?.query ?? {}
  const foreign = [...from.searchParams].filter(([name]) => !Object.hasOwn(own, name))
  if (foreign.length === 0) return location
  return `${location}${location.includes('?') ? '&' : '?'}${new URLSearchParams(foreign)}`
}

/** Returns the page's parameters, normalised and sorted by name; of duplicates the first counts. `isClean`: nothing was changed. */
function readQuery({ searchParams }: URL, query: PageQuery): { read: URLSearchParams; isClean: boolean } {
  const read = new URLSearchParams()
  let isClean = true
  for (const [name, value] of searchParams) {
    if (!Object.hasOwn(query, name)) continue
    if (read.has(name)) {
      isClean = false
      continue
    }
    const parameter = query[name]
    const text = parameter?.joins ? searchParams.getAll(name).join(',') : value
    const normalised = parameter?.read(text)
    if (normalised !== value) isClean = false
    if (normalised !== undefined) read.set(name, normalised)
  }
  read.sort()
  return { read, isClean }
}

/**
 * Returns the target of a bill link `/bill?token=…`: the same page with the token in the fragment, which browsers never send. Null for any other
 * URL.
 */
export function billAddress({ pathname, searchParams }: URL): string | null {
  const token = searchParams.get('token')
  return token && /^(\/en)?\/bill\/?$/.test(pathname)
    ? `${pathname.replace(/\/$/, '')}#${encodeURIComponent(token)}`
    : null
}
