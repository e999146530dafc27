import type { Locale } from '@zayy/i18n/locale'
import { cartPage as ar } from '@zayy/i18n/messages/ar/cart-page'
import { cartPage as en } from '@zayy/i18n/messages/en/cart-page'
import { useLocale } from '../i18n/locale-context.tsx'

type CartPageMessages = typeof ar

/** The messages of the cart page, which are loaded with the code that shows them. */
export const cartPageMessages: Record<Locale, CartPageMessages> = { ar, en }

/** The same in the language of the page. */
export function useCartPageMessages(): CartPageMessages {
  return cartPageMessages[useLocale()]
}
