import { cities } from '@zayy/database/schema/addresses'
import { settings, settingsTranslations } from '@zayy/database/schema/settings'
import { cleanText } from '@zayy/domain/text/clean'
import type { Executor } from '@zayy/platform/postgres/database'
import { eq, not } from 'drizzle-orm'
import { type SettingCells, settingCells } from '../import/read/setting-cells.ts'
import { readCell } from '../import/read/table.ts'
import { type EditResult, fieldChanges } from './edit-result.ts'
import type { FoundPictures } from './find-given-pictures.ts'
import { type GivenPictures, givenPictures } from './given-pictures.ts'
import { selectSettingTexts } from './list-settings.ts'
import { type EditContext, type EditedShop, type EditOptions, makeEdit } from './make-edit.ts'
import { type LocalizedKey, localizedColumns, type SharedKey, sharedColumns } from './setting-columns.ts'
import { addNewIssues, settingIssues } from './setting-rules.ts'

/** A setting and its new texts, as settings.csv has them: '' empties it. A language that is left out stays as it is. */
export type SettingChange =
  | { key: SharedKey; value: string }
  | { key: LocalizedKey; ar?: string; en?: string }

/** What the change of a setting is read and stored with. */
type Setting = EditContext & { cells: SettingCells; cityIds: Map<string, number>; pictures: GivenPictures }

/**
 * Changes one setting, by the rules of an import. What was wrong between settings before is not held against it.
 * @param logos the pictures that a new logo names
 */
export async function changeSetting(
  shop: EditedShop,
  change: SettingChange,
  options: EditOptions,
  logos: FoundPictures = new Map(),
): Promise<EditResult> {
  const trail = { action: 'setting.set', subject: change.key }
  return await makeEdit(shop, options, trail, async (context) => {
    const { transaction, tables, issues } = context
    const before = await selectSettingTexts(transaction)
    const known = await settingIssues(transaction, before, options.locale)
    const pictures = await givenPictures(transaction, tables, logos)
    const cityIds = await selectCityIds(transaction)
    const cells = settingCells(pictures, { keys: cityIds, file: 'cities.csv' })
    await storeSetting({ ...context, cells, cityIds, pictures }, change)
    if (issues.list.length > 0) return { changes: [] }
    const after = await selectSettingTexts(transaction)
    addNewIssues(issues, known, await settingIssues(transaction, after, options.locale))
    return { changes: fieldChanges(before, after), pictures }
  })
}

async function storeSetting(
  { transaction, issues, cells, cityIds, pictures }: Setting,
  change: SettingChange,
) {
  if ('value' in change) {
    const { key } = change
    const read = readCell<unknown>(
      cells.shared[key],
      cleanText(change.value),
      { file: '', row: null, column: key },
      issues,
    )
    if (!read) return
    const value = key === 'default_city' && read.value ? cityIds.get(String(read.value)) : read.value
    await transaction.update(settings).set({ [sharedColumns[key]]: value })
    return
  }
  const { key } = change
  for (const locale of ['ar', 'en'] as const) {
    const text = change[locale]
    if (text === undefined) continue
    const read = readCell(
      cells.localized[key],
      cleanText(text),
      { file: '', row: null, column: `${key} ${locale}` },
      issues,
    )
    if (!read) continue
    const value = key === 'logo' && read.value ? pictures.of(read.value).hash : read.value
    await transaction
      .update(settingsTranslations)
      .set({ [localizedColumns[key]]: value })
      .where(eq(settingsTranslations.locale, locale))
  }
}

async function selectCityIds(executor: Executor): Promise<Map<string, number>> {
  const { id, code } = cities
  const found = await executor.select({ id, code }).from(cities).where(not(cities.hidden))
  return new Map(found.map((city) => [city.code, city.id]))
}
