import { getRouteApi } from '@tanstack/react-router'
import type { Category, Settings } from '@zayy/contract/types'
import { isFixedPage } from '@zayy/domain/content/pages'
import { riyadhDay } from '@zayy/domain/riyadh-time'

export type CategoryLink = { id: number; name: string }
type MenuCategory = CategoryLink & { image: string; childs: CategoryLink[] }

/** What pages need of the settings. It is sent with every page, so no more than that. */
export type ShopSettings = {
  appName: string
  logo: string
  about: string
  facebook: string | null
  twitter: string | null
  vimeo: string | null
  whatsapp: string | null
  legalName: string
  /** Of the copyright: this one when the settings were asked for, in Riyadh. */
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
  /** How many days an unpaid bank transfer holds its pieces. */
  transferDays: number
  /** Within how many days pieces can be returned, messages are answered, transfers are matched to orders; null: not promised. */
  returnDays: number | null
  answerDays: number | null
  matchDays: number | null
  /** The shop has named its bank account: without one nobody can transfer to it. */
  takesTransfers: boolean
  /** The home page begins with slides, which the header then lies upon. */
  hasSlides: boolean
  categories: MenuCategory[]
  /** The pages that the owner added, which the footer lists. */
  ownPages: { slug: string; title: string }[]
  /** The first menu category, 'Made in Saudi', and the brands that are its children; null in a shop without. */
  made: (CategoryLink & { brands: CategoryLink[] }) | null
}

/** The settings, reduced to what pages need. */
export function shopSettings(settings: Settings): ShopSettings {
  const made = settings.menuCategories[0]
  return {
    appName: settings.app_name,
    logo: settings.logo,
    about: settings.footer_about,
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

/** The shop's settings, as far as pages show them: name, tax, the city whose fee is shown, WhatsApp, categories. */
export function useShopSettings(): ShopSettings {
  return root.useLoaderData()
}
