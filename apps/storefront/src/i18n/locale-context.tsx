import type { Locale } from '@zayy/i18n/locale'
import type { CoreMessages } from '@zayy/i18n/messages/core'
import { createContext, type ReactNode, use } from 'react'

type LocaleContextValue = { locale: Locale; messages: CoreMessages }

const LocaleContext = createContext<LocaleContextValue | null>(null)

export function LocaleProvider({ locale, messages, children }: LocaleContextValue & { children: ReactNode }) {
  return <LocaleContext value={{ locale, messages }}>{children}</LocaleContext>
}

function useLocaleContext(): LocaleContextValue {
  const value = use(LocaleContext)
  if (!value) throw new Error('No LocaleProvider above this component')
  return value
}

export function useLocale(): Locale {
  return useLocaleContext().locale
}

/** Makes the hook that returns the messages of a page or a part in the page's language. */
export function messagesHook<Messages>(messages: Record<Locale, Messages>): () => Messages {
  return function useOwnMessages() {
    return messages[useLocale()]
  }
}

export function useMessages<Feature extends keyof CoreMessages>(feature: Feature): CoreMessages[Feature] {
  return useLocaleContext().messages[feature]
}
