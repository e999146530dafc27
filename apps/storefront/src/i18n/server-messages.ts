import type { Lang } from '@zayy/i18n/locale'
import { core as arabic } from '@zayy/i18n/words/ar/core'
import type { CoreWords } from '@zayy/i18n/words/core'
import { core as english } from '@zayy/i18n/words/en/core'

const words: Record<Lang, CoreWords> = { ar: arabic, en: english }

/** Both languages are at hand on the server; a browser loads only its own (loaded-words.ts). */
export function wordsOnServer(lang: Lang): CoreWords {
  return words[lang]
}
