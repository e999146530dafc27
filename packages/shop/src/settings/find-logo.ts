import { settingsTranslations } from '@zayy/database/schema/settings'
import type { Database } from '@zayy/platform/postgres/database'
import { eq } from 'drizzle-orm'

/** Returns the hash of the Arabic logo, which is on invoices; null without one. */
export async function findLogo(database: Database): Promise<string | null> {
  const { logo } = settingsTranslations
  const [found] = await database
    .select({ logo })
    .from(settingsTranslations)
    .where(eq(settingsTranslations.locale, 'ar'))
  return found?.logo ?? null
}
