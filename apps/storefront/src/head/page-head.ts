import { type Locale, localeInfo, otherLocale } from '@zayy/i18n/locale'
import { pageDescriptions as ar } from '@zayy/i18n/messages/ar/page-descriptions'
import { pageDescriptions as en } from '@zayy/i18n/messages/en/page-descriptions'
import type { Graph, Thing } from 'schema-dts'
import { localizedPath } from '../i18n/localized-path.ts'
import type { RouterContext } from '../router-context.ts'
import type { ShopSettings } from '../shop-settings/shop-settings.ts'

/** How a page names itself. */
export type PageDescription = {
  /** Without the shop's name: it is added, unless the title is a long one. Empty on the home page, whose title is the shop's own line. */
  title: string
  /** Of a page without a summary: one or two sentences as plain text. */
  description?: string
  /** The route's own path without `/en`: `/product/7`; with a query only where that is a page of its own. */
  path: string
  /** The same page's path in the other language, where names stand in it: a category's. */
  otherPath?: string
  /** For cart, checkout, account, bill and filtered lists: search engines leave it out. */
  noindex?: boolean
}

/** A title of more characters fills what search engines show of it. */
const MAX_TITLE_LENGTH = 60

/**
 * The head of a page in the language being visited: title and canonical address, and in what the server sends everything
 * that search engines and messengers read there. In a route:
 *
 * `head: ({ matches, loaderData }) => loaderData ? pageHead(matches, { title, path }, productSummary(…)) : {}`
 *
 * Rules: docs/saudi-rules.md, "Search engines".
 */
export function pageHead(
  matches: readonly PageMatch[],
  page: PageDescription,
  summary?: PageSummary | undefined,
) {
  const context = pageContext(matches)
  const { locale, origin, messages } = context
  const shop = context.settings?.appName ?? messages.layout.shop
  const title = titleOf(page.title, shop, messages.layout.shopLine)
  const address = (of: Locale) =>
    new URL(localizedPath(of, of === locale ? page.path : (page.otherPath ?? page.path)), origin).href
  const canonical = page.noindex ? [] : [{ rel: 'canonical', href: address(locale) }]
  if (!import.meta.env.SSR) return { meta: [{ title }], links: canonical }
  const told = summary ?? { description: page.description ?? '' }
  const alternates = page.noindex
    ? []
    : [
        { rel: 'alternate', hrefLang: 'ar', href: address('ar') },
        { rel: 'alternate', hrefLang: 'en', href: address('en') },
        { rel: 'alternate', hrefLang: 'x-default', href: address('ar') },
      ]
  return {
    meta: [
      { title },
      ...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
      ...summaryTags(told, {
        context,
        shop,
        title: page.title || title,
        address: page.noindex ? null : address(locale),
      }),
    ],
    links: [...canonical, ...alternates],
  }
}

/**
 * The `head` of a route whose loader returns `head`. Returns an empty head if the loader found no page.
 * @param summarize makes the description and structured data on the server; returns undefined in browsers
 */
export function headFromLoader<Loaded extends { head: PageDescription }>(
  summarize?: (loaded: Loaded, context: PageContext) => PageSummary | undefined,
) {
  return ({ matches, loaderData }: { matches: readonly PageMatch[]; loaderData?: Loaded | undefined }) =>
    loaderData ? pageHead(matches, loaderData.head, summarize?.(loaderData, pageContext(matches))) : {}
}

function titleOf(page: string, shop: string, shopLine: string): string {
  if (page === '') return `${shop} | ${shopLine}`
  return page.length > MAX_TITLE_LENGTH ? page : `${page} | ${shop}`
}

/** What the head of a page is made of besides the page. */
export type PageContext = Pick<RouterContext, 'locale' | 'origin' | 'messages'> & {
  /** undefined while the shop's settings could not be loaded. */
  settings: ShopSettings | undefined
}

