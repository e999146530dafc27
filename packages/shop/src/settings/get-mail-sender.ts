import type { Locale } from '@zayy/contract/types'
import type { Executor } from '@zayy/database/database'
import { settings, settingsTranslations } from '@zayy/database/schema/settings'
import { eq } from 'drizzle-orm'

/**
 * Whom the shop's mails come from: its name in a language, and its address, or one of the host that links lead to.
 * @param publicUrl what links start with
 */
export async function getMailSender(
  database: Executor,
  locale: Locale,
  publicUrl: string,
): Promise<{ name: string; address: string }> {
  const [shop] = await database
    .select({ name: settingsTranslations.appName, email: settings.email })
    .from(settings)
    .leftJoin(settingsTranslations, eq(settingsTranslations.locale, locale))
  return {
    name: shop?.name ?? '',
    address: shop?.email ?? `no-reply@${new URL(publicUrl).hostname}`,
  }
}
