import type { Locale } from '@zayy/i18n/locale'
import type { CoreMessages } from '@zayy/i18n/messages/core'

let words: CoreMessages | undefined

/** Loads the words of the page's language: one small file, before the page comes alive. */
export async function loadWords(lang: Locale): Promise<void> {
  words =
    lang === 'en'
      ? (await import('@zayy/i18n/messages/en/core')).core
      : (await import('@zayy/i18n/messages/ar/core')).core
}

/** The words loaded for this document. A document has one language from beginning to end. */
export function loadedWords(): CoreMessages {
  if (!words) throw new Error('Words are loaded before the page comes alive: see client.tsx.')
  return words
}
