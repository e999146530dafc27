import { type Locale, localeInfo, otherLocale } from '@zayy/i18n/locale'
import arabicCard from '@zayy/ui/assets/og-ar.png?url'
import englishCard from '@zayy/ui/assets/og-en.png?url'
import { localizedPath } from '../i18n/localized-path.ts'
import type { RouterContext } from '../router-context.ts'

/** What a page says of itself to browsers, search engines and messengers. */
export type PageDescription = {
  /** Without the shop's name: it is added. Empty on the home page, whose title is the shop's own line. */
  title: string
  /** One or two sentences as plain text, at most 160 characters are used. */
  description: string
  /** The route's own path without `/en`: `/product/7`; with a query only where that is a page of its own. */
  path: string
  /** The same page's path in the other language, where names stand in it: a category's. */
  otherPath?: string
  /** A picture for messengers, absolute or from the root. None: the shop's own card. */
  image?: string
  /** For cart, checkout, account, bill and filtered lists: search engines leave it out. */
  noindex?: boolean
}

const shopCard = { ar: arabicCard, en: englishCard } as const
const longest = 160

type Match = { context: Pick<RouterContext, 'locale' | 'origin' | 'messages'>; loaderData?: unknown }

/**
 * The head of a page in the language being visited: title, description, canonical, the address in both
 * languages, and the card that messengers show. In a route:
 *
 * `head: ({ matches, loaderData }) => pageHead(matches, { title: loaderData?.name ?? '', description: '…', path: '/product/7' })`
 *
 * Rules: docs/saudi-rules.md, "Search engines".
 *
 * @param matches of the page, as `head` is given them: the first is the root route's, whose loader knows the shop's name
 */
export function pageHead(matches: readonly Match[], page: PageDescription) {
  const [root] = matches
  if (!root) throw new Error('The first match of a page is the root route.')
  const { locale, origin, messages } = root.context
  const shop = shopName(root.loaderData) ?? messages.layout.shop
  const other = otherLocale(locale)
  const address = (of: Locale) =>
    new URL(localizedPath(of, of === locale ? page.path : (page.otherPath ?? page.path)), origin).href
  const title = page.title ? `${page.title} | ${shop}` : `${shop} | ${messages.layout.shopLine}`
  const description =
    page.description.length > longest
      ? `${page.description.slice(0, longest - 1).trimEnd()}…`
      : page.description
  const image = new URL(page.image ?? shopCard[locale], origin).href
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      ...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:type', content: 'website' },
      { property: 'og:title', content: page.title || title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: address(locale) },
      { property: 'og:image', content: image },
      { property: 'og:site_name', content: shop },
      { property: 'og:locale', content: localeInfo[locale].openGraph },
      { property: 'og:locale:alternate', content: localeInfo[other].openGraph },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: page.noindex
      ? []
      : [
          { rel: 'canonical', href: address(locale) },
          { rel: 'alternate', hrefLang: 'ar', href: address('ar') },
          { rel: 'alternate', hrefLang: 'en', href: address('en') },
          { rel: 'alternate', hrefLang: 'x-default', href: address('ar') },
        ],
  }
}

function shopName(root: unknown): string | undefined {
  if (typeof root !== 'object' || root === null || !('appName' in root)) return undefined
  return typeof root.appName === 'string' ? root.appName : undefined
}
