import { cartPage as arabic } from '@zayy/i18n/messages/ar/cart-page'
import { cartPage as english } from '@zayy/i18n/messages/en/cart-page'
import { useLang } from '../i18n/locale-context.tsx'

export type CartPageWords = typeof arabic

/** The words of the cart's page, which come with its own code. */
export function useCartPageWords(): CartPageWords {
  return cartPageWords(useLang())
}

/** The same where there is no component: in a route's loader. */
export function cartPageWords(lang: 'ar' | 'en'): CartPageWords {
  return lang === 'en' ? english : arabic
}
