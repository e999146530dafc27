import type { Category, IntroSlide, Locale, Settings } from '@zayy/contract/types'
import { toSar } from '@zayy/domain/money'
import { imageUrl } from '@zayy/platform/images/image-url'
import { presentSettingTable } from '../catalogue-files/setting-table.ts'
import { filledText } from './placeholders.ts'
import type { SettingsRow } from './queries.ts'

/** Parts of the settings call that other features load. */
export type SettingsParts = {
  categories: Category[]
  menuCategories: Category[]
  slides: IntroSlide[]
  sendsMail: boolean
  /** The rule of a shop whose owner chose none. */
  nationalAddress: Settings['national_address']
}

/** Presents the settings: tax in percent, the default city's fee in SAR, placeholders filled. */
export function presentSettings(
  { row, translation, defaultCity, pricesByQuantity, eInvoices, holidays, pages }: SettingsRow,
  parts: SettingsParts,
  locale: Locale,
): Settings {
  const { bankName: bank, bankHolder: holder } = translation
  const facts = {
    ...presentSettingTable(row, translation),
    logo: translation.logo ? imageUrl(translation.logo) : '',
    bank_account: bank && holder && row.bankIban ? { bank, holder, iban: row.bankIban } : null,
    price_by_quantity: pricesByQuantity,
    e_invoices: eInvoices,
    holidays: holidays.map(({ name, ...days }) => ({ ...days, name: name[locale] })),
    default_city: defaultCity && {
      id: defaultCity.id,
      name: defaultCity.name,
      shipping: toSar(defaultCity.shipping),
      country_id: defaultCity.countryId,
      delivery_days: defaultCity.deliveryDays,
    },
  }
  const filled = (text: string) => filledText(text, facts, locale)
  return {
    ...facts,
    delivery_promise: translation.deliveryPromise ? filled(translation.deliveryPromise) : null,
    footer_about: filled(translation.footerAbout),
    sends_mail: parts.sendsMail,
    national_address: row.nationalAddress ?? parts.nationalAddress,
    categories: parts.categories,
    menuCategories: parts.menuCategories,
    pages: pages.map(({ title, ...page }) => ({ ...page, title: filled(title) })),
    sloders: parts.slides,
    intros: parts.slides,
  }
}
