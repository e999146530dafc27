import type { Executor } from '@zayy/database/database'
import { cities } from '@zayy/database/schema/addresses'
import { settings, settingsTranslations } from '@zayy/database/schema/settings'
import { toPercent } from '@zayy/domain/money'
import { eq } from 'drizzle-orm'
import type { ExportedPictures } from './exported-pictures.ts'
import { type ExportedTable, flagOf } from './exported-table.ts'
import { inBoth } from './translations.ts'

/** settings.csv, with its rows in the order of docs/import.md. */
export async function exportSettings(database: Executor, pictures: ExportedPictures): Promise<ExportedTable> {
  const [shared] = await database
    .select({ settings, city: cities.code, cityHidden: cities.hidden })
    .from(settings)
    .leftJoin(cities, eq(cities.id, settings.defaultCityId))
  if (!shared) throw new Error('the settings have no row')
  const { ar, en } = inBoth(await database.select().from(settingsTranslations), () => 1)(1)
  const one = shared.settings
  const logo = (hash: string | null, language: string) =>
    hash === null ? '' : pictures.at(hash, { madeOf: `brand/logo-${language}` })
  const rows: [string, string | null, string | null][] = [
    ['app_name', ar.appName, en.appName],
    ['legal_name', ar.legalName, en.legalName],
    ['logo', logo(ar.logo, 'ar'), en.logo === ar.logo ? '' : logo(en.logo, 'en')],
    ['tax', String(toPercent(one.taxBasisPoints)), ''],
    ['tax_included', flagOf(one.taxIncluded), ''],
    ['phone', one.phone, ''],
    ['whatsapp', one.whatsapp, ''],
    ['email', one.email, ''],
    ['address', ar.address, en.address],
    ['hours', ar.hours, en.hours],
    ['delivery_promise', ar.deliveryPromise, en.deliveryPromise],
    ['footer_about', ar.footerAbout, en.footerAbout],
    ['facebook', one.facebook, ''],
    ['twitter', one.twitter, ''],
    ['vimeo', one.vimeo, ''],
    ['bank_name', ar.bankName, en.bankName],
    ['bank_holder', ar.bankHolder, en.bankHolder],
    ['bank_iban', one.bankIban, ''],
    ['vat_number', one.vatNumber, ''],
    ['cr_number', one.crNumber, ''],
    ['vat_certificate', one.vatCertificate, ''],
    ['transfer_days', String(one.transferDays), ''],
    ['default_city', shared.cityHidden ? '' : shared.city, ''],
  ]
  return {
    file: 'settings.csv',
    headings: ['key', 'ar', 'en'],
    rows: rows.map(([key, ar, en]) => [key, ar ?? '', en ?? '']),
  }
}
