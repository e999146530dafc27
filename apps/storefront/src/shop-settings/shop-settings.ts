import { getRouteApi } from '@tanstack/react-router'
import type { Settings } from '@zayy/contract/types'
import type { Days } from '@zayy/domain/checkout/delivery-dates'
import type { Sar } from '@zayy/domain/money'

export type CategoryLink = { id: number; name: string }

/** For menus, searches without results and the footer. Browsers load it when one of them opens (shop-menu.ts). */
export type ShopMenu = {
  categories: (CategoryLink & { image: string; childs: CategoryLink[] })[]
  /** Brands made in Saudi Arabia. */
  brands: CategoryLink[]
}

/** The settings that pages need. Every page contains them, so keep them few. */
export type ShopSettings = {
  appName: string
  logo: string
  /** Texts of the owner on pages; null: a neutral text, or none. */
  shopAbout: string | null
  searchHint: string | null
  returnTerms: string | null
  sizeAdvice: string | null
  sponsorsTitle: string | null
  /** The address of the chat. */
  whatsapp: string | null
  vatNumber: string | null
  phone: string | null
  email: string | null
  taxPercent: number
  taxIncluded: boolean
  defaultCity: Settings['default_city']
  /** The next five are absent by default, which keeps every page smaller. Addresses need the National Address. */
  nationalAddress?: true
  /** A company's order needs the parts of its address. */
  eInvoices?: true
  /** A fee is charged once an order, not per product. */
  feePerOrder?: true
  freeDeliveryFrom?: Sar
  /** Hour in Riyadh from which an order counts as the next day's. */
  cutOffHour?: number
  /** Holidays of the next weeks. */
  holidays: Days[]
  /** Days for which an unpaid transfer reserves its pieces. */
  transferDays: number
  /** Promised days for returns, and for matching transfers to orders; null means no promise. */
  returnDays: number | null
  matchDays: number | null
  /** The shop has a mail server. */
  sendsMail: boolean
  /** A product costs less by quantity. */
  pricesByQuantity: boolean
  /** The shop has a bank account. */
  takesTransfers: boolean
  /** The home page has slides; the header then overlays them. */
  hasSlides: boolean
  hasCategories: boolean
  /** The first menu category, 'Made in Saudi'; null if the shop has none. */
  made: CategoryLink | null
  /** Not sent with the HTML, as they cannot be enumerated: only what the server renders needs them. */
  served?: ServedSettings
  menu?: ShopMenu
}

/** For the footer, descriptions and structured data. */
export type ServedSettings = {
  /** Pages that the owner added. */
  ownPages: { slug: string; title: string }[]
  about: string
  newsletterTitle: string | null
  newsletterText: string | null
  facebook: string | null
  twitter: string | null
  vimeo: string | null
  legalName: string
  /** The copyright year: the year in Riyadh when the settings were loaded. */
  year: number
  vatCertificate: string | null
  crNumber: string | null
  /** Authentication by the Saudi Business Center. */
  sbcNumber: string | null
  sbcLink: string | null
  address: string | null
  /** The `tel:` link of the phone. */
  phoneLink: string | null
}

const root = getRouteApi('__root__')

export function useShopSettings(): ShopSettings {
  return root.useLoaderData()
}
