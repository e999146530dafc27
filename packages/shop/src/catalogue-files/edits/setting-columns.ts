import type { settings, settingsTranslations } from '@zayy/database/schema/settings'
import type { SettingCells } from '../import/read/setting-cells.ts'

type SharedColumn = keyof typeof settings.$inferSelect
type LocalizedColumn = keyof typeof settingsTranslations.$inferSelect

/** The columns that hold the settings which have no language, by their keys in settings.csv. */
export const sharedColumns = {
  tax: 'taxBasisPoints',
  tax_included: 'taxIncluded',
  vat_number: 'vatNumber',
  cr_number: 'crNumber',
  vat_certificate: 'vatCertificate',
  phone: 'phone',
  whatsapp: 'whatsapp',
  email: 'email',
  order_email: 'orderEmail',
  facebook: 'facebook',
  twitter: 'twitter',
  vimeo: 'vimeo',
  bank_iban: 'bankIban',
  transfer_days: 'transferDays',
  return_days: 'returnDays',
  answer_days: 'answerDays',
  match_days: 'matchDays',
  default_city: 'defaultCityId',
} as const satisfies Record<keyof SettingCells['shared'], SharedColumn>

/** The columns that hold the settings which differ by language. */
export const localizedColumns = {
  app_name: 'appName',
  legal_name: 'legalName',
  logo: 'logo',
  address: 'address',
  hours: 'hours',
  delivery_promise: 'deliveryPromise',
  footer_about: 'footerAbout',
  bank_name: 'bankName',
  bank_holder: 'bankHolder',
} as const satisfies Record<keyof SettingCells['localized'], LocalizedColumn>

/** The settings whose slip costs money at once: every order that is placed meanwhile has the wrong price, or is paid elsewhere. */
export const dearKeys = ['tax', 'tax_included', 'bank_iban'] as const satisfies SharedKey[]

export type SharedKey = keyof typeof sharedColumns
export type LocalizedKey = keyof typeof localizedColumns

/** Whether it is the key of a setting that has no language. */
export function isSharedKey(key: string): key is SharedKey {
  return Object.hasOwn(sharedColumns, key)
}

/** Whether it is the key of a setting that differs by language. */
export function isLocalizedKey(key: string): key is LocalizedKey {
  return Object.hasOwn(localizedColumns, key)
}
