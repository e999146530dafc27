import type { Locale } from '@zayy/i18n/locale'
import { home as ar } from '@zayy/i18n/messages/ar/home'
import { home as en } from '@zayy/i18n/messages/en/home'
import { useLocale } from '../i18n/locale-context.tsx'

type HomeMessages = typeof ar

/** The messages of the home page, which are loaded with the code that shows them. */
const homeMessages: Record<Locale, HomeMessages> = { ar, en }

/** The same in the language of the page. */
export function useHomeMessages(): HomeMessages {
  return homeMessages[useLocale()]
}
