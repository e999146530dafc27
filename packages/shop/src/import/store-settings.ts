import { settings, settingsTranslations } from '@zayy/database/schema/settings'
import type { Ids } from './keeper.ts'
import type { SettingsFile } from './read-settings.ts'
import { locales, type StoreContext } from './store-context.ts'

export async function storeSettings(
  { keeper, picture }: StoreContext,
  file: SettingsFile,
  cityIds: Ids,
): Promise<void> {
  const { defaultCity, ...shared } = file.shared
  const defaultCityId = defaultCity ? cityIds.of(defaultCity) : null
  await keeper.keep(settings, ['id'], [{ id: 1, ...shared, defaultCityId }], 'stay')
  await keeper.keep(
    settingsTranslations,
    ['locale'],
    locales.map((locale) => {
      const { logo, ...words } = file[locale]
      return { locale, ...words, logo: logo ? picture(logo) : null }
    }),
    'stay',
  )
}
