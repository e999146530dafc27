import { settings, settingsTranslations } from '@zayy/database/schema/settings'
import type { Executor } from '@zayy/platform/postgres/database'
import { and, isNotNull, ne } from 'drizzle-orm'

/** Returns the IBAN for bank transfers; null unless the settings name the whole account in at least one language. */
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
