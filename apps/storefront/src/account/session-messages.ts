import type { Locale } from '@zayy/i18n/locale'
import { sessions as ar } from '@zayy/i18n/messages/ar/sessions'
import { sessions as en } from '@zayy/i18n/messages/en/sessions'
import { useLocale } from '../i18n/locale-context.tsx'

const sessionMessages: Record<Locale, typeof ar> = { ar, en }

/** The messages of a customer's logins in the language of the page, loaded with the code that shows them. */
export function useSessionMessages(): typeof ar {
  return sessionMessages[useLocale()]
}
