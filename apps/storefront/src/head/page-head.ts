import { cutText } from '@zayy/domain/text/cut-text'
import { type Locale, localeInfo, otherLocale } from '@zayy/i18n/locale'
import { pageDescriptions as ar } from '@zayy/i18n/messages/ar/page-descriptions'
import { pageDescriptions as en } from '@zayy/i18n/messages/en/page-descriptions'
import type { Graph, Thing } from 'schema-dts'
import { localizedPath } from '../i18n/localized-path.ts'
import type { RouterContext } from '../router-context.ts'
import type { ShopSettings } from '../shop-settings/shop-settings.ts'

export type PageDescription = {
  /** Without the shop's name, which is added to short titles. Empty on the home page, whose title says what the shop sells. */
  title: string
  /** Plain text, for pages without a summary. */
  description?: string
  /** Path without `/en`; with the query only if it identifies the page. */
  path: string
  /** Path in the other language if it contains names, as for categories. */
  otherPath?: string
  /** For cart, checkout, account, bill and filtered lists. */
  noindex?: boolean
}

/** Characters; the shop's name would not fit after a longer title. */
const MAX_TITLE_LENGTH = 60

/**
 * Returns title and canonical URL of a page; on the server also everything for search engines and messengers (docs/saudi-rules.md,
 * "Search engines").
 */
export function pageHead(
  matches: readonly PageMatch[],
  page: PageDescription,
  summary?: PageSummary | undefined,
) {
  const context = pageContext(matches)
  const { locale, origin, messages } = context
  const shop = context.settings?.appName ?? messages.layout.shop
  const title = page.title === '' ? homeTitle(context, shop) : titleOf(page.title, shop)
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

/** The shop's name with what it sells, in the words of the owner if they fit. */
function homeTitle({ settings, messages }: PageContext, shop: string): string {
  const sells = settings?.shopAbout?.replace(/[.،]$/, '')
  const title = `${shop} | ${sells ?? messages.layout.shopLine}`
  return title.length > MAX_TITLE_LENGTH ? `${shop} | ${messages.layout.shopLine}` : title
}

function titleOf(page: string, shop: string): string {
  return page.length > MAX_TITLE_LENGTH ? page : `${page} | ${shop}`
}

export type PageContext = Pick<RouterContext, 'locale' | 'origin' | 'messages'> & {
  /** Undefined if the settings failed to load. */
  settings: ShopSettings | undefined
}

/** A match as `head` receives it. The first is the root route, whose loader returns the settings. */
export type PageMatch = {
  context: Pick<RouterContext, 'locale' | 'origin' | 'messages'>
  loaderData?: unknown
}

export function pageContext([root]: readonly PageMatch[]): PageContext {
  if (!root) throw new Error('No root match')
  const { locale, origin, messages } = root.context
  return { locale, origin, messages, settings: isSettings(root.loaderData) ? root.loaderData : undefined }
}

function isSettings(loaded: unknown): loaded is ShopSettings {
  return typeof loaded === 'object' && loaded !== null && 'appName' in loaded
}

/**
 * Metadata for search engines and messengers. Only the server makes it (`createIsomorphicFn().server`), so browsers never load its
 * code and texts.
 */
export type PageSummary = {
  /** Plain text, cut to 160 characters. */
  description: string
  /** Type for messengers (ogp.me); `website` by default. */
  type?: 'product' | 'article'
  /** ISO 8601, for articles. */
  published?: string
  /** Card image as in the API; the shop's logo by default. */
  image?: { url: string; alt: string }
  /** Structured data (schema.org). */
  jsonLd?: readonly Thing[]
}

/** Characters; search engines cut longer descriptions. */
const MAX_DESCRIPTION_LENGTH = 160

/** Size of card images in pixels, which messengers show uncropped (docs/images.md). */
const size = { width: 1200, height: 630 }

/** `address` is null for a noindex page. */
type Named = { context: PageContext; shop: string; title: string; address: string | null }

/** Returns tags for description, card (Open Graph, which X reads too) and structured data. The router escapes the JSON-LD. */
function summaryTags(summary: PageSummary, { context, shop, title, address }: Named) {
  const { locale, origin } = context
  const description = shortened(summary.description)
  const image = summary.image ?? logoOf(context, shop)
  const jsonLd = address === null ? [] : (summary.jsonLd ?? [])
  const graph: Graph = { '@context': 'https://schema.org', '@graph': jsonLd }
  return [
    { name: 'description', content: description },
    { property: 'og:type', content: summary.type ?? 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(address === null ? [] : [{ property: 'og:url', content: address }]),
    ...(image ? imageTags(image, origin) : []),
    { property: 'og:site_name', content: shop },
    { property: 'og:locale', content: localeInfo[locale].openGraph },
    { property: 'og:locale:alternate', content: localeInfo[otherLocale(locale)].openGraph },
    ...(summary.published ? [{ property: 'article:published_time', content: summary.published }] : []),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    ...(jsonLd.length > 0 ? [{ 'script:ld+json': graph }] : []),
  ]
}

function logoOf({ settings, locale }: PageContext, shop: string): PageSummary['image'] {
  return settings?.logo ? { url: settings.logo, alt: pageDescriptions[locale].logo(shop) } : undefined
}

function imageTags({ url, alt }: { url: string; alt: string }, origin: string) {
  return [
    { property: 'og:image', content: new URL(cardOf(url), origin).href },
    { property: 'og:image:width', content: String(size.width) },
    { property: 'og:image:height', content: String(size.height) },
    { property: 'og:image:alt', content: alt },
  ]
}

/** `/media/<hash>/800.webp` → `/media/<hash>/1200x630.jpg`. */
function cardOf(url: string): string {
  return url.replace(/\/\d+\.(?:webp|avif)$/, `/${size.width}x${size.height}.jpg`)
}

/** Cuts a description between words. */
function shortened(text: string): string {
  if (text.length <= MAX_DESCRIPTION_LENGTH) return text
  const cut = text.slice(0, MAX_DESCRIPTION_LENGTH - 1)
  return `${cutText(cut, Math.max(cut.lastIndexOf(' '), MAX_DESCRIPTION_LENGTH / 2)).replace(/[\s،,:;.]+$/, '')}…`
}

/** Use it in summaries only, to keep it out of browsers. */
export const pageDescriptions: Record<Locale, typeof ar> = { ar, en }
