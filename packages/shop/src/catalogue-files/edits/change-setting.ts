import { cities } from '@zayy/database/schema/addresses'
import { settings, settingsTranslations } from '@zayy/database/schema/settings'
import { eq } from 'drizzle-orm'
import { type Cell, cleanCell, readCell } from '../import/read/read-cell.ts'
import {
  type LocalizedKey,
  type SettingNames,
  type SettingReferences,
  type SharedKey,
  settingTable,
} from '../setting-table.ts'
import { type FoundImages, givenImages } from './find-given-images.ts'
import { selectSettingTexts } from './list-settings.ts'
import {
  type EditContext,
  type EditedShop,
  type EditOptions,
  type EditResult,
  fieldChanges,
  makeEdit,
} from './make-edit.ts'
import { selectIds } from './select-ids.ts'
import { addNewIssues, settingIssues } from './setting-rules.ts'

/** A setting and its new texts as in settings.csv. '' empties it; a missing language stays unchanged. */
export type SettingChange =
  | { key: SharedKey; value: string }
  | { key: LocalizedKey; ar?: string; en?: string }

/**
 * Changes a setting by the rules of the import. Contradictions that existed before do not prevent the edit.
 * @param logos images that a new logo names
 */
export async function changeSetting(
  shop: EditedShop,
  change: SettingChange,
  options: EditOptions,
  logos: FoundImages = new Map(),
): Promise<EditResult> {
  const trail = { action: 'setting.set', subject: change.key }
  return await makeEdit(shop, options, trail, async (context) => {
    const { transaction, tables, issues } = context
    const before = await selectSettingTexts(transaction)
    const known = await settingIssues(transaction, before, options.locale)
    const images = await givenImages(transaction, tables, logos)
    const cityIds = await selectIds(transaction, cities, cities.code)
    const names = { image: images.cell, cities: { keys: cityIds, file: 'cities.csv' } }
    const references = {
      imageHash: (path: string) => images.of(path).hash,
      cityId: (code: string) => cityIds.get(code) ?? 0,
    }
    await storeSetting(context, change, names, references)
    if (issues.count > 0) return { changes: [] }
    const after = await selectSettingTexts(transaction)
    addNewIssues(issues, known, await settingIssues(transaction, after, options.locale))
    return { changes: fieldChanges(before, after), images }
  })
}

async function storeSetting(
  { transaction, issues }: EditContext,
  change: SettingChange,
  names: SettingNames,
  references: SettingReferences,
) {
  const read = <T>(cell: Cell<T>, text: string, field: string) =>
    readCell(cell, cleanCell(text), { file: '', row: null, column: field }, issues)?.value
  if ('value' in change) {
    const columns = read(settingTable[change.key].read(names), change.value, change.key)
    if (columns) await transaction.update(settings).set(columns(references))
    return
  }
  for (const locale of ['ar', 'en'] as const) {
    const text = change[locale]
    if (text === undefined) continue
    const columns = read(settingTable[change.key].read(names), text, `${change.key} ${locale}`)
    if (columns) {
      const isOwn = eq(settingsTranslations.locale, locale)
      await transaction.update(settingsTranslations).set(columns(references)).where(isOwn)
    }
  }
}
