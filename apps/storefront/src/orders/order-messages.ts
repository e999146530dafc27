import type { Locale } from '@zayy/i18n/locale'
import { delivery as deliveryAr } from '@zayy/i18n/messages/ar/delivery'
import { orders as ar } from '@zayy/i18n/messages/ar/orders'
import { delivery as deliveryEn } from '@zayy/i18n/messages/en/delivery'
import { orders as en } from '@zayy/i18n/messages/en/orders'
import { useLocale } from '../i18n/locale-context.tsx'

export type OrderMessages = typeof ar

/** The messages of the bill. An invoice shows both languages side by side. */
export const orderMessages: Record<Locale, OrderMessages> = { ar, en }

/** When the order arrives, in both languages. */
export const deliveryMessages = { ar: deliveryAr, en: deliveryEn }

/** The bill's messages in the language of the page. */
export function useOrderMessages(): OrderMessages {
  return orderMessages[useLocale()]
}
