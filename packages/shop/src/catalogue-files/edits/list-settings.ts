import { cities } from '@zayy/database/schema/addresses'
import { settings, settingsTranslations } from '@zayy/database/schema/settings'
import { toPercent } from '@zayy/domain/money'
import { pictureUrl } from '@zayy/platform/images/picture-url'
import type { Executor } from '@zayy/platform/postgres/database'
import { and, eq, not } from 'drizzle-orm'
import type { Fields } from './edit-result.ts'
import {
  isLocalizedKey,
  isSharedKey,
  type LocalizedKey,
  localizedColumns,
  type SharedKey,
  sharedColumns,
} from './setting-columns.ts'

/** A setting's texts as settings.csv has them, but for the logo, which is the address of its picture; empty: ''. */
export type ListedSetting = { key: SharedKey; value: string } | { key: LocalizedKey; ar: string; en: string }

/** All settings of the shop's owner. */
export async function listSettings(executor: Executor): Promise<ListedSetting[]> {
  const texts = await selectSettingTexts(executor)
  const text = (field: string) => texts[field] ?? ''
  return [
    ...Object.keys(localizedColumns)
      .filter(isLocalizedKey)
      .map((key) => ({ key, ar: text(`${key} ar`), en: text(`${key} en`) })),
    ...Object.keys(sharedColumns)
      .filter(isSharedKey)
      .map((key) => ({ key, value: text(key) })),
  ]
}

/** The same by field: the key, and for those that differ by language `key ar` and `key en`. */
export async function selectSettingTexts(executor: Executor): Promise<Fields> {
  const [found] = await executor
    .select({ row: settings, city: cities.code })
    .from(settings)
    .leftJoin(cities, and(eq(cities.id, settings.defaultCityId), not(cities.hidden)))
  if (!found) throw new Error('The settings have no row, which the first migration makes.')
  const { row, city } = found
  const texts: Record<string, string> = {}
  for (const [key, column] of Object.entries(sharedColumns)) texts[key] = String(row[column] ?? '')
  texts.tax = String(toPercent(row.taxBasisPoints))
  texts.tax_included = row.taxIncluded ? '1' : '0'
  texts.default_city = city ?? ''
  for (const translation of await executor.select().from(settingsTranslations)) {
    for (const [key, column] of Object.entries(localizedColumns)) {
      const text = translation[column] ?? ''
      texts[`${key} ${translation.locale}`] = column === 'logo' && text !== '' ? pictureUrl(text) : text
    }
  }
  return texts
}
