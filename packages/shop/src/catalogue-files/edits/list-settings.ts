import { cities } from '@zayy/database/schema/addresses'
import { settings, settingsTranslations } from '@zayy/database/schema/settings'
import { imageUrl } from '@zayy/platform/images/image-url'
import type { Executor } from '@zayy/platform/postgres/database'
import { and, eq, not } from 'drizzle-orm'
import {
  isLocalizedKey,
  isSharedKey,
  type LocalizedKey,
  type SharedKey,
  settingEntries,
  settingKeys,
} from '../setting-table.ts'
import type { Fields } from './make-edit.ts'

/** Texts of a setting as in settings.csv, '' if empty. The logo is the URL of its image. */
export type ListedSetting = { key: SharedKey; value: string } | { key: LocalizedKey; ar: string; en: string }

export async function listSettings(executor: Executor): Promise<ListedSetting[]> {
  const texts = await selectSettingTexts(executor)
  const text = (field: string) => texts[field] ?? ''
  return [
    ...settingKeys
      .filter(isLocalizedKey)
      .map((key) => ({ key, ar: text(`${key} ar`), en: text(`${key} en`) })),
    ...settingKeys.filter(isSharedKey).map((key) => ({ key, value: text(key) })),
  ]
}

/** Returns the texts by field: the key, or `key ar` and `key en` if they differ by language. */
export async function selectSettingTexts(executor: Executor): Promise<Fields> {
  const [found] = await executor
    .select({ row: settings, city: cities.code })
    .from(settings)
    .leftJoin(cities, and(eq(cities.id, settings.defaultCityId), not(cities.hidden)))
  if (!found) throw new Error('The table of settings lacks its row, which the first migration inserts.')
  const names = { cityCode: () => found.city, imageName: imageUrl }
  const translations = await executor.select().from(settingsTranslations)
  const texts: Record<string, string> = {}
  for (const [key, setting] of settingEntries) {
    if (!setting.localized) texts[key] = setting.write(found.row, names)
    else for (const row of translations) texts[`${key} ${row.locale}`] = setting.write(row, names)
  }
  return texts
}
