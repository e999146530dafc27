import { listShows, type Shows } from '@zayy/contract/policies'
import { colourFamilies } from '@zayy/domain/catalog/colour-family'
import { anyText, fewTexts, oneOf, type PageQuery, someOf, whole } from './page-parameters.ts'

/**
 * All pages of the shop: access, crawlers and query parameters. The site map, robots.txt, the page cache and headers use this table, and
 * `page-routes.test.ts` compares it with the storefront's routes. A path without an entry is never cached.
 */

export type PageAccess = 'anybody' | 'customer' | 'guest'

/**
 * @property path as in the storefront's router, without `/en`; `$id` matches one segment
 * @property access `anybody`; `customer`: guests are redirected to the login; `guest`: customers are redirected away
 * @property audience `everybody`: the same bytes for every visitor of a language, cacheable; `visitor`: personal, never stored
 * @property crawlers `listed` in the site map, `allowed` but not listed, `refused` by robots.txt
 * @property query parameters that the page reads; all others are dropped, so that campaign parameters share one cached page and invented ones
 *   cost no rendering
 * @property shows the sales and reviews in the page; default: none
 */
type PageRoute = {
  path: `/${string}`
  access: PageAccess
  audience: 'everybody' | 'visitor'
  crawlers: 'listed' | 'allowed' | 'refused'
  query: PageQuery
  shows?: Shows
}

const none: PageQuery = {}
const flag = { read: oneOf('1'), cached: true }
const page = { read: whole(2, 100_000), cached: true }
/** Searches have no end, so a page with one is not cached. */
const search = { read: anyText, cached: false }
const listing: PageQuery = {
  page,
  search,
  sort: { read: oneOf('newest', 'sold', 'rating', 'price', '-price'), cached: true },
  avg_rate: { read: whole(1, 5), cached: true },
  /** Combinations of colours are too many to cache, and sizes have no end. */
  colors: { read: someOf(colourFamilies), cached: false, joins: true },
  sizes: { read: fewTexts(20, 20), cached: false, joins: true },
  is_men: flag,
  is_women: flag,
  is_child: flag,
}
const blogs: PageQuery = { page, search, blog_category_id: { read: whole(1, 999_999), cached: true } }

/** A page with the same bytes for every visitor of a language, in the site map. */
const everybodys = { access: 'anybody', audience: 'everybody', crawlers: 'listed', query: none } as const
const list = { ...everybodys, query: listing, shows: listShows } as const
/** A page about one visitor. */
const personal = { audience: 'visitor', crawlers: 'refused', query: none } as const
const account = { ...personal, access: 'customer' } as const

export const pageRoutes = [
  { path: '/', ...everybodys },
  { path: '/shop', ...list },
  { path: '/category/$id/$name', ...everybodys },
  { path: '/category/$saudi/$id/$name', ...everybodys, crawlers: 'allowed' },
  { path: '/Product-category/$id/$name', ...list },
  { path: '/Product-category/$saudi/$id/$name', ...list, crawlers: 'allowed' },
  { path: '/product/$id', ...everybodys, shows: ['sales of {id}', 'reviews of {id}'] },
  { path: '/brands', ...everybodys },
  { path: '/about', ...everybodys },
  { path: '/blogs', ...everybodys, query: blogs },
  { path: '/blogs/$id', ...everybodys },
  { path: '/contact', ...everybodys },
  { path: '/terms', ...everybodys },
  { path: '/Policy', ...everybodys },
  { path: '/pages/$slug', ...everybodys },
  { path: '/cart', ...everybodys, crawlers: 'refused' },
  { path: '/checkout', ...personal, access: 'anybody' },
  { path: '/bill', ...personal, access: 'anybody' },
  { path: '/bill/$id', ...account },
  { path: '/account', ...account },
  { path: '/account/orders', ...account, query: { page } },
  { path: '/account/claim', ...account },
  { path: '/account/downloads', ...account },
  { path: '/account/address', ...account },
  { path: '/account/address/new', ...account },
  { path: '/account/profile', ...account },
  { path: '/account/change-password', ...account },
  { path: '/auth', ...personal, access: 'guest', query: { next: { read: ownPath, cached: false } } },
  { path: '/newsletter/leave', ...everybodys, crawlers: 'refused' },
  { path: '/auth/reset-password', ...personal, access: 'guest' },
] as const satisfies readonly PageRoute[]

