import type { Locale } from '@zayy/i18n/locale'
import { checkout as ar } from '@zayy/i18n/messages/ar/checkout'
import { checkout as en } from '@zayy/i18n/messages/en/checkout'
import { useLocale } from '../i18n/locale-context.tsx'

export type CheckoutMessages = typeof ar

/** The messages of the checkout, which are loaded with the code that shows them. */
export const checkoutMessages: Record<Locale, CheckoutMessages> = { ar, en }

/** The same in the language of the page. */
export function useCheckoutMessages(): CheckoutMessages {
  return checkoutMessages[useLocale()]
}
