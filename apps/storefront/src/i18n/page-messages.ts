import type { Locale } from '@zayy/i18n/locale'
import { use } from 'react'
import { documentLocale } from './document-locale.ts'

/** The messages of a page that has many. */
export type PageMessages<Messages> = {
  /** Resolves to the messages once they are loaded. A page's loader awaits it, so that the page never waits to render. */
  load: (locale: Locale) => Promise<Messages>
  /** Returns the messages; suspends the component that reads them before they are loaded. */
  read: (locale: Locale) => Messages
}

/** Both languages at once, for the server. */
export function bothLanguages<Messages>(messages: Record<Locale, Messages>): PageMessages<Messages> {
  return { load: async (locale) => messages[locale], read: (locale) => messages[locale] }
}

const begun: Promise<unknown>[] = []

/**
 * The document's language alone, for a browser. Loading begins with the code that shows the messages, which does not await it:
 * in Safari before 27 a module with a top-level await is undefined for the second of two imports at once (WebKit bug 242740).
 */
export function documentLanguage<Messages>(
  importers: Record<Locale, () => Promise<Messages>>,
): PageMessages<Messages> {
  let loaded: Messages | undefined
  let loading: Promise<Messages> | undefined
  const begin = async () => {
    try {
      loaded = await importers[documentLocale()]()
      return loaded
    } catch (error) {
      loading = undefined // The next to need the messages tries again.
      throw error
    }
  }
  const load = () => {
    loading ??= begin()
    return loading
  }
  begun.push(load().catch(() => undefined))
  return { load, read: () => loaded ?? use(load()) }
}

/** Resolves once all messages that the code loaded so far has begun to load are there, or could not be loaded. */
export const pageMessagesSettled = () => Promise.all(begun)