/** Pages that show sales or reviews. */
export const shownPages: readonly { path: string; shows: Shows }[] = pageRoutes.flatMap((route) =>
  'shows' in route ? [{ path: route.path, shows: route.shows }] : [],
)

type Listed = Extract<(typeof pageRoutes)[number], { crawlers: 'listed' }>['path']

/** Patterns of listed pages with parameters, such as product pages. */
export type ListedPattern = Extract<Listed, `${string}$${string}`>

/** Paths of listed pages without parameters. */
export const listedPaths: readonly string[] = pageRoutes
  .filter(({ path, crawlers }) => crawlers === 'listed' && !path.includes('$'))
  .map(({ path }) => path)

/** Path prefixes that robots.txt refuses. */
export const refusedPaths: readonly string[] = pageRoutes
  .filter(({ crawlers }) => crawlers === 'refused')
  .map(({ path }) => path)
  .filter((path, _, refused) => !refused.some((above) => path.startsWith(`${above}/`)))

/**
 * Parameters that filter or sort a list. robots.txt refuses URLs with one, because their combinations have no end. `page` is crawled.
 */
export const narrowingParameters: readonly string[] = [
  ...new Set(
    pageRoutes
      .filter(({ audience }) => audience === 'everybody')
      .flatMap(({ query }) => Object.keys(query))
      .filter((name) => name !== 'page'),
  ),
]

const fixedRoutes = new Map<string, PageRoute>(pageRoutes.map((route) => [route.path, route]))
const patternRoutes = pageRoutes
  .filter(({ path }) => path.includes('$'))
  .map((route): [RegExp, PageRoute] => [
    new RegExp(`^${route.path.replaceAll(/\$[a-z]+/g, '(?!\\$)[^/]+')}$`),
    route,
  ])

/** Returns the route of a path in either language, or undefined without a page. */
export function pageRouteOf(pathname: string): PageRoute | undefined {
  const path = pathname.replace(/^\/en(?=\/|$)/, '') || '/'
  return fixedRoutes.get(path) ?? patternRoutes.find(([pattern]) => pattern.test(path))?.[1]
}

/** Maximum length of `next`, the path after a login. */
const MAX_PATH_LENGTH = 1_000

/**
 * Returns a path with its query if it is a page of the shop, else undefined, so that a link to the login cannot redirect to another site.
 */
export function ownPath(text: string): string | undefined {
  if (text.length > MAX_PATH_LENGTH || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(text)) return undefined
  const base = 'http://shop.invalid'
  if (!URL.canParse(text, base)) return undefined
  const { origin, pathname, search } = new URL(text, base)
  const route = origin === base ? pageRouteOf(pathname) : undefined
  return route === undefined || route.access === 'guest' ? undefined : `${pathname}${search}`
}

/**
 * Checks at start that the storefront's pages and this table match.
 *
 * @param paths of the storefront's pages, as in its router
 * @throws Error that names the pages
 */
export function checkPageRoutes(
  paths: readonly string[],
  declared: readonly { path: string }[] = pageRoutes,
): void {
  const known = new Set(declared.map(({ path }) => path))
  const built = new Set(paths.map((path) => path.replace(/(?<=.)\/$/, '')))
  const undeclared = [...built].filter((path) => !known.has(path))
  if (undeclared.length > 0) throw new Error(`page-routes.ts lacks ${undeclared.join(', ')}`)
  const missing = [...known].filter((path) => !built.has(path))
  if (missing.length > 0) throw new Error(`page-routes.ts has pages that do not exist: ${missing.join(', ')}`)
}
