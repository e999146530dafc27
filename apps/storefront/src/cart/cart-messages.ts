import type { Locale } from '@zayy/i18n/locale'
import { cartPage as ar } from '@zayy/i18n/messages/ar/cart-page'
import { cartPage as en } from '@zayy/i18n/messages/en/cart-page'
import { useLocale } from '../i18n/locale-context.tsx'

type CartPageMessages = typeof ar

export const cartPageMessages: Record<Locale, CartPageMessages> = { ar, en }

export function useCartPageMessages(): CartPageMessages {
  return cartPageMessages[useLocale()]
}
