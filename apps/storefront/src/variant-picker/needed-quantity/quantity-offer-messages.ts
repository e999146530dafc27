import type { Locale } from '@zayy/i18n/locale'
import { quantityOffer as ar } from '@zayy/i18n/messages/ar/quantity-offer'
import { quantityOffer as en } from '@zayy/i18n/messages/en/quantity-offer'
import { useLocale } from '../../i18n/locale-context.tsx'

type QuantityOfferMessages = typeof ar

const quantityOfferMessages: Record<Locale, QuantityOfferMessages> = { ar, en }

/** The messages of the offer for the needed quantity, which are loaded with the code that shows them. */
export function useQuantityOfferMessages(): QuantityOfferMessages {
  return quantityOfferMessages[useLocale()]
}
