import { type BasisPoints, toPercent } from '@zayy/domain/money'
import { optionalColumn, requiredText } from './cells.ts'
import type { Folder } from './folder.ts'
import { isWhole } from './is-whole.ts'
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
    orderEmail: string | null
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
  /** What the shop promises, null where it promises nothing; without those of which the file has no row, as one of an earlier version. */
  promises: { returnDays?: number | null; answerDays?: number | null; matchDays?: number | null }
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

const FILE = 'settings.csv'

/** settings.csv: one line a setting. Null when something in it is wrong. */
export function readSettings(folder: Folder, places: Places): SettingsFile | null {
  const { issues } = folder
  const before = issues.list.length
  const anything: Cell<string> = (text) => text
  // What has no language may end its row after `ar`.
  const columns = { key: requiredText, ar: anything, en: optionalColumn(anything) }
  const table = folder.table(FILE, columns, 'key')
  const lines = new Map(table.lines.map(({ row, values }) => [values.key, { row, ...values }]))
  const asked = new Set<string>()

  const read = <T>(key: string, column: 'ar' | 'en', cell: Cell<T>): T | undefined => {
    asked.add(key)
    const line = lines.get(key)
    const cellRef = { file: FILE, row: line?.row ?? null, column: line ? column : key }
    if (line) return readCell(cell, line[column], cellRef, issues)?.value
    // Said once, not again for the other language.
    if (!table.keys.has(key) && column === 'ar') issues.add(cellRef, (messages) => messages.settings.missing)
    return undefined
  }
  const one = <T>(key: string, cell: Cell<T>) => {
    const line = lines.get(key)
    if (line && line.en !== '') {
      issues.add({ file: FILE, row: line.row, column: 'en' }, (messages) => messages.settings.noLanguage(key))
    }
    return read(key, 'ar', cell)
  }
  const cells = settingCells(folder.pictures, places.cities)
  const inLanguage = (locale: 'ar' | 'en') => ({
    appName: read('app_name', locale, cells.localized.app_name),
    legalName: read('legal_name', locale, cells.localized.legal_name),
    logo: read('logo', locale, cells.localized.logo),
    address: read('address', locale, cells.localized.address),
    hours: read('hours', locale, cells.localized.hours),
    deliveryPromise: read('delivery_promise', locale, cells.localized.delivery_promise),
    footerAbout: read('footer_about', locale, cells.localized.footer_about),
    bankName: read('bank_name', locale, cells.localized.bank_name),
    bankHolder: read('bank_holder', locale, cells.localized.bank_holder),
  })
  const ar = inLanguage('ar')
  const english = inLanguage('en')
  const en = { ...english, logo: english.logo ?? ar.logo }
  const shared = {
    taxBasisPoints: one('tax', cells.shared.tax),
    taxIncluded: one('tax_included', cells.shared.tax_included),
    phone: one('phone', cells.shared.phone),
    whatsapp: one('whatsapp', cells.shared.whatsapp),
    email: one('email', cells.shared.email),
    orderEmail: lines.has('order_email') ? one('order_email', cells.shared.order_email) : null,
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
  const promise = (key: 'return_days' | 'answer_days' | 'match_days') =>
    lines.has(key) ? one(key, cells.shared[key]) : undefined
  const [returnDays, answerDays, matchDays] = [
    promise('return_days'),
    promise('answer_days'),
    promise('match_days'),
  ]
  const promises = {
    ...(returnDays !== undefined && { returnDays }),
    ...(answerDays !== undefined && { answerDays }),
    ...(matchDays !== undefined && { matchDays }),
  }
  for (const [key, { row }] of lines) {
    if (!asked.has(key))
      issues.add({ file: FILE, row, column: 'key' }, (messages) => messages.settings.unknown(key))
  }
  if (shared.vatNumber === null && shared.taxBasisPoints && toPercent(shared.taxBasisPoints) > 0) {
    const cellRef = { file: FILE, row: lines.get('tax')?.row ?? null, column: 'ar' }
    issues.add(cellRef, (messages) => messages.settings.taxWithoutVatNumber)
  }
  if (issues.list.length > before) return null
  return isWhole<SettingsFile['shared']>(shared) &&
    isWhole<LocalizedSettings>(ar) &&
    isWhole<LocalizedSettings>(en)
    ? { shared, promises, ar, en }
    : null
}
