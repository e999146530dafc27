import { readDerivativePath } from '@zayy/platform/images/picture-url'
import type { Executor } from '@zayy/platform/postgres/database'
import { selectSettingTexts } from '../edits/list-settings.ts'
import { isLocalizedKey, type LocalizedKey, type SharedKey } from '../edits/setting-columns.ts'
import type { ExportedPictures } from './exported-pictures.ts'
import type { ExportedTable } from './exported-table.ts'

/** All of them, in the order of docs/import.md. */
const inOrder: Record<SharedKey | LocalizedKey, true> = {
  app_name: true,
  legal_name: true,
  logo: true,
  tax: true,
  tax_included: true,
  phone: true,
  whatsapp: true,
  email: true,
  order_email: true,
  address: true,
  hours: true,
  delivery_promise: true,
  footer_about: true,
  facebook: true,
  twitter: true,
  vimeo: true,
  bank_name: true,
  bank_holder: true,
  bank_iban: true,
  vat_number: true,
  cr_number: true,
  vat_certificate: true,
  transfer_days: true,
  return_days: true,
  answer_days: true,
  match_days: true,
  default_city: true,
}

/** settings.csv */
export async function exportSettings(database: Executor, pictures: ExportedPictures): Promise<ExportedTable> {
  const texts = await selectSettingTexts(database)
  const text = (field: string) => texts[field] ?? ''
  const logo = (language: 'ar' | 'en') => {
    const hash = readDerivativePath(text(`logo ${language}`))?.hash
    return hash === undefined ? '' : pictures.at(hash, { madeOf: `brand/logo-${language}` })
  }
  const cells = (key: string): string[] => {
    if (key === 'logo') return [logo('ar'), text('logo en') === text('logo ar') ? '' : logo('en')]
    return isLocalizedKey(key) ? [text(`${key} ar`), text(`${key} en`)] : [text(key), '']
  }
  return {
    file: 'settings.csv',
    headings: ['key', 'ar', 'en'],
    rows: Object.keys(inOrder).map((key) => [key, ...cells(key)]),
  }
}
