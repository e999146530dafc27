import type { Locale } from '@zayy/contract/types'
import { settingsTranslations } from '@zayy/database/schema/settings'
import type { Executor } from '@zayy/platform/postgres/database'
import { eq } from 'drizzle-orm'

export async function findShopName(database: Executor, locale: Locale): Promise<string> {
  const [found] = await database
    .select({ name: settingsTranslations.appName })
    .from(settingsTranslations)
    .where(eq(settingsTranslations.locale, locale))
  return found?.name ?? ''
}
