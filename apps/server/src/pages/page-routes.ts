import { listShows, type Shows } from '@zayy/contract/policies'
import { colourFamilies } from '@zayy/domain/catalog/colour-family'
import { anyText, fewTexts, oneOf, type PageQuery, someOf, whole } from './page-parameters.ts'

/**
 * Every page of the shop: who sees it, what search engines are told of it, and which parameters tell its versions apart.
 * Site map, robots.txt, page cache and headers read this table; `page-routes.test.ts` holds it against the storefront's
 * routes. An address that stands nowhere here is kept by nobody.
 */

export type PageAccess = 'anybody' | 'customer' | 'guest'

/**
 * @property path as the storefront's router writes it, without `/en`; `$id` stands for one segment
 * @property access who sees it: `anybody`; a `customer`, others are asked to log in; a `guest`, customers are sent on
 * @property audience `everybody`: the same bytes for every visitor of a language, which caches may keep; `visitor`: shows
 *   what is one visitor's own, stored by nobody
 * @property crawlers `listed` in the site map, `allowed` without being listed, `refused` by robots.txt
 * @property query the parameters that the page reads, and nothing else reaches it: a campaign's mark shares the page
 *   without it, and whoever invents parameters has nothing rendered
 * @property shows the sales and reviews in the page; left out: none
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
const flag = { read: oneOf('1'), kept: true }
const page = { read: whole(2, 100_000), kept: true }
/** Anybody can invent searches without end: a page with one is rendered for each request. */
const search = { read: anyText, kept: false }
const listing: PageQuery = {
  page,
  search,
  sort: { read: oneOf('newest', 'sold', 'rating', 'price', '-price'), kept: true },
  avg_rate: { read: whole(1, 5), kept: true },
  /** Of these there are more together than pages can be kept; sizes anybody can invent. */
  colors: { read: someOf(colourFamilies), kept: false, joins: true },
  sizes: { read: fewTexts(20, 20), kept: false, joins: true },
  is_men: flag,
  is_women: flag,
  is_child: flag,
}
const blogs: PageQuery = { page, search, blog_category_id: { read: whole(1, 999_999), kept: true } }

export const pageRoutes = [
  { path: '/', access: 'anybody', audience: 'everybody', crawlers: 'listed', query: none },
  {
    path: '/shop',
    access: 'anybody',
    audience: 'everybody',
    crawlers: 'listed',
    query: listing,
    shows: listShows,
  },
  { path: '/category/$id/$name', access: 'anybody', audience: 'everybody', crawlers: 'listed', query: none },
  {
    path: '/category/$saudi/$id/$name',
    access: 'anybody',
    audience: 'everybody',
    crawlers: 'allowed',
    query: none,
  },
  {
    path: '/Product-category/$id/$name',
    access: 'anybody',
    audience: 'everybody',
    crawlers: 'listed',
    query: listing,
    shows: listShows,
  },
  {
    path: '/Product-category/$saudi/$id/$name',
    access: 'anybody',
    audience: 'everybody',
    crawlers: 'allowed',
    query: listing,
    shows: listShows,
  },
  {
    path: '/product/$id',
    access: 'anybody',
    audience: 'everybody',
    crawlers: 'listed',
    query: none,
    shows: ['sales of {id}', 'reviews of {id}'],
  },
  { path: '/brands', access: 'anybody', audience: 'everybody', crawlers: 'listed', query: none },
  { path: '/about', access: 'anybody', audience: 'everybody', crawlers: 'listed', query: none },
  { path: '/blogs', access: 'anybody', audience: 'everybody', crawlers: 'listed', query: blogs },
  { path: '/blogs/$id', access: 'anybody', audience: 'everybody', crawlers: 'listed', query: none },
  { path: '/contact', access: 'anybody', audience: 'everybody', crawlers: 'listed', query: none },
  { path: '/terms', access: 'anybody', audience: 'everybody', crawlers: 'listed', query: none },
  { path: '/Policy', access: 'anybody', audience: 'everybody', crawlers: 'listed', query: none },
  { path: '/pages/$slug', access: 'anybody', audience: 'everybody', crawlers: 'listed', query: none },
  { path: '/cart', access: 'anybody', audience: 'everybody', crawlers: 'refused', query: none },
  { path: '/checkout', access: 'anybody', audience: 'visitor', crawlers: 'refused', query: none },
  { path: '/bill', access: 'anybody', audience: 'visitor', crawlers: 'refused', query: none },
  { path: '/bill/$id', access: 'customer', audience: 'visitor', crawlers: 'refused', query: none },
  { path: '/account', access: 'customer', audience: 'visitor', crawlers: 'refused', query: none },
  { path: '/account/orders', access: 'customer', audience: 'visitor', crawlers: 'refused', query: { page } },
  { path: '/account/claim', access: 'customer', audience: 'visitor', crawlers: 'refused', query: none },
  { path: '/account/downloads', access: 'customer', audience: 'visitor', crawlers: 'refused', query: none },
  { path: '/account/address', access: 'customer', audience: 'visitor', crawlers: 'refused', query: none },
  { path: '/account/address/new', access: 'customer', audience: 'visitor', crawlers: 'refused', query: none },
  { path: '/account/profile', access: 'customer', audience: 'visitor', crawlers: 'refused', query: none },
  {
    path: '/account/change-password',
    access: 'customer',
    audience: 'visitor',
    crawlers: 'refused',
    query: none,
  },
  {
    path: '/auth',
    access: 'guest',
    audience: 'visitor',
    crawlers: 'refused',
    query: { next: { read: ownPath, kept: false } },
  },
  { path: '/newsletter/leave', access: 'anybody', audience: 'everybody', crawlers: 'refused', query: none },
  { path: '/auth/reset-password', access: 'guest', audience: 'visitor', crawlers: 'refused', query: none },
] as const satisfies readonly PageRoute[]

