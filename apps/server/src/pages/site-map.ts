import { slug } from '@zayy/domain/text/slug'
import { type Locale, localeInfo, locales } from '@zayy/i18n/locale'
import type { PublicPages } from '@zayy/shop/content/list-public-pages'
import { type ListedPattern, listedPaths } from './page-routes.ts'

/** A page's path per language, without `/en`, with its main image and last change if known. */
type ListedPage = Record<Locale, string> & { image?: string; changedAt?: Date }

export type SiteMapOptions = {
  /** Public origin, without a slash at the end. */
  origin: string
  /** URLs per file, default 10,000, about 4 MB: sitemaps.org allows 50,000 and 50 MB. */
  addressesPerFile?: number
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const ALTERNATES_NAMESPACE =
  'xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

/** Files are at the root, because a site map may list only URLs below its folder. */
function siteMapPath(file: number): string {
  return `/sitemap-${file}.xml`
}

/** Returns the number of files, at least one. */
export function siteMapFiles(pages: PublicPages, { addressesPerFile }: SiteMapOptions): number {
  return Math.ceil(pagesOf(pages).length / pagesPerFile(addressesPerFile))
}

/** Returns the site map index. */
export function siteMapIndex(pages: PublicPages, options: SiteMapOptions): string {
  const entries = Array.from(
    { length: siteMapFiles(pages, options) },
    (_, index) => `<sitemap><loc>${options.origin}${siteMapPath(index + 1)}</loc></sitemap>`,
  )
  return `${XML}\n<sitemapindex ${NAMESPACE}>\n${entries.join('\n')}\n</sitemapindex>\n`
}

/**
 * Returns a file of the site map, numbered from 1. Every public page is listed in both languages, with its alternates (hreflang; x-default is
 * Arabic) and image. Only products and articles have `lastmod`, when their texts, prices or images last changed.
 */
export function siteMapFile(
  pages: PublicPages,
  file: number,
  { origin, addressesPerFile }: SiteMapOptions,
): string {
  const count = pagesPerFile(addressesPerFile)
  const listed = pagesOf(pages).slice((file - 1) * count, file * count)
  const entries = listed.flatMap((page) => locales.map((locale) => entry(page, locale, origin)))
  return `${XML}\n<urlset ${NAMESPACE} ${ALTERNATES_NAMESPACE}>\n${entries.join('\n')}\n</urlset>\n`
}

/** All languages of a page are in the same file. */
function pagesPerFile(addressesPerFile = 10_000): number {
  return Math.floor(addressesPerFile / locales.length)
}

function pagesOf(pages: PublicPages): ListedPage[] {
  return [
    ...listedPaths.map((path) => same(path)),
    ...Object.values(listed).flatMap((listedFrom) => listedFrom(pages)),
  ]
}

/** Lists the pages of each pattern. */
const listed: Record<ListedPattern, (pages: PublicPages) => ListedPage[]> = {
  '/category/$id/$name': ({ categories }) => {
    // The menu category holds the brands, which are on /brands.
    const brands = categories.find(({ isMenu }) => isMenu)
    const parents = categories.filter((category) => category.hasChilds && category !== brands)
    return parents.map((category) => named('category', category))
  },
  '/Product-category/$id/$name': ({ categories }) =>
    categories.map((category) => named('Product-category', category)),
  '/product/$id': ({ products }) =>
    products.map(({ id, ...page }) => ({ ...same(`/product/${id}`), ...page })),
  '/pages/$slug': ({ pages = [] }) => pages.map((page) => same(`/pages/${page}`)),
  '/blogs/$id': ({ blogs }) => blogs.map(({ id, ...page }) => ({ ...same(`/blogs/${id}`), ...page })),
}

function same(path: string): ListedPage {
  return { ar: path, en: path }
}

function named(page: string, { id, names, image }: PublicPages['categories'][number]): ListedPage {
  return { ar: `/${page}/${id}/${slug(names.ar)}`, en: `/${page}/${id}/${slug(names.en)}`, image }
}

function entry(page: ListedPage, locale: Locale, origin: string): string {
  const alternates = [...locales.map((other) => [other, other] as const), ['x-default', 'ar'] as const].map(
    ([name, other]) =>
      `<xhtml:link rel="alternate" hreflang="${name}" href="${address(page[other], other, origin)}"/>`,
  )
  const image = page.image === undefined ? '' : imageEntry(page.image, origin)
  const changed = page.changedAt ? `<lastmod>${page.changedAt.toISOString()}</lastmod>` : ''
  return `<url><loc>${address(page[locale], locale, origin)}</loc>${changed}${alternates.join('')}${image}</url>`
}

function imageEntry(path: string, origin: string): string {
  return `<image:image><image:loc>${new URL(path, origin).href}</image:loc></image:image>`
}

function address(path: string, locale: Locale, origin: string): string {
  const { prefix } = localeInfo[locale]
  const { href } = new URL(prefix && path === '/' ? prefix : `${prefix}${path}`, origin)
  return href.replaceAll('&', '&amp;').replaceAll("'", '&apos;')
}
