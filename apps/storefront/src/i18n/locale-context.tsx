import type { Locale } from '@zayy/i18n/locale'
import type { CoreMessages } from '@zayy/i18n/messages/core'
import { createContext, type ReactNode, use } from 'react'

type Language = { lang: Locale; words: CoreMessages }

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
export function useLang(): Locale {
  return useLanguage().lang
}

/** The words of one slice in the page's language. */
export function useWords<Slice extends keyof CoreMessages>(slice: Slice): CoreMessages[Slice] {
  return useLanguage().words[slice]
}