/** The pages that show sales or reviews. */
export const shownPages: readonly { path: string; shows: Shows }[] = pageRoutes.flatMap((route) =>
  'shows' in route ? [{ path: route.path, shows: route.shows }] : [],
)

type Listed = Extract<(typeof pageRoutes)[number], { crawlers: 'listed' }>['path']

/** The patterns of the listed pages of which there are many: each product, post and category has its own. */
export type ListedPattern = Extract<Listed, `${string}$${string}`>

/** The paths of the listed pages of which there is one. */
export const listedPaths: readonly string[] = pageRoutes
  .filter(({ path, crawlers }) => crawlers === 'listed' && !path.includes('$'))
  .map(({ path }) => path)

/** The paths that robots.txt refuses, with everything below them. */
export const refusedPaths: readonly string[] = pageRoutes
  .filter(({ crawlers }) => crawlers === 'refused')
  .map(({ path }) => path)
  .filter((path, _, refused) => !refused.some((above) => path.startsWith(`${above}/`)))

/**
 * The parameters that narrow or reorder a list: robots.txt refuses addresses with one, as their combinations have no end. A
 * list's pages are its own, and are crawled.
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

/** The page at a path, in whichever language it is; undefined where the shop has none. */
export function pageRouteOf(pathname: string): PageRoute | undefined {
  const path = pathname.replace(/^\/en(?=\/|$)/, '') || '/'
  return fixedRoutes.get(path) ?? patternRoutes.find(([pattern]) => pattern.test(path))?.[1]
}

/** How long a path may be that a visitor is sent back to. */
const MAX_PATH_LENGTH = 1_000

/**
 * A path of a page of the shop, with its query, as a visitor who logs in is sent back to it; undefined for any other text:
 * nobody is led elsewhere by a link to the login.
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
 * Refuses a storefront with a page for which nothing is declared, or a table with a page that is not there: such a server
 * does not start.
 *
 * @param paths of the storefront's pages, as its router writes them
 * @throws an error that names the pages
 */
export function checkPageRoutes(
  paths: readonly string[],
  declared: readonly { path: string }[] = pageRoutes,
): void {
  const known = new Set(declared.map(({ path }) => path))
  const built = new Set(paths.map((path) => path.replace(/(?<=.)\/$/, '')))
  const undeclared = [...built].filter((path) => !known.has(path))
  if (undeclared.length > 0) throw new Error(`No line in page-routes.ts is for ${undeclared.join(', ')}`)
  const missing = [...known].filter((path) => !built.has(path))
  if (missing.length > 0)
    throw new Error(`page-routes.ts has lines for pages that are not there: ${missing.join(', ')}`)
}
