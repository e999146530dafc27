import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import type { ShopClient } from '@zayy/contract/shop-client'
import type { Locale } from '@zayy/i18n/locale'
import type { CoreMessages } from '@zayy/i18n/messages/core'
import { documentLocale } from './i18n/document-locale.ts'
import { loadedMessages } from './i18n/loaded-messages.ts'
import { serverMessages } from './i18n/server-messages.ts'
import { lazyClient } from './lazy-client.ts'

/** What every loader and `head` is given: the language of the path, its messages, and the client of the API. */
export type RouterContext = {
  locale: Locale
  messages: CoreMessages
  client: ShopClient
  /** Scheme and host that absolute addresses start with, without a slash at the end. */
  origin: string
  /** While a page is rendered: the nonce that marks the renderer's own scripts. In a browser there is none. */
  scriptMark?: string
}

/** What apps/server hands to each render, as TanStack Start's request context. */
type RenderRequest = Pick<RouterContext, 'client' | 'origin'> & {
  locale: Locale
  scriptMark: string
  /** Takes the page's HTML, which is not in the answer's body. */
  takeHtml: (html: string) => void
}

declare module '@tanstack/react-router' {
  interface Register {
    server: { requestContext: RenderRequest }
  }
}

/** The context of the page being served: from the request context while rendering on the server, from the document in a browser. */
export const currentRouterContext = createIsomorphicFn()
  .server((): RouterContext => {
    const request = getGlobalStartContext()
    if (!request) throw new Error('A page is rendered by apps/server only, which says in which language.')
    const { locale, client, origin, scriptMark } = request
    return { locale, client, origin, scriptMark, messages: serverMessages(locale) }
  })
  .client((): RouterContext => {
    const locale = documentLocale()
    return { locale, client: lazyClient(locale), origin: window.location.origin, messages: loadedMessages() }
  })
