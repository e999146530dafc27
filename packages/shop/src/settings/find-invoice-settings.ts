import type { Database } from '@zayy/database/database'
import { settings, settingsTranslations } from '@zayy/database/schema/settings'
import { eq } from 'drizzle-orm'

/**
 * What an invoice shows of the settings as they are now.
 * @property logo hash of the Arabic logo; null: there is none
 * @property returnDays null: returns are not promised
 */
export type InvoiceSettings = { logo: string | null; returnDays: number | null }

export async function findInvoiceSettings(database: Database): Promise<InvoiceSettings> {
  const [found] = await database
    .select({ logo: settingsTranslations.logo, returnDays: settings.returnDays })
    .from(settings)
    .leftJoin(settingsTranslations, eq(settingsTranslations.locale, 'ar'))
  return found ?? { logo: null, returnDays: null }
}
