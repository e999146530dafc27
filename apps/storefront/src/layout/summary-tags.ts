import { localeInfo, otherLocale } from '@zayy/i18n/locale'
import type { Graph } from 'schema-dts'
import type { PageContext } from './page-context.ts'
import type { PageSummary } from './page-summary.ts'
import { pageDescriptions } from './page-descriptions.ts'

/** How many characters of a description are told: more are cut by search engines. */
const longest = 160

/** The size of every page's picture in pixels: what messengers show whole (docs/pictures.md). */
const size = { width: 1200, height: 630 }

/** Where the page is one to be found; null: search engines leave it out. */
type Named = { context: PageContext; shop: string; title: string; address: string | null }

/**
 * The tags of a page's summary: its description, its card in messengers (Open Graph; X reads the same tags) and what it
 * holds, as one graph of schema.org. The router escapes that so that no text ends its script.
 */
export function summaryTags(summary: PageSummary, { context, shop, title, address }: Named) {
  const { locale, origin } = context
  const description = shortened(summary.description)
  const picture = summary.picture
    ? { url: cardOf(summary.picture.url), alt: summary.picture.alt }
    : { url: `/share-${locale}.jpg`, alt: pageDescriptions[locale].card }
  const things = address === null ? [] : (summary.things ?? [])
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return [
    { name: 'description', content: description },
    { property: 'og:type', content: summary.type ?? 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(address === null ? [] : [{ property: 'og:url', content: address }]),
    { property: 'og:image', content: new URL(picture.url, origin).href },
    { property: 'og:image:width', content: String(size.width) },
    { property: 'og:image:height', content: String(size.height) },
    { property: 'og:image:alt', content: picture.alt },
    { property: 'og:site_name', content: shop },
    { property: 'og:locale', content: localeInfo[locale].openGraph },
    { property: 'og:locale:alternate', content: localeInfo[otherLocale(locale)].openGraph },
    ...(summary.published ? [{ property: 'article:published_time', content: summary.published }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(things.length > 0 ? [{ 'script:ld+json': graph }] : []),
  ]
}

/** The card of a picture of the media store: `/media/<hash>/800.webp` → `/media/<hash>/1200x630.jpg`. */
function cardOf(url: string): string {
  return url.replace(/\/\d+\.(?:webp|avif)$/, `/${size.width}x${size.height}.jpg`)
}

/** A text of at most `longest` characters, cut between words. */
function shortened(text: string): string {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).replace(/[\s،,:;.]+$/, '')}…`
}
