import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import type { ShopClient } from '@zayy/contract/shop-client'
import type { Locale } from '@zayy/i18n/locale'
import type { CoreMessages } from '@zayy/i18n/messages/core'
import { loadedWords } from './i18n/loaded-messages.ts'
import { wordsOnServer } from './i18n/server-messages.ts'
import { lazyClient } from './lazy-client.ts'

/** What a page knows of the one who asked for it: the language of the path, and how to ask the shop. */
export type Visit = {
  lang: Locale
  words: CoreMessages
  client: ShopClient
  /** Scheme and host that absolute addresses start with, without a slash at the end. */
  origin: string
}

/** What apps/server hands to each render, as TanStack Start's request context. */
type RenderRequest = Pick<Visit, 'lang' | 'client' | 'origin'>

declare module '@tanstack/react-router' {
  interface Register {
    server: { requestContext: RenderRequest }
  }
}

/** The visit being served: from the request context while rendering on the server, from the document in a browser. */
export const currentVisit = createIsomorphicFn()
  .server((): Visit => {
    const request = getGlobalStartContext()
    if (!request) throw new Error('A page is rendered by apps/server only, which says in which language.')
    const { lang, client, origin } = request
    return { lang, client, origin, words: wordsOnServer(lang) }
  })
  .client((): Visit => {
    const lang: Locale = document.documentElement.lang === 'en' ? 'en' : 'ar'
    return { lang, client: lazyClient(lang), origin: window.location.origin, words: loadedWords() }
  })