/** What a route's `head` knows of the page: the first is the root route's, whose loader returns the settings. */
export type PageMatch = {
  context: Pick<RouterContext, 'locale' | 'origin' | 'messages'>
  loaderData?: unknown
}

/** The context of a page's head. @param matches as `head` is given them */
export function pageContext([root]: readonly PageMatch[]): PageContext {
  if (!root) throw new Error('The first match of a page is the root route.')
  const { locale, origin, messages } = root.context
  return { locale, origin, messages, settings: isSettings(root.loaderData) ? root.loaderData : undefined }
}

function isSettings(loaded: unknown): loaded is ShopSettings {
  return typeof loaded === 'object' && loaded !== null && 'appName' in loaded
}

/**
 * What search engines and messengers are told of a page besides its title and address. They read what the server sent: it is
 * made by functions of the server alone (`createIsomorphicFn().server`), so that no browser loads their code and words.
 */
export type PageSummary = {
  /** One or two sentences as plain text; at most 160 characters are told. */
  description: string
  /** What kind of page it is to messengers (ogp.me); left out: `website`. */
  type?: 'product' | 'article'
  /** Of an article: ISO 8601. */
  published?: string
  /** The image of the page's card, as the API gives it; left out: the shop's own card. */
  image?: { url: string; alt: string }
  /** What the page holds, for search engines (schema.org). */
  jsonLd?: readonly Thing[]
}

/** How many characters of a description are told: more are cut by search engines. */
const MAX_DESCRIPTION_LENGTH = 160

/** The size of every page's image in pixels: what messengers show whole (docs/images.md). */
const size = { width: 1200, height: 630 }

/** Where the page is one to be found; null: search engines leave it out. */
type Named = { context: PageContext; shop: string; title: string; address: string | null }

/**
 * The tags of a page's summary: its description, its card in messengers (Open Graph; X reads the same tags) and what it
 * holds, as one graph of schema.org. The router escapes that so that no text ends its script.
 */
function summaryTags(summary: PageSummary, { context, shop, title, address }: Named) {
  const { locale, origin } = context
  const description = shortened(summary.description)
  const image = summary.image
    ? { url: cardOf(summary.image.url), alt: summary.image.alt }
    : { url: `/share-${locale}.jpg`, alt: pageDescriptions[locale].card }
  const jsonLd = address === null ? [] : (summary.jsonLd ?? [])
  const graph: Graph = { '@context': 'https://schema.org', '@graph': jsonLd }
  return [
    { name: 'description', content: description },
    { property: 'og:type', content: summary.type ?? 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(address === null ? [] : [{ property: 'og:url', content: address }]),
    { property: 'og:image', content: new URL(image.url, origin).href },
    { property: 'og:image:width', content: String(size.width) },
    { property: 'og:image:height', content: String(size.height) },
    { property: 'og:image:alt', content: image.alt },
    { property: 'og:site_name', content: shop },
    { property: 'og:locale', content: localeInfo[locale].openGraph },
    { property: 'og:locale:alternate', content: localeInfo[otherLocale(locale)].openGraph },
    ...(summary.published ? [{ property: 'article:published_time', content: summary.published }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(jsonLd.length > 0 ? [{ 'script:ld+json': graph }] : []),
  ]
}

/** The card of an image of the media store: `/media/<hash>/800.webp` → `/media/<hash>/1200x630.jpg`. */
function cardOf(url: string): string {
  return url.replace(/\/\d+\.(?:webp|avif)$/, `/${size.width}x${size.height}.jpg`)
}

/** A text of at most `longest` characters, cut between words. */
function shortened(text: string): string {
  if (text.length <= MAX_DESCRIPTION_LENGTH) return text
  const cut = text.slice(0, MAX_DESCRIPTION_LENGTH - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_DESCRIPTION_LENGTH / 2)).replace(/[\s،,:;.]+$/, '')}…`
}

/** What search engines and messengers are told of pages, in each language. For summaries only, which no browser makes. */
export const pageDescriptions: Record<Locale, typeof ar> = { ar, en }
