import { settingsTranslations } from '@zayy/database/schema/settings'
import type { Executor } from '@zayy/platform/postgres/database'

/** Returns the shop's name in each language. */
export async function listShopNames(database: Executor): Promise<string[]> {
  const names = await database.select({ name: settingsTranslations.appName }).from(settingsTranslations)
  return names.map(({ name }) => name)
}
