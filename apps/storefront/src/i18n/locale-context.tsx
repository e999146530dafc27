import type { Locale } from '@zayy/i18n/locale'
import type { CoreMessages } from '@zayy/i18n/messages/core'
import { createContext, type ReactNode, use } from 'react'

type LocaleContextValue = { locale: Locale; messages: CoreMessages }

const LocaleContext = createContext<LocaleContextValue | null>(null)

/** Gives every component below the page's locale and messages. */
export function LocaleProvider({ locale, messages, children }: LocaleContextValue & { children: ReactNode }) {
  return <LocaleContext value={{ locale, messages }}>{children}</LocaleContext>
}

function useLocaleContext(): LocaleContextValue {
  const value = use(LocaleContext)
  if (!value) throw new Error('No LocaleProvider above this component')
  return value
}

/** The language of the page: that of its path. */
export function useLocale(): Locale {
  return useLocaleContext().locale
}

/** The messages of one feature in the page's language. */
export function useMessages<Feature extends keyof CoreMessages>(feature: Feature): CoreMessages[Feature] {
  return useLocaleContext().messages[feature]
}
