import type { Locale } from '@zayy/i18n/locale'
import { documentLocale } from './document-locale.ts'

/**
 * The messages of a page that has many, loaded with the code that shows them: a browser loads those of its document's
 * language alone and gives them by either name, the server has both.
 */
export async function pageMessages<Messages>(
  load: Record<Locale, () => Promise<Messages>>,
): Promise<Record<Locale, Messages>> {
  if (!import.meta.env.SSR) {
    const messages = await load[documentLocale()]()
    return { ar: messages, en: messages }
  }
  const [ar, en] = await Promise.all([load.ar(), load.en()])
  return { ar, en }
}
