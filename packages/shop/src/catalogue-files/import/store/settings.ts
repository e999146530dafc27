import { settings, settingsTranslations } from '@zayy/database/schema/settings'
import type { SettingsFile } from '../read/settings.ts'
import { locales, type StoreContext } from './context.ts'
import type { Ids } from './table-sync.ts'

export async function storeSettings(
  { tables, picture }: StoreContext,
  file: SettingsFile,
  cityIds: Ids,
): Promise<void> {
  const { defaultCity, ...shared } = file.shared
  const defaultCityId = defaultCity ? cityIds.of(defaultCity) : null
  await tables.sync(settings, ['id'], [{ id: 1, ...shared, ...file.promises, defaultCityId }], 'stay')
  await tables.sync(
    settingsTranslations,
    ['locale'],
    locales.map((locale) => {
      const { logo, ...texts } = file[locale]
      return { locale, ...texts, logo: logo ? picture(logo) : null }
    }),
    'stay',
  )
}
