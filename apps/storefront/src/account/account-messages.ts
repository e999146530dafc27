import type { Locale } from '@zayy/i18n/locale'
import { account as ar } from '@zayy/i18n/messages/ar/account'
import { account as en } from '@zayy/i18n/messages/en/account'
import { useLocale } from '../i18n/locale-context.tsx'

export type AccountMessages = typeof ar

/** The messages of a customer's pages, which are loaded with the code that shows them. */
export const accountMessages: Record<Locale, AccountMessages> = { ar, en }

/** The same in the language of the page. */
export function useAccountMessages(): AccountMessages {
  return accountMessages[useLocale()]
}
