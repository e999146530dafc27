import { orders as arabic } from '@zayy/i18n/messages/ar/orders'
import { orders as english } from '@zayy/i18n/messages/en/orders'
import { useLang } from '../i18n/locale-context.tsx'

export type OrderWords = typeof arabic

/** Both languages of the bill's words: an invoice shows them side by side. */
export const bothWords: { ar: OrderWords; en: OrderWords } = { ar: arabic, en: english }

/** The words of bills in the page's language, which come with the page's own code. */
export function useOrderWords(): OrderWords {
  return bothWords[useLang()]
}
