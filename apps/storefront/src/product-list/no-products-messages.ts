import type { Locale } from '@zayy/i18n/locale'
import { noProducts as ar } from '@zayy/i18n/messages/ar/no-products'
import { noProducts as en } from '@zayy/i18n/messages/en/no-products'

/** The messages of a list without products, which are loaded with such a list. */
export const noProductsMessages: Record<Locale, typeof ar> = { ar, en }
