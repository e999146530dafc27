import type { Locale, Settings } from '@zayy/contract/types'
import type { Database } from '@zayy/platform/postgres/database'
import { presentSettings, type SettingsParts } from './present.ts'
import { selectSettings } from './queries.ts'

/** Returns the shop's settings in one language. `parts` loads categories and slides, which belong to other features. */
export async function getSettings(
  database: Database,
  locale: Locale,
  parts: () => Promise<SettingsParts>,
): Promise<Settings> {
  const [row, others] = await Promise.all([selectSettings(database, locale), parts()])
  if (!row) throw new Error('The table of settings lacks its row, which the first migration inserts.')
  return presentSettings(row, others, locale)
}
