import type { Locale } from '@zayy/i18n/locale'
import { quantityPin as ar } from '@zayy/i18n/messages/ar/quantity-pin'
import { quantityPin as en } from '@zayy/i18n/messages/en/quantity-pin'
import { useLocale } from '../../i18n/locale-context.tsx'

type QuantityPinMessages = typeof ar

/** The messages of pin and dock, which are loaded with the code that shows them. */
const quantityPinMessages: Record<Locale, QuantityPinMessages> = { ar, en }

/** The same in the language of the page. */
export function useQuantityPinMessages(): QuantityPinMessages {
  return quantityPinMessages[useLocale()]
}
