import type { Locale } from '@zayy/i18n/locale'
import { delivery as deliveryAr } from '@zayy/i18n/messages/ar/delivery'
import { orders as ar } from '@zayy/i18n/messages/ar/orders'
import { delivery as deliveryEn } from '@zayy/i18n/messages/en/delivery'
import { orders as en } from '@zayy/i18n/messages/en/orders'
import { messagesHook } from '../i18n/locale-context.tsx'

export type OrderMessages = typeof ar

/** Invoices show both languages side by side. */
export const orderMessages: Record<Locale, OrderMessages> = { ar, en }

export const deliveryMessages = { ar: deliveryAr, en: deliveryEn }

export const useOrderMessages = messagesHook(orderMessages)
