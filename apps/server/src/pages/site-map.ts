import { slug } from '@zayy/domain/text/slug'
import { type Locale, localeInfo, locales } from '@zayy/i18n/locale'
import type { PublicPages, PublicProduct } from '@zayy/shop/content/list-public-pages'
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
  return Math.ceil((otherPages(pages).length + pages.productsCount) / pagesPerFile(addressesPerFile))
}

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
 * @param listProducts returns the products of a range, so that a file needs memory for its own only
 */
export async function siteMapFile(
  pages: PublicPages,
  listProducts: (offset: number, limit: number) => Promise<PublicProduct[]>,
  file: number,
  { origin, addressesPerFile }: SiteMapOptions,
): Promise<string> {
  const count = pagesPerFile(addressesPerFile)
  const first = (file - 1) * count
  const others = otherPages(pages)
  const listed = others.slice(first, first + count)
  if (listed.length < count) {
    const products = await listProducts(Math.max(0, first - others.length), count - listed.length)
    listed.push(...products.map(productPage))
  }
  const entries = listed.flatMap((page) => entriesOf(page, origin))
  return `${XML}\n<urlset ${NAMESPACE} ${ALTERNATES_NAMESPACE}>\n${entries.join('\n')}\n</urlset>\n`
}

/** All languages of a page are in the same file. */
function pagesPerFile(addressesPerFile = 10_000): number {
  return Math.floor(addressesPerFile / locales.length)
}

/** The products follow in the last files. */
function otherPages(pages: PublicPages): ListedPage[] {
  return [
    ...listedPaths.map((path) => same(path)),
    ...Object.values(listed).flatMap((listedFrom) => listedFrom(pages)),
  ]
}

const listed: Record<Exclude<ListedPattern, '/product/$id'>, (pages: PublicPages) => ListedPage[]> = {
  '/category/$id/$name': ({ categories }) => {
    // The menu category holds the brands, which are on /brands.
    const brands = categories.find(({ isMenu }) => isMenu)
    const parents = categories.filter((category) => category.hasChilds && category !== brands)
    return parents.map((category) => named('category', category))
  },
  '/Product-category/$id/$name': ({ categories }) =>
    categories.map((category) => named('Product-category', category)),
  '/pages/$slug': ({ pages }) => pages.map((page) => same(`/pages/${page}`)),
  '/blogs/$id': ({ blogs }) => blogs.map(({ id, ...page }) => ({ ...same(`/blogs/${id}`), ...page })),
}

function productPage({ id, ...page }: PublicProduct): ListedPage {
  return { ...same(`/product/${id}`), ...page }
}

function same(path: string): ListedPage {
  return { ar: path, en: path }
}

function named(page: string, { id, names, image }: PublicPages['categories'][number]): ListedPage {
  return { ar: `/${page}/${id}/${slug(names.ar)}`, en: `/${page}/${id}/${slug(names.en)}`, image }
}

/** Returns an entry per language. */
function entriesOf(page: ListedPage, origin: string): string[] {
  const ar = address(page.ar, 'ar', origin)
  const addresses = { ar, en: address(page.en, 'en', origin), 'x-default': ar }
  const alternates = Object.entries(addresses).map(
    ([name, href]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${href}"/>`,
  )
  const image =
    page.image === undefined
      ? ''
      : `<image:image><image:loc>${new URL(page.image, origin).href}</image:loc></image:image>`
  const changed = page.changedAt ? `<lastmod>${page.changedAt.toISOString()}</lastmod>` : ''
  return locales.map(
    (locale) => `<url><loc>${addresses[locale]}</loc>${changed}${alternates.join('')}${image}</url>`,
  )
}

function address(path: string, locale: Locale, origin: string): string {
  const { prefix } = localeInfo[locale]
  const { href } = new URL(prefix && path === '/' ? prefix : `${prefix}${path}`, origin)
  return href.replaceAll('&', '&amp;').replaceAll("'", '&apos;')
}
