import { iban } from './bank-account-number.ts'
import {
  email,
  flag,
  matching,
  optional,
  percentage,
  reference,
  requiredText,
  webAddress,
  wholeNumber,
} from './cells.ts'
import type { PictureFolder } from './picture-folder.ts'
import type { Cell, Table } from './table.ts'

type Cities = Pick<Table<Record<string, Cell<unknown>>>, 'keys' | 'file'>

/**
 * What each setting may be, by its key in settings.csv: `localized` differ by language, `shared` do not.
 * @param cities whose codes `default_city` may name
 */
export function settingCells(pictures: Pick<PictureFolder, 'cell'>, cities: Cities) {
  const optionalText = optional(requiredText)
  const optionalAddress = optional(webAddress)
  const localized = {
    app_name: requiredText,
    legal_name: optionalText,
    logo: optional(pictures.cell),
    address: optionalText,
    hours: optionalText,
    delivery_promise: optionalText,
    footer_about: requiredText,
    bank_name: optionalText,
    bank_holder: optionalText,
  }
  const shared = {
    tax: percentage,
    tax_included: flag,
    phone: optionalText,
    whatsapp: optionalText,
    email: optional(email),
    order_email: optional(email),
    facebook: optionalAddress,
    twitter: optionalAddress,
    vimeo: optionalAddress,
    bank_iban: optional(iban),
    vat_number: optional(vatNumber),
    cr_number: optional(crNumber),
    vat_certificate: optionalAddress,
    transfer_days: wholeNumber(1, 60),
    default_city: optional(reference(cities.keys, cities.file)),
  }
  return { localized, shared }
}

export type SettingCells = ReturnType<typeof settingCells>

/** ZATCA: 15 digits, the first and the last of them 3. */
const vatNumber: Cell<string> = (text) => matching(text, /^3\d{13}3$/, ({ forms }) => forms.vatNumber)

const crNumber: Cell<string> = (text) => matching(text, /^\d{10}$/, ({ forms }) => forms.crNumber)
