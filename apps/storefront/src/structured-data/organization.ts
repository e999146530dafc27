import { internationalPhone } from '@zayy/domain/accounts/phone'
import type { OnlineStore, PropertyValue } from 'schema-dts'
import type { PageContext } from '../layout/page-context.ts'
import type { ShopSettings } from '../layout/shop-settings.ts'
import { whatsappLink } from '../layout/whatsapp-link.ts'

/** Who sells, publishes and writes, in so few words that every page may say it. */
export function shopName({ settings, messages, origin }: PageContext) {
  return {
    '@type': 'OnlineStore',
    '@id': shopId(origin),
    name: settings?.appName ?? messages.layout.shop,
    url: `${origin}/`,
  } as const satisfies OnlineStore
}

/**
 * The shop: its registered name and numbers, and how it is reached. What the settings leave empty is left out
 * (docs/saudi-rules.md, "Disclosures").
 */
export function organization(context: PageContext): OnlineStore {
  const named = shopName(context)
  const { settings, origin } = context
  if (!settings) return named
  const { logo, legalName, about, vatNumber, crNumber, address, facebook, twitter, vimeo } = settings
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

/** What all pages call the shop by, so that they are known to speak of the same one. */
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
    ...(whatsapp ? { url: whatsappLink(whatsapp) } : {}),
    areaServed: 'SA',
    availableLanguage: ['ar', 'en'],
  } as const
}
