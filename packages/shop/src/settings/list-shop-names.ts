import { settingsTranslations } from '@zayy/database/schema/settings'
import type { Executor } from '@zayy/platform/postgres/database'

/** What the shop is called, in its languages. */
export async function listShopNames(database: Executor): Promise<string[]> {
  const names = await database.select({ name: settingsTranslations.appName }).from(settingsTranslations)
  return names.map(({ name }) => name)
}
