import { settings, settingsTranslations } from '@zayy/database/schema/settings'
import { settingEntries, type SettingTexts } from '../../setting-table.ts'
import type { DraftValue, FieldView, Row, ShownRow } from './row-view.ts'

function settingView(id: string, columns: Record<string, FieldView<Row>>): ShownRow {
  return { as: 'thing', thing: 'setting', id, columns }
}

function sharedSettings(): Record<string, FieldView<Row>> {
  const views = settingEntries.map(([key, setting]): [string, FieldView<Row>] | null => {
    if (setting.localized) return null
    const view: FieldView<typeof settings.$inferSelect> = {
      key,
      read: (row) => settingValue((texts) => setting.write(row, texts)),
    }
    return [setting.column, view]
  })
  return Object.fromEntries(views.filter((view) => view !== null))
}

function localizedSettings(): Record<string, FieldView<Row>> {
  const views = settingEntries.map(([key, setting]): [string, FieldView<Row>] | null => {
    if (!setting.localized) return null
    const view: FieldView<typeof settingsTranslations.$inferSelect> = {
      key,
      read: (row) => settingValue((texts) => setting.write(row, texts)),
    }
    return [setting.column, view]
  })
  return Object.fromEntries(views.filter((view) => view !== null))
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

/** Each setting is a thing with one field. */
export const settingViews = [
  { table: settings, view: settingView('id', sharedSettings()) },
  { table: settingsTranslations, view: settingView('locale', localizedSettings()) },
] as const
