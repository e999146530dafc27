import { type BasisPoints, toPercent } from '@zayy/domain/money'
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
import type { Folder } from './folder.ts'
import type { Places } from './places.ts'
import { type Cell, readCell } from './table.ts'

/** The settings as the owner gives them. */
export type SettingsFile = {
  shared: {
    taxBasisPoints: BasisPoints
    taxIncluded: boolean
    phone: string | null
    whatsapp: string | null
    email: string | null
    facebook: string | null
    twitter: string | null
    vimeo: string | null
    bankIban: string | null
    vatNumber: string | null
    crNumber: string | null
    vatCertificate: string | null
    transferDays: number
    /** A city's code. */
    defaultCity: string | null
  }
  ar: LocalizedSettings
  en: LocalizedSettings
}

type LocalizedSettings = {
  appName: string
  legalName: string | null
  /** A picture's path. */
  logo: string | null
  address: string | null
  hours: string | null
  deliveryPromise: string | null
  footerAbout: string
  bankName: string | null
  bankHolder: string | null
}

const file = 'settings.csv'

/** settings.csv: one line a setting. Null when something in it is wrong. */
export function readSettings(folder: Folder, places: Places): SettingsFile | null {
  const { issues } = folder
  const before = issues.list.length
  const anything: Cell<string> = (text) => text
  const table = folder.table(file, { key: requiredText, ar: anything, en: anything }, 'key')
  const lines = new Map(table.lines.map(({ row, values }) => [values.key, { row, ...values }]))
  const asked = new Set<string>()

  const read = <T>(key: string, column: 'ar' | 'en', cell: Cell<T>): T | undefined => {
    asked.add(key)
    const line = lines.get(key)
    const cellRef = { file, row: line?.row ?? null, column: line ? column : key }
    if (line) return readCell(cell, line[column], cellRef, issues)?.value
    // Said once, not again for the other language.
    if (!table.keys.has(key) && column === 'ar') issues.add(cellRef, 'is missing among the settings')
    return undefined
  }
  const one = <T>(key: string, cell: Cell<T>) => {
    const line = lines.get(key)
    if (line && line.en !== '') {
      issues.add(
        { file, row: line.row, column: 'en' },
        `has to be empty: ${key} has no language and stands in ar`,
      )
    }
    return read(key, 'ar', cell)
  }
  const pair = <T>(key: string, cell: Cell<T>) => ({ ar: read(key, 'ar', cell), en: read(key, 'en', cell) })
  const optionalText = optional(requiredText)

  const logo = {
    ar: read('logo', 'ar', optional(folder.pictures.cell)),
    en: read('logo', 'en', optional(folder.pictures.cell)),
  }
  const localized = {
    appName: pair('app_name', requiredText),
    legalName: pair('legal_name', optionalText),
    logo: { ar: logo.ar, en: logo.en ?? logo.ar },
    address: pair('address', optionalText),
    hours: pair('hours', optionalText),
    deliveryPromise: pair('delivery_promise', optionalText),
    footerAbout: pair('footer_about', requiredText),
    bankName: pair('bank_name', optionalText),
    bankHolder: pair('bank_holder', optionalText),
  }
  const shared = {
    taxBasisPoints: one('tax', percentage),
    taxIncluded: one('tax_included', flag),
    phone: one('phone', optionalText),
    whatsapp: one('whatsapp', optionalText),
    email: one('email', optional(email)),
    facebook: one('facebook', optional(webAddress)),
    twitter: one('twitter', optional(webAddress)),
    vimeo: one('vimeo', optional(webAddress)),
    bankIban: one('bank_iban', optional(iban)),
    vatNumber: one('vat_number', optional(vatNumber)),
    crNumber: one('cr_number', optional(crNumber)),
    vatCertificate: one('vat_certificate', optional(webAddress)),
    transferDays: one('transfer_days', wholeNumber(1, 60)),
    defaultCity: one('default_city', optional(reference(places.cities.keys, places.cities.file))),
  }
  for (const [key, { row }] of lines) {
    if (!asked.has(key)) issues.add({ file, row, column: 'key' }, `is "${key}", which is no setting`)
  }
  const language = (locale: 'ar' | 'en') =>
    Object.fromEntries(Object.entries(localized).map(([name, value]) => [name, value[locale] ?? null]))
  if (shared.vatNumber === null && shared.taxBasisPoints && toPercent(shared.taxBasisPoints) > 0) {
    const reason = 'has to be 0 while vat_number is empty: VAT is charged by those alone who are registered'
    issues.add({ file, row: lines.get('tax')?.row ?? null, column: 'ar' }, reason)
  }
  if (issues.list.length > before) return null
  return { shared, ar: language('ar'), en: language('en') } as SettingsFile
}

/** ZATCA: 15 digits, the first and the last of them 3. */
const vatNumber: Cell<string> = (text) => matching(text, /^3\d{13}3$/, '15 digits that begin and end with 3')

const crNumber: Cell<string> = (text) => matching(text, /^\d{10}$/, '10 digits')
