import type { Locale } from '@zayy/i18n/locale'
import { orders as ar } from '@zayy/i18n/messages/ar/orders'
import { orders as en } from '@zayy/i18n/messages/en/orders'
import { useLocale } from '../i18n/locale-context.tsx'

export type OrderMessages = typeof ar

/** The messages of the bill. An invoice shows both languages side by side. */
export const orderMessages: Record<Locale, OrderMessages> = { ar, en }

/** The same in the language of the page. */
export function useOrderMessages(): OrderMessages {
  return orderMessages[useLocale()]
}
