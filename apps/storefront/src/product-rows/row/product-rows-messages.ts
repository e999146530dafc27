import type { Locale } from '@zayy/i18n/locale'
import { productRows as ar } from '@zayy/i18n/messages/ar/product-rows'
import { productRows as en } from '@zayy/i18n/messages/en/product-rows'
import { useLocale } from '../../i18n/locale-context.tsx'

type ProductRowsMessages = typeof ar

const messages: Record<Locale, ProductRowsMessages> = { ar, en }

/** The messages of the rows of products, in the language of the page. */
export function useProductRowsMessages(): ProductRowsMessages {
  return messages[useLocale()]
}
