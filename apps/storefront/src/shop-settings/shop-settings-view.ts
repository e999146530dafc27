import type { Settings } from '@zayy/contract/types'
import { dialLink } from '@zayy/domain/accounts/dial-link'
import { whatsappLink } from '@zayy/domain/accounts/whatsapp-link'
import type { Days } from '@zayy/domain/checkout/delivery-dates'
import { isFixedPage } from '@zayy/domain/content/pages'
import { riyadhDay } from '@zayy/domain/riyadh-time'
import { linkTo, shopMenu } from './shop-menu-view.ts'

/** Views by the API's settings, which the server gets as the same object until they change, for at most ten minutes. */
const views = new WeakMap<Settings, ReturnType<typeof viewOf>>()

/** Reduces the API's settings to those of pages. */
export function shopSettings(settings: Settings) {
  const view = views.get(settings) ?? viewOf(settings)
  views.set(settings, view)
  return view
}

function viewOf(settings: Settings) {
  const made = settings.menuCategories[0]
  const shown = {
    appName: settings.app_name,
    logo: settings.logo,
    // Texts of the owner on pages; null: a neutral text, or none.
    shopAbout: settings.shop_about,
    searchHint: settings.search_hint,
    returnTerms: settings.return_terms,
    sizeAdvice: settings.size_advice,
    sponsorsTitle: settings.sponsors_title,
    /** The address of the chat. */
    whatsapp: settings.whatsapp && whatsappLink(settings.whatsapp),
    vatNumber: settings.vat_number,
    phone: settings.phone,
    email: settings.email,
    taxPercent: settings.tax,
    taxIncluded: settings.tax_included,
    defaultCity: settings.default_city,
    // The next five are absent by default, which keeps every page smaller.
    ...(settings.national_address === 'required' ? { nationalAddress: true } : {}),
    /** A company's order needs the parts of its address. */
    ...(settings.e_invoices ? { eInvoices: true } : {}),
    /** A fee is charged once an order, not per product. */
    ...(settings.shipping_per === 'order' ? { feePerOrder: true } : {}),
    ...(settings.free_shipping_from === null ? {} : { freeDeliveryFrom: settings.free_shipping_from }),
    /** Hour in Riyadh from which an order counts as the next day's. */
    ...(settings.cut_off_hour === null ? {} : { cutOffHour: settings.cut_off_hour }),
    /** Holidays of the next weeks. */
    holidays: nextHolidays(settings.holidays, Date.now()),
    // Promised days for returns, and for matching transfers to orders; null means no promise.
    returnDays: settings.return_days,
    matchDays: settings.match_days,
    /** The shop has a mail server. */
    sendsMail: settings.sends_mail,
    /** A product costs less by quantity. */
    pricesByQuantity: settings.price_by_quantity,
    /** The shop has a bank account. */
    takesTransfers: settings.bank_account !== null,
    /** The home page has slides; the header then overlays them. */
    hasSlides: settings.intros.length > 0,
    hasCategories: settings.categories.length > 0,
    /** The first menu category, 'Made in Saudi'; null if the shop has none. */
    made: made ? linkTo(made) : null,
  }
  const served = {
    ownPages: settings.pages
      .filter(({ slug }) => !isFixedPage(slug))
      .map(({ slug, title }) => ({ slug, title })),
    about: settings.footer_about,
    newsletterTitle: settings.newsletter_title,
    newsletterText: settings.newsletter_text,
    facebook: settings.facebook,
    twitter: settings.twitter,
    vimeo: settings.vimeo,
    legalName: settings.legal_name ?? settings.app_name,
    /** The copyright year: the year in Riyadh when the settings were loaded. */
    year: Number(riyadhDay(Date.now()).slice(0, 4)),
    vatCertificate: settings.vat_certificate,
    crNumber: settings.cr_number,
    /** Authentication by the Saudi Business Center. */
    sbcNumber: settings.sbc_number,
    sbcLink: settings.sbc_link,
    address: settings.address,
    phoneLink: settings.phone && dialLink(settings.phone),
  }
  const menu = shopMenu(settings)
  // Not sent with the HTML, as they cannot be enumerated: only what the server renders needs them.
  return Object.defineProperties<typeof shown & { served?: typeof served; menu?: typeof menu }>(shown, {
    served: { value: served },
    menu: { value: menu },
  })
}

/** Longer than the longest delivery of 60 business days. */
const HOLIDAYS_AHEAD_MS = 100 * 86_400_000

function nextHolidays(holidays: Settings['holidays'], nowMs: number): Days[] {
  const [first, last] = [riyadhDay(nowMs), riyadhDay(nowMs + HOLIDAYS_AHEAD_MS)]
  return holidays.filter(({ from, to }) => to >= first && from <= last).map(({ from, to }) => ({ from, to }))
}
