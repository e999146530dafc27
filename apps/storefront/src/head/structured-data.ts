import { internationalPhone } from '@zayy/domain/accounts/phone'
import type {
  BreadcrumbList,
  ItemList,
  OnlineStore,
  PropertyValue,
  SearchAction,
  WebSite,
  WithActionConstraints,
} from 'schema-dts'
import { localizedPath } from '../i18n/localized-path.ts'
import type { ShopSettings } from '../shop-settings/shop-settings.ts'
import type { PageContext } from './page-head.ts'

/** @param trail as in `Breadcrumbs`: without home; the last entry has no path */
export function breadcrumbList(
  { locale, origin, messages }: Pick<PageContext, 'locale' | 'origin' | 'messages'>,
  trail: readonly { name: string; to?: string }[],
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: messages.layout.home, to: '/' }, ...trail].map(({ name, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(to === undefined ? {} : { item: new URL(localizedPath(locale, to), origin).href }),
    })),
  }
}

/** `paths` without `/en`; `first` is the position of the first path in the whole list, from 1. */
export function itemList(
  { locale, origin }: Pick<PageContext, 'locale' | 'origin'>,
  { paths, total, first = 1 }: { paths: readonly string[]; total: number; first?: number },
): ItemList {
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: paths.map((path, index) => ({
      '@type': 'ListItem',
      position: first + index,
      url: new URL(localizedPath(locale, path), origin).href,
    })),
  }
}

/** The short description of the shop as seller, publisher and author. */
export function shopName({ settings, messages, origin }: PageContext) {
  return {
    '@type': 'OnlineStore',
    '@id': shopId(origin),
    name: settings?.appName ?? messages.layout.shop,
    url: `${origin}/`,
  } as const satisfies OnlineStore
}

/** Registered name, numbers and contact of the shop, without empty settings (docs/saudi-rules.md, "Disclosures"). */
export function organization(context: PageContext): OnlineStore {
  const named = shopName(context)
  const { settings, origin } = context
  if (!settings?.served) return named
  const { logo, vatNumber } = settings
  const { legalName, about, crNumber, address, facebook, twitter, vimeo } = settings.served
  const contactPoint = contactPointOf(settings)
  const sameAs = [facebook, twitter, vimeo].filter((link) => link !== null)
  return {
    ...named,
    legalName,
    description: about,
    ...(logo ? { logo: new URL(logo, origin).href } : {}),
    ...(vatNumber ? { vatID: vatNumber } : {}),
    ...(crNumber ? { identifier: commercialRegistration(crNumber) } : {}),
    ...(address ? { address } : {}),
    ...(contactPoint ? { contactPoint } : {}),
    ...(sameAs.length > 0 ? { sameAs } : {}),
  }
}

/** The shared id tells search engines that all pages mean the same shop. */
function shopId(origin: string): string {
  return `${origin}/#shop`
}

function commercialRegistration(value: string): PropertyValue {
  return { '@type': 'PropertyValue', propertyID: 'SA-CR', name: 'Commercial registration', value }
}

function contactPointOf({ phone, email, whatsapp }: ShopSettings) {
  if (!phone && !email && !whatsapp) return undefined
  return {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    ...(phone ? { telephone: internationalPhone(phone) ?? phone } : {}),
    ...(email ? { email } : {}),
    ...(whatsapp ? { url: whatsapp } : {}),
    areaServed: 'SA',
    availableLanguage: ['ar', 'en'],
  } as const
}

/** The site in one language, with its search. */
export function webSite(context: PageContext): WebSite {
  const { locale, origin } = context
  const { '@id': publisher, name } = shopName(context)
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}${localizedPath(locale, '/shop')}?search={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    name,
    url: `${origin}${localizedPath(locale, '/')}`,
    inLanguage: locale,
    publisher: { '@id': publisher },
    potentialAction: search,
  }
}
