import type { Category, IntroSlide, Locale, Settings } from '@zayy/contract/types'
import { toPercent, toSar } from '@zayy/domain/money'
import { pictureUrl } from '@zayy/platform/images/picture-url'
import { filledText } from '../placeholders.ts'
import type { SettingsRow } from './queries.ts'

/** What the settings carry of other features. */
export type SettingsParts = { categories: Category[]; menuCategories: Category[]; slides: IntroSlide[] }

/** The settings as they leave the shop: tax in percent, the default city's fee in SAR, placeholders filled. */
export function presentSettings(
  { row, translation, defaultCity, pages }: SettingsRow,
  parts: SettingsParts,
  locale: Locale,
): Settings {
  const { bankName: bank, bankHolder: holder } = translation ?? {}
  const facts = {
    app_name: translation?.appName ?? '',
    logo: translation?.logo ? pictureUrl(translation.logo) : '',
    facebook: row.facebook,
    twitter: row.twitter,
    vimeo: row.vimeo,
    whatsapp: row.whatsapp,
    phone: row.phone,
    email: row.email,
    address: translation?.address ?? null,
    tax: toPercent(row.taxBasisPoints),
    tax_included: row.taxIncluded,
    bank_account: bank && holder && row.bankIban ? { bank, holder, iban: row.bankIban } : null,
    legal_name: translation?.legalName ?? null,
    vat_number: row.vatNumber,
    vat_certificate: row.vatCertificate,
    cr_number: row.crNumber,
    hours: translation?.hours ?? null,
    transfer_days: row.transferDays,
    return_days: row.returnDays,
    answer_days: row.answerDays,
    match_days: row.matchDays,
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
    delivery_promise: translation?.deliveryPromise ? filled(translation.deliveryPromise) : null,
    footer_about: filled(translation?.footerAbout ?? ''),
    categories: parts.categories,
    menuCategories: parts.menuCategories,
    pages: pages.map(({ id, title }) => ({ id, title: filled(title) })),
    sloders: parts.slides,
    intros: parts.slides,
  }
}
