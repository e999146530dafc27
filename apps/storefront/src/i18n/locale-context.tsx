import type { Lang } from '@zayy/i18n/locale'
import type { CoreWords } from '@zayy/i18n/words/core'
import { createContext, type ReactNode, use } from 'react'

type Language = { lang: Lang; words: CoreWords }

const LanguageContext = createContext<Language | null>(null)

/** Gives every component below the page's language and its words. */
export function LanguageProvider({ lang, words, children }: Language & { children: ReactNode }) {
  return <LanguageContext value={{ lang, words }}>{children}</LanguageContext>
}

function useLanguage(): Language {
  const language = use(LanguageContext)
  if (!language) throw new Error('LanguageProvider stands around the whole page (router.tsx).')
  return language
}

/** The language of the page: that of its path. */
export function useLang(): Lang {
  return useLanguage().lang
}

/** The words of one slice in the page's language. */
export function useWords<Slice extends keyof CoreWords>(slice: Slice): CoreWords[Slice] {
  return useLanguage().words[slice]
}
