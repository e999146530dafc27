import { getRouteApi } from '@tanstack/react-router'
import type { Category, Settings } from '@zayy/contract/types'
import { isFixedPage } from '@zayy/domain/content/pages'
import { riyadhDay } from '@zayy/domain/riyadh-time'

export type CategoryLink = { id: number; name: string }
type MenuCategory = CategoryLink & { image: string; childs: CategoryLink[] }

/** The settings that pages need. Every page contains them, so keep them few. */
export type ShopSettings = {
  appName: string
  logo: string
  about: string
  /** Texts of the owner on pages; null: a neutral text, or none. */
  shopAbout: string | null
  searchHint: string | null
  newsletterTitle: string | null
  newsletterText: string | null
  returnTerms: string | null
  sizeAdvice: string | null
  sponsorsTitle: string | null
  facebook: string | null
  twitter: string | null
  vimeo: string | null
  whatsapp: string | null
  legalName: string
  /** The copyright year: the year in Riyadh when the settings were loaded. */
  year: number
  vatNumber: string | null
  vatCertificate: string | null
  crNumber: string | null
  address: string | null
  phone: string | null
  email: string | null
  taxPercent: number
  taxIncluded: boolean
  defaultCity: Settings['default_city']
  /** Days for which an unpaid transfer reserves its pieces. */
  transferDays: number
  /** Promised days for returns, answers to messages, and matching transfers to orders; null means no promise. */
  returnDays: number | null
  answerDays: number | null
  matchDays: number | null
  /** The shop has a mail server. */
  sendsMail: boolean
  /** A product costs less by quantity. */
  pricesByQuantity: boolean
  /** The shop has a bank account. */
  takesTransfers: boolean
  /** The home page has slides; the header then overlays them. */
  hasSlides: boolean
  categories: MenuCategory[]
  /** Pages that the owner added. */
  ownPages: { slug: string; title: string }[]
  /** The first menu category, 'Made in Saudi', with the brands; null if the shop has none. */
  made: (CategoryLink & { brands: CategoryLink[] }) | null
}

export function shopSettings(settings: Settings): ShopSettings {
  const made = settings.menuCategories[0]
  return {
    appName: settings.app_name,
    logo: settings.logo,
    about: settings.footer_about,
    shopAbout: settings.shop_about,
    searchHint: settings.search_hint,
    newsletterTitle: settings.newsletter_title,
    newsletterText: settings.newsletter_text,
    returnTerms: settings.return_terms,
    sizeAdvice: settings.size_advice,
    sponsorsTitle: settings.sponsors_title,
    facebook: settings.facebook,
    twitter: settings.twitter,
    vimeo: settings.vimeo,
    whatsapp: settings.whatsapp,
    legalName: settings.legal_name ?? settings.app_name,
    year: Number(riyadhDay(Date.now()).slice(0, 4)),
    vatNumber: settings.vat_number,
    vatCertificate: settings.vat_certificate,
    crNumber: settings.cr_number,
    address: settings.address,
    phone: settings.phone,
    email: settings.email,
    taxPercent: settings.tax,
    taxIncluded: settings.tax_included,
    defaultCity: settings.default_city,
    transferDays: settings.transfer_days,
    returnDays: settings.return_days,
    answerDays: settings.answer_days,
    matchDays: settings.match_days,
    sendsMail: settings.sends_mail,
    pricesByQuantity: settings.price_by_quantity,
    takesTransfers: settings.bank_account !== null,
    hasSlides: settings.intros.length > 0,
    ownPages: settings.pages
      .filter(({ slug }) => !isFixedPage(slug))
      .map(({ slug, title }) => ({ slug, title })),
    categories: settings.categories.map((category) => ({
      ...link(category),
      image: category.image,
      childs: category.childs.map(link),
    })),
    made: made ? { ...link(made), brands: made.childs.map(link) } : null,
  }
}

function link({ id, name }: Category): CategoryLink {
  return { id, name }
}

const root = getRouteApi('__root__')

export function useShopSettings(): ShopSettings {
  return root.useLoaderData()
}
