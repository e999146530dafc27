import type { PageQuery } from './page-parameters.ts'
import { type PageAccess, pageRouteOf } from './page-routes.ts'

/** What an address asks for. */
export type PageAddress = {
  /** The name under which the page is kept; null for one that is rendered for each request. */
  kept: string | null
  /** The address that is rendered: with the parameters that the page reads, and no others. */
  rendered: URL
  /** Where a parameter has an odd value: path and query without it, or with its one spelling. Other parameters stay. */
  clean: string | null
  /** Whether caches outside the shop may keep what it answers: only pages that are the same for everybody. */
  isPublic: boolean
  access: PageAccess
}

/**
 * Takes an address apart by what its page reads (page-routes.ts). A page that shows something of one visitor's own, an
 * unknown path and a search are kept by nobody, as anybody could invent them without end.
 */
export function pageAddress(url: URL): PageAddress {
  const route = pageRouteOf(url.pathname)
  const { read, isClean } = readQuery(url, route?.query ?? {})
  const rendered = new URL(url)
  rendered.search = String(read)
  const isPublic = route?.audience === 'everybody'
  const isKept = isPublic && [...read.keys()].every((name) => route.query[name]?.kept)
  return {
    kept: isKept ? `${url.pathname}?${read}` : null,
    rendered,
    clean: isClean ? null : withForeign(`${url.pathname}${rendered.search}`, url),
    isPublic,
    access: route?.access ?? 'anybody',
  }
}

/** An address of the shop with the parameters of another that its own page does not read: a campaign's marks. */
export function withForeign(location: string, from: URL): string {
  const own = pageRouteOf(from.pathname)?.query ?? {}
  const foreign = [...from.searchParams].filter(([name]) => !Object.hasOwn(own, name))
  if (foreign.length === 0) return location
  return `${location}${location.includes('?') ? '&' : '?'}${new URLSearchParams(foreign)}`
}

/** The parameters that a page reads, in the order of their names, and whether they are spelt so; the first of two counts. */
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
    const sent = parameter?.joins ? searchParams.getAll(name).join(',') : value
    const meant = parameter?.read(sent)
    if (meant !== value) isClean = false
    if (meant !== undefined) read.set(name, meant)
  }
  read.sort()
  return { read, isClean }
}

/**
 * Where a link to a bill of an old mail goes, `/bill?token=…`: to the same page with the token in the fragment, which a
 * browser tells nobody. null for any other address.
 */
export function billAddress({ pathname, searchParams }: URL): string | null {
  const token = searchParams.get('token')
  return token && /^(\/en)?\/bill\/?$/.test(pathname)
    ? `${pathname.replace(/\/$/, '')}#${encodeURIComponent(token)}`
    : null
}
