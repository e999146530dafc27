import { orders as ar } from '@zayy/i18n/messages/ar/orders'
import { orders as en } from '@zayy/i18n/messages/en/orders'

/** The messages that the invoice takes its words from. */
export type InvoiceMessages = typeof ar

/** A text in both languages, as the invoice shows it. */
export type Bilingual = { ar: string; en: string }

/** A text in the direction in which it is read, whatever stands around it. */
export type Written = { text: string; dir: 'rtl' | 'ltr' }

/** A message in both languages. */
export function bilingual(of: (messages: InvoiceMessages) => string): Bilingual {
  return { ar: of(ar), en: of(en) }
}

/** What somebody typed, in the direction of its first letter. */
export function written(text: string): Written {
  return { text, dir: /^\P{L}*\p{Script=Arabic}/u.test(text) ? 'rtl' : 'ltr' }
}
