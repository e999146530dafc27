import { settings, settingsTranslations } from '@zayy/database/schema/settings'
import type { Executor } from '@zayy/platform/postgres/database'
import { and, isNotNull, ne } from 'drizzle-orm'

/** The IBAN that buyers can transfer to; null where the settings do not name the whole account, in one language at least. */
export async function findTransferAccount(database: Executor): Promise<string | null> {
  const { bankName, bankHolder } = settingsTranslations
  const [account] = await database
    .select({ iban: settings.bankIban })
    .from(settings)
    .innerJoin(settingsTranslations, and(ne(bankName, ''), ne(bankHolder, '')))
    .where(isNotNull(settings.bankIban))
    .limit(1)
  return account?.iban ?? null
}
