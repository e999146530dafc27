import { checkout as arabic } from '@zayy/i18n/messages/ar/checkout'
import { checkout as english } from '@zayy/i18n/messages/en/checkout'
import { useLang } from '../i18n/locale-context.tsx'

export type CheckoutWords = typeof arabic

/** The words of the checkout, which come with its own code. */
export function useCheckoutWords(): CheckoutWords {
  return checkoutWords(useLang())
}

/** The same where there is no component: in a route's head. */
export function checkoutWords(lang: 'ar' | 'en'): CheckoutWords {
  return lang === 'en' ? english : arabic
}
