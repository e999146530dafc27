import { slug } from '@zayy/domain/text/slug'
import { type Locale, localeInfo, locales } from '@zayy/i18n/locale'
import type { PublicPages } from '@zayy/shop/list-public-pages'
import { type ListedPattern, listedPaths } from './page-routes.ts'

/** A page's path in each language, without `/en`. */
type Paths = Record<Locale, string>

/** The most that one site map may hold (sitemaps.org): every page stands there once in each language. */
const mostPages = 50_000 / locales.length

/**
 * The site map of the shop, for search engines: every public page in both languages, each with the address of the
 * other (hreflang; Arabic is also for everybody else).
 *
 * @param origin what addresses start with, without a slash at the end
 */
export function siteMap(pages: PublicPages, origin: string): string {
  const entries = pathsOf(pages)
    .slice(0, mostPages)
    .flatMap((paths) => locales.map((locale) => entry(paths, locale, origin)))
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

function pathsOf(pages: PublicPages): Paths[] {
  return [...listedPaths.map(same), ...Object.values(listed).flatMap((pathsFrom) => pathsFrom(pages))]
}

/** The pages of each listed pattern, from what the shop has. */
const listed: Record<ListedPattern, (pages: PublicPages) => Paths[]> = {
  '/category/$id/$name': ({ categories }) =>
    categories.filter(({ hasChilds }) => hasChilds).map((category) => named('category', category)),
  '/Product-category/$id/$name': ({ categories }) =>
    categories.map((category) => named('Product-category', category)),
  '/product/$id': ({ products }) => products.map((id) => same(`/product/${id}`)),
  '/blogs/$id': ({ blogs }) => blogs.map((id) => same(`/blogs/${id}`)),
}

function same(path: string): Paths {
  return { ar: path, en: path }
}

function named(page: string, { id, names }: PublicPages['categories'][number]): Paths {
  return { ar: `/${page}/${id}/${slug(names.ar)}`, en: `/${page}/${id}/${slug(names.en)}` }
}

function entry(paths: Paths, locale: Locale, origin: string): string {
  const alternates = [...locales.map((other) => [other, other] as const), ['x-default', 'ar'] as const].map(
    ([name, other]) =>
      `<xhtml:link rel="alternate" hreflang="${name}" href="${address(paths, other, origin)}"/>`,
  )
  return `<url><loc>${address(paths, locale, origin)}</loc>${alternates.join('')}</url>`
}

function address(paths: Paths, locale: Locale, origin: string): string {
  const { prefix } = localeInfo[locale]
  const { href } = new URL(prefix && paths[locale] === '/' ? prefix : `${prefix}${paths[locale]}`, origin)
  return href.replaceAll('&', '&amp;').replaceAll("'", '&apos;')
}
