import { settings, settingsTranslations } from '@zayy/database/schema/settings'
import { locales } from '@zayy/i18n/locale'
import { demoSettingsToEmpty } from '../../settings/find-demo-remains.ts'
import type { Fields } from '../edits/make-edit.ts'
import { hasTaxWithoutVatNumber } from '../edits/setting-rules.ts'
import {
  isLocalizedKey,
  isSharedKey,
  type LocalizedChange,
  type LocalizedSetting,
  type SettingReferences,
  type SharedChange,
  type SharedSetting,
  settingEntries,
} from '../setting-table.ts'
import type { CellRef } from './import-issues.ts'
import type { Places } from './places.ts'
import { optionalColumn, requiredText } from './read/cells.ts'
import type { Folder } from './read/folder.ts'
import { type Cell, readCell } from './read/read-cell.ts'
import { cellOf } from './read/table.ts'
import type { Ids, StoreContext } from './store/table-sync.ts'

/**
 * The given settings. A setting without a row stays unchanged.
 * @property texts of all settings by field, after the import
 */
export type SettingsFile = {
  shared: SharedChange[]
  ar: LocalizedChange[]
  en: LocalizedChange[]
  texts: Record<string, string>
}

const FILE = 'settings.csv'

/**
 * Reads settings.csv, one setting per line. Returns null if there are issues.
 * @param stored texts of the settings by field, before the import
 */
export async function readSettings(
  folder: Folder,
  places: Places,
  stored: Fields,
): Promise<SettingsFile | null> {
  const { issues, images } = folder
  const before = issues.count
  const anything: Cell<string> = (text) => text
  // A row may end after `ar` if the setting has no language.
  const columns = { key: requiredText, ar: anything, en: optionalColumn(anything) }
  const table = await folder.table(FILE, columns, 'key')
  const lines = new Map(table.lines.map((line) => [line.values.key, line]))
  const emptied = folder.isEmptied(FILE) ? demoSettingsToEmpty(stored) : new Set()
  const names = { image: images.cell, cities: places.cities }
  const file: SettingsFile = { shared: [], ar: [], en: [], texts: { ...stored } }

  const readShared = (key: string, setting: SharedSetting, ar: GivenCell, en: GivenCell) => {
    if (en.text !== '') issues.add(en.at, (messages) => messages.settings.noLanguage(key))
    file.texts[key] = ar.text
    // A setting that the owner has not filled yet may be empty in an export, and an import accepts it unchanged.
    const read = ar.text === stored[key] ? null : readCell(setting.read(names), ar.text, ar.at, issues)
    if (read) file.shared.push(read.value)
  }
  const readLocalized = (key: string, setting: LocalizedSetting, ar: GivenCell, en: GivenCell) => {
    Object.assign(file.texts, { [`${key} ar`]: ar.text, [`${key} en`]: en.text })
    if (ar.text === stored[`${key} ar`] && en.text === stored[`${key} en`]) return
    const inArabic = readCell(setting.read(names), ar.text, ar.at, issues)
    // A logo for both languages is given once.
    const isArabicToo = key === 'logo' && en.text === ''
    const inEnglish = isArabicToo ? inArabic : readCell(setting.read(names), en.text, en.at, issues)
    if (isArabicToo) file.texts[`${key} en`] = ar.text
    if (inArabic) file.ar.push(inArabic.value)
    if (inEnglish) file.en.push(inEnglish.value)
  }
  for (const [key, setting] of settingEntries) {
    const line = lines.get(key)
    if (!line && !emptied.has(key)) continue
    const cellIn = (column: 'ar' | 'en'): GivenCell => ({
      text: line?.values[column] ?? '',
      at: line ? cellOf(line, column) : { file: FILE, row: null, column },
    })
    if (setting.localized) readLocalized(key, setting, cellIn('ar'), cellIn('en'))
    else readShared(key, setting, cellIn('ar'), cellIn('en'))
  }
  for (const [key, line] of lines) {
    if (!isSharedKey(key) && !isLocalizedKey(key))
      issues.add(cellOf(line, 'key'), (messages) => messages.settings.unknown(key))
  }
  const { texts } = file
  const isTaxStored = texts.tax === stored.tax && texts.vat_number === stored.vat_number
  if (!isTaxStored && hasTaxWithoutVatNumber(texts)) {
    const line = lines.get('tax')
    const cellRef = line ? cellOf(line, 'ar') : { file: FILE, column: 'tax' }
    issues.add(cellRef, (messages) => messages.settings.taxWithoutVatNumber)
  }
  return issues.count > before ? null : file
}

type GivenCell = { text: string; at: CellRef }

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
