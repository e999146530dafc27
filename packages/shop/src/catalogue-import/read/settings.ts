import { type BasisPoints, toPercent } from '@zayy/domain/money'
import { requiredText } from './cells.ts'
import type { Folder } from './folder.ts'
import type { Places } from './places.ts'
import { settingCells } from './setting-cells.ts'
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
    if (!table.keys.has(key) && column === 'ar') issues.add(cellRef, (say) => say.settings.missing)
    return undefined
  }
  const one = <T>(key: string, cell: Cell<T>) => {
    const line = lines.get(key)
    if (line && line.en !== '') {
      issues.add({ file, row: line.row, column: 'en' }, (say) => say.settings.noLanguage(key))
    }
    return read(key, 'ar', cell)
  }
  const pair = <T>(key: string, cell: Cell<T>) => ({ ar: read(key, 'ar', cell), en: read(key, 'en', cell) })
  const cells = settingCells(folder.pictures, places.cities)
  const logo = pair('logo', cells.localized.logo)
  const localized = {
    appName: pair('app_name', cells.localized.app_name),
    legalName: pair('legal_name', cells.localized.legal_name),
    logo: { ar: logo.ar, en: logo.en ?? logo.ar },
    address: pair('address', cells.localized.address),
    hours: pair('hours', cells.localized.hours),
    deliveryPromise: pair('delivery_promise', cells.localized.delivery_promise),
    footerAbout: pair('footer_about', cells.localized.footer_about),
    bankName: pair('bank_name', cells.localized.bank_name),
    bankHolder: pair('bank_holder', cells.localized.bank_holder),
  }
  const shared = {
    taxBasisPoints: one('tax', cells.shared.tax),
    taxIncluded: one('tax_included', cells.shared.tax_included),
    phone: one('phone', cells.shared.phone),
    whatsapp: one('whatsapp', cells.shared.whatsapp),
    email: one('email', cells.shared.email),
    facebook: one('facebook', cells.shared.facebook),
    twitter: one('twitter', cells.shared.twitter),
    vimeo: one('vimeo', cells.shared.vimeo),
    bankIban: one('bank_iban', cells.shared.bank_iban),
    vatNumber: one('vat_number', cells.shared.vat_number),
    crNumber: one('cr_number', cells.shared.cr_number),
    vatCertificate: one('vat_certificate', cells.shared.vat_certificate),
    transferDays: one('transfer_days', cells.shared.transfer_days),
    defaultCity: one('default_city', cells.shared.default_city),
  }
  for (const [key, { row }] of lines) {
    if (!asked.has(key)) issues.add({ file, row, column: 'key' }, (say) => say.settings.unknown(key))
  }
  const language = (locale: 'ar' | 'en') =>
    Object.fromEntries(Object.entries(localized).map(([name, value]) => [name, value[locale] ?? null]))
  if (shared.vatNumber === null && shared.taxBasisPoints && toPercent(shared.taxBasisPoints) > 0) {
    const cellRef = { file, row: lines.get('tax')?.row ?? null, column: 'ar' }
    issues.add(cellRef, (say) => say.settings.taxWithoutVatNumber)
  }
  if (issues.list.length > before) return null
  return { shared, ar: language('ar'), en: language('en') } as SettingsFile
}
