import type { Locale } from '@zayy/i18n/locale'
import type { checkout } from '@zayy/i18n/messages/ar/checkout'
import { useLocale } from '../i18n/locale-context.tsx'
import { pageMessages } from '../i18n/page-messages.ts'

export type CheckoutMessages = typeof checkout

/** The messages of the checkout, which are loaded with the code that shows them. */
export const checkoutMessages: Record<Locale, CheckoutMessages> = await pageMessages({
  ar: async () => (await import('@zayy/i18n/messages/ar/checkout')).checkout,
  en: async () => (await import('@zayy/i18n/messages/en/checkout')).checkout,
})

/** The same in the language of the page. */
export function useCheckoutMessages(): CheckoutMessages {
  return checkoutMessages[useLocale()]
}
