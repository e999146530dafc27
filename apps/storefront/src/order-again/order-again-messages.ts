import type { Locale } from '@zayy/i18n/locale'
import { orderAgain as ar } from '@zayy/i18n/messages/ar/order-again'
import { orderAgain as en } from '@zayy/i18n/messages/en/order-again'
import { useLocale } from '../i18n/locale-context.tsx'

const orderAgainMessages: Record<Locale, typeof ar> = { ar, en }

/** The messages of ordering again, in the language of the page. */
export function useOrderAgainMessages(): typeof ar {
  return orderAgainMessages[useLocale()]
}
