import { settings, settingsTranslations } from '@zayy/database/schema/settings'
import { locales } from '@zayy/i18n/locale'
import type { SettingReferences } from '../../setting-table.ts'
import type { SettingsFile } from '../read/settings.ts'
import type { Ids, StoreContext } from './table-sync.ts'

export async function storeSettings(
  { tables, imageHash }: StoreContext,
  file: SettingsFile,
  cityIds: Ids,
): Promise<void> {
  const references: SettingReferences = { imageHash, cityId: (code) => cityIds.of(code) }
  const isManaged = () => true
  const sharedRow = columnsOf(file.shared, references)
  await tables.syncAny(settings, ['id'], [{ id: 1, ...sharedRow }], 'stay', isManaged)
  const rows = locales.map((locale) => ({ locale, ...columnsOf(file[locale], references) }))
  await tables.syncAny(settingsTranslations, ['locale'], rows, 'stay', isManaged)
}

function columnsOf<Row>(
  changes: readonly ((references: SettingReferences) => Partial<Row>)[],
  references: SettingReferences,
): Partial<Row> {
  const row: Partial<Row> = {}
  for (const change of changes) Object.assign(row, change(references))
  return row
}
