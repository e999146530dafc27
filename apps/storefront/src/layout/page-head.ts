import type { Locale } from '@zayy/i18n/locale'
import { localizedPath } from '../i18n/localized-path.ts'
import { type PageMatch, pageContext } from './page-context.ts'
import type { PageSummary } from './page-summary.ts'
import { summaryTags } from './summary-tags.ts'

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
const fullTitle = 60

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

function titleOf(page: string, shop: string, shopLine: string): string {
  if (page === '') return `${shop} | ${shopLine}`
  return page.length > fullTitle ? page : `${page} | ${shop}`
}
