import type { Locale } from '@zayy/i18n/locale'
import { cartPage as ar } from '@zayy/i18n/messages/ar/cart-page'
import { cartPage as en } from '@zayy/i18n/messages/en/cart-page'
import { messagesHook } from '../i18n/locale-context.tsx'

export const cartPageMessages: Record<Locale, typeof ar> = { ar, en }

export const useCartPageMessages = messagesHook(cartPageMessages)
