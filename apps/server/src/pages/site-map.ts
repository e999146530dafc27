import { slug } from '@zayy/domain/text/slug'
import { type Locale, localeInfo, locales } from '@zayy/i18n/locale'
import type { PublicPages } from '@zayy/shop/list-public-pages'

/** A page's path in each language, without `/en`. */
type Paths = Record<Locale, string>

/** The most that one site map may hold (sitemaps.org): every page stands there once in each language. */
const mostPages = 50_000 / locales.length

const standing = ['/', '/shop', '/brands', '/about', '/blogs', '/contact', '/terms', '/Policy']

/**
 * The site map of the shop, for search engines: every public page in both languages, each with the address of the
 * other (hreflang; Arabic is also for everybody else).
 *
 * @param origin what addresses start with, without a slash at the end
 */
export function siteMap(pages: PublicPages, origin: string): string {
  const entries = pathsOf(pages)
    .slice(0, mostPages)
    .flatMap((paths) => locales.map((lang) => entry(paths, lang, origin)))
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

function pathsOf({ products, blogs, categories }: PublicPages): Paths[] {
  const same = (path: string): Paths => ({ ar: path, en: path })
  return [
    ...standing.map(same),
    ...categories.flatMap(({ id, names, hasChilds }) => {
      const named = (page: string): Paths => ({
        ar: `/${page}/${id}/${slug(names.ar)}`,
        en: `/${page}/${id}/${slug(names.en)}`,
      })
      return hasChilds ? [named('category'), named('Product-category')] : [named('Product-category')]
    }),
    ...products.map((id) => same(`/product/${id}`)),
    ...blogs.map((id) => same(`/blogs/${id}`)),
  ]
}

function entry(paths: Paths, lang: Locale, origin: string): string {
  const alternates = [...locales.map((other) => [other, other] as const), ['x-default', 'ar'] as const].map(
    ([name, other]) =>
      `<xhtml:link rel="alternate" hreflang="${name}" href="${address(paths, other, origin)}"/>`,
  )
  return `<url><loc>${address(paths, lang, origin)}</loc>${alternates.join('')}</url>`
}

function address(paths: Paths, lang: Locale, origin: string): string {
  const { prefix } = localeInfo[lang]
  const { href } = new URL(prefix && paths[lang] === '/' ? prefix : `${prefix}${paths[lang]}`, origin)
  return href.replaceAll('&', '&amp;').replaceAll("'", '&apos;')
}
