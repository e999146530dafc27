import { readDerivativePath } from '@zayy/platform/images/image-url'
import type { Executor } from '@zayy/platform/postgres/database'
import { selectSettingTexts } from '../edits/list-settings.ts'
import { isLocalizedKey, settingKeys } from '../setting-table.ts'
import { type ExportedTable, exportedTable } from './exported-files.ts'
import type { ExportedImages } from './exported-images.ts'

export async function exportSettings(database: Executor, images: ExportedImages): Promise<ExportedTable> {
  const texts = await selectSettingTexts(database)
  const text = (field: string) => texts[field] ?? ''
  const logo = (language: 'ar' | 'en') => {
    const hash = readDerivativePath(text(`logo ${language}`))?.hash
    return hash === undefined ? '' : images.at(hash, { madeOf: `brand/logo-${language}` })
  }
  const cells = (key: string): string[] => {
    if (key === 'logo') return [logo('ar'), text('logo en') === text('logo ar') ? '' : logo('en')]
    return isLocalizedKey(key) ? [text(`${key} ar`), text(`${key} en`)] : [text(key), '']
  }
  return exportedTable(
    'settings.csv',
    settingKeys.map((key) => [key, ...cells(key)]),
  )
}
