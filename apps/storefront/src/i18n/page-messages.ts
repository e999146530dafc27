import type { Locale } from '@zayy/i18n/locale'
import { use } from 'react'
import { documentLocale } from './document-locale.ts'

/** Messages of one page, loaded separately from the core messages. */
export type PageMessages<Messages> = {
  /** Resolves to the messages once they are loaded. A page's loader awaits it, so that the page never waits to render. */
  load: (locale: Locale) => Promise<Messages>
  /** Returns the messages; suspends the component that reads them before they are loaded. */
  read: (locale: Locale) => Messages
}

/** Names of the messages that the server has read since the last render. Rendering is synchronous. */
const namesRead = new Set<string>()

/** Returns the names of the messages that the render just finished has read. */
export function takeNamesRead(): string[] {
  const names = [...namesRead]
  namesRead.clear()
  return names
}

/**
 * For the server, which has both languages in memory.
 * @param name of the file of messages
 */
export function bothLanguages<Messages>(
  name: string,
  messages: Record<Locale, Messages>,
): PageMessages<Messages> {
  return {
    load: async (locale) => messages[locale],
    read: (locale) => {
      namesRead.add(name)
      return messages[locale]
    },
  }
}

const begun: Promise<unknown>[] = []

/**
 * For browsers, which load only the document's language. Loading starts when the module is evaluated, without a top-level
 * await: Safari before 27 returns an undefined module to the second of two concurrent imports (WebKit bug 242740).
 */
export function documentLanguage<Messages>(
  importers: Record<Locale, () => Promise<Messages>>,
): PageMessages<Messages> {
  let loading: Promise<Messages> | undefined
  const begin = async () => {
    try {
      const value = await importers[documentLocale()]()
      // With these properties `use` returns the messages at once; without them it suspends once even for a resolved promise.
      if (loading) Object.assign(loading, { status: 'fulfilled', value })
      return value
    } catch (error) {
      loading = undefined // The next call retries.
      throw error
    }
  }
  const load = () => {
    loading ??= begin()
    return loading
  }
  begun.push(load().catch(() => undefined))
  return { load, read: () => use(load()) }
}

/** Resolves once every pending load of messages has succeeded or failed. */
export const pageMessagesSettled = () => Promise.all(begun)
