import { settings, settingsTranslations } from '@zayy/database/schema/settings'
import { locales } from '@zayy/i18n/locale'
import { demoSettingsToEmpty } from '../../settings/find-demo-remains.ts'
import type { Fields } from '../edits/make-edit.ts'
import { hasTaxWithoutVatNumber } from '../edits/setting-rules.ts'
import {
  isLocalizedKey,
  isSharedKey,
  type LocalizedChange,
  settingEntries,
  type SettingReferences,
  type SharedChange,
} from '../setting-table.ts'
import type { Places } from './places.ts'
import type { Ids, StoreContext } from './store/table-sync.ts'
import { optionalColumn, requiredText } from './read/cells.ts'
import type { Folder } from './read/folder.ts'
import { type Cell, readCell } from './read/read-cell.ts'
import { cellOf } from './read/table.ts'

/**
 * The given settings. A setting without a row stays unchanged.
 * @property texts of all settings by field, after the import
 */
export type SettingsFile = {
  shared: SharedChange[]
  ar: LocalizedChange[]
  en: LocalizedChange[]
  texts: Fields
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
  const given: Record<string, string> = {}
  const shared: SharedChange[] = []
  const localized: Record<'ar' | 'en', LocalizedChange[]> = { ar: [], en: [] }

  for (const [key, setting] of settingEntries) {
    const line = lines.get(key)
    if (!line && !emptied.has(key)) continue
    const { ar, en } = line?.values ?? { ar: '', en: '' }
    const cellAt = (column: 'ar' | 'en') => (line ? cellOf(line, column) : { file: FILE, row: null, column })
    const [inAr, inEn] = [cellAt('ar'), cellAt('en')]
    if (!setting.localized) {
      if (en !== '') issues.add(inEn, (messages) => messages.settings.noLanguage(key))
      given[key] = ar
      // A setting that the owner has not filled yet may be empty in an export, and an import accepts it unchanged.
      const read = ar === stored[key] ? null : readCell(setting.read(names), ar, inAr, issues)
      if (read) shared.push(read.value)
      continue
    }
    const isStored = ar === stored[`${key} ar`] && en === stored[`${key} en`]
    Object.assign(given, { [`${key} ar`]: ar, [`${key} en`]: en })
    if (isStored) continue
    const inArabic = readCell(setting.read(names), ar, inAr, issues)
    // A logo for both languages is given once.
    const isArabicToo = key === 'logo' && en === ''
    const inEnglish = isArabicToo ? inArabic : readCell(setting.read(names), en, inEn, issues)
    if (inArabic) localized.ar.push(inArabic.value)
    if (inEnglish) localized.en.push(inEnglish.value)
    if (isArabicToo) given[`${key} en`] = ar
  }
  for (const [key, line] of lines) {
    if (!isSharedKey(key) && !isLocalizedKey(key))
      issues.add(cellOf(line, 'key'), (messages) => messages.settings.unknown(key))
  }
  const texts = { ...stored, ...given }
  const isTaxStored = texts.tax === stored.tax && texts.vat_number === stored.vat_number
  if (!isTaxStored && hasTaxWithoutVatNumber(texts)) {
    const line = lines.get('tax')
    const cellRef = line ? cellOf(line, 'ar') : { file: FILE, column: 'tax' }
    issues.add(cellRef, (messages) => messages.settings.taxWithoutVatNumber)
  }
  return issues.count > before ? null : { shared, ...localized, texts }
}

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
