import type { Lang } from '@zayy/i18n/locale'
import type { CoreWords } from '@zayy/i18n/words/core'

let words: CoreWords | undefined

/** Loads the words of the page's language: one small file, before the page comes alive. */
export async function loadWords(lang: Lang): Promise<void> {
  words =
    lang === 'en'
      ? (await import('@zayy/i18n/words/en/core')).core
      : (await import('@zayy/i18n/words/ar/core')).core
}

/** The words loaded for this document. A document has one language from beginning to end. */
export function loadedWords(): CoreWords {
  if (!words) throw new Error('Words are loaded before the page comes alive: see client.tsx.')
  return words
}
