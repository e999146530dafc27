import { orders as ar } from '@zayy/i18n/messages/ar/orders'
import { orders as en } from '@zayy/i18n/messages/en/orders'

export type InvoiceMessages = typeof ar

export type Bilingual = { ar: string; en: string }

/** A text with its own direction, independent of the context. */
export type Written = { text: string; dir: 'rtl' | 'ltr' }

/** Returns a message in both languages. */
export function bilingual(of: (messages: InvoiceMessages) => string): Bilingual {
  return { ar: of(ar), en: of(en) }
}

/** Returns typed text in the direction of its first letter. */
export function written(text: string): Written {
  return { text, dir: /^\P{L}*\p{Script=Arabic}/u.test(text) ? 'rtl' : 'ltr' }
}
