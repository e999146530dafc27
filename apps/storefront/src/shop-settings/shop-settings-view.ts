import type { Settings } from '@zayy/contract/types'
import { dialLink } from '@zayy/domain/accounts/dial-link'
import { whatsappLink } from '@zayy/domain/accounts/whatsapp-link'
import type { Days } from '@zayy/domain/checkout/delivery-dates'
import { isFixedPage } from '@zayy/domain/content/pages'
import { riyadhDay } from '@zayy/domain/riyadh-time'
import { linkTo, shopMenu } from './shop-menu-view.ts'
import type { ServedSettings, ShopSettings } from './shop-settings.ts'

/** Views by the API's settings, which the server gets as the same object until they change, for at most ten minutes. */
const views = new WeakMap<Settings, ShopSettings>()

/** Reduces the API's settings to those of pages. */
export function shopSettings(settings: Settings): ShopSettings {
  const view = views.get(settings) ?? viewOf(settings)
  views.set(settings, view)
  return view
}

function viewOf(settings: Settings): ShopSettings {
  const made = settings.menuCategories[0]
  const shown: ShopSettings = {
    appName: settings.app_name,
    logo: settings.logo,
    shopAbout: settings.shop_about,
    searchHint: settings.search_hint,
    returnTerms: settings.return_terms,
    sizeAdvice: settings.size_advice,
    sponsorsTitle: settings.sponsors_title,
    whatsapp: settings.whatsapp && whatsappLink(settings.whatsapp),
    vatNumber: settings.vat_number,
    phone: settings.phone,
    email: settings.email,
    taxPercent: settings.tax,
    taxIncluded: settings.tax_included,
    defaultCity: settings.default_city,
    ...(settings.national_address === 'required' ? { nationalAddress: true } : {}),
    ...(settings.e_invoices ? { eInvoices: true } : {}),
    ...(settings.shipping_per === 'order' ? { feePerOrder: true } : {}),
    ...(settings.free_shipping_from === null ? {} : { freeDeliveryFrom: settings.free_shipping_from }),
    ...(settings.cut_off_hour === null ? {} : { cutOffHour: settings.cut_off_hour }),
    holidays: nextHolidays(settings.holidays, Date.now()),
    transferDays: settings.transfer_days,
    returnDays: settings.return_days,
    matchDays: settings.match_days,
    sendsMail: settings.sends_mail,
    pricesByQuantity: settings.price_by_quantity,
    takesTransfers: settings.bank_account !== null,
    hasSlides: settings.intros.length > 0,
    hasCategories: settings.categories.length > 0,
    made: made ? linkTo(made) : null,
  }
  const served: ServedSettings = {
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
    year: Number(riyadhDay(Date.now()).slice(0, 4)),
    vatCertificate: settings.vat_certificate,
    crNumber: settings.cr_number,
    sbcNumber: settings.sbc_number,
    sbcLink: settings.sbc_link,
    address: settings.address,
    phoneLink: settings.phone && dialLink(settings.phone),
  }
  return Object.defineProperties(shown, { served: { value: served }, menu: { value: shopMenu(settings) } })
}

/** Longer than the longest delivery of 60 business days. */
const HOLIDAYS_AHEAD_MS = 100 * 86_400_000

function nextHolidays(holidays: Settings['holidays'], nowMs: number): Days[] {
  const [first, last] = [riyadhDay(nowMs), riyadhDay(nowMs + HOLIDAYS_AHEAD_MS)]
  return holidays.filter(({ from, to }) => to >= first && from <= last).map(({ from, to }) => ({ from, to }))
}
