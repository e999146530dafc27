import { settings, settingsTranslations } from '@zayy/database/schema/settings'
import { type SettingTexts, settingEntries } from '../../setting-table.ts'
import type { DraftValue, FieldView, Row, ShownRow } from './row-view.ts'

type SettingRow = typeof settings.$inferSelect & typeof settingsTranslations.$inferSelect

/** Each setting is a thing with one field. */
function settingView(id: string, isLocalized: boolean): ShownRow {
  const views = settingEntries
    .filter(([, { localized }]) => localized === isLocalized)
    .map(([key, setting]): [string, FieldView<Row>] => {
      const view: FieldView<SettingRow> = {
        key,
        read: (row) => settingValue((texts) => setting.write(row, texts)),
      }
      return [setting.column, view]
    })
  return { as: 'thing', thing: 'setting', id, columns: Object.fromEntries(views) }
}

/** Returns the text of settings.csv, or the thing that it names. */
function settingValue(write: (texts: SettingTexts) => string): DraftValue {
  let named: DraftValue = null
  const text = write({
    imageName: (image) => {
      named = { image }
      return image
    },
    cityCode: (id) => {
      named = { thing: 'city', id }
      return null
    },
  })
  return named ?? (text || null)
}

export const settingViews = [
  { table: settings, view: settingView('id', false) },
  { table: settingsTranslations, view: settingView('locale', true) },
] as const
