import { useRouteContext } from '@tanstack/react-router'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import type { ShopClient } from '@zayy/contract/shop-client'
import type { Locale } from '@zayy/i18n/locale'
import type { CoreMessages } from '@zayy/i18n/messages/core'
import { documentLocale } from './i18n/document-locale.ts'
import { loadedMessages } from './i18n/loaded-messages.ts'
import { serverMessages } from './i18n/server-messages.ts'
import { lazyClient } from './lazy-client.ts'

/** The router's context in every loader and `head`. */
export type RouterContext = {
  locale: Locale
  messages: CoreMessages
  client: ShopClient
  /** Scheme and host of absolute URLs, without a trailing slash. */
  origin: string
  /** Marks the renderer's own scripts, which apps/server then allows by hash. Undefined in browsers. */
  scriptMark?: string
}

/** TanStack Start's request context, which apps/server passes to each render. */
type RenderRequest = Pick<RouterContext, 'client' | 'origin'> & {
  locale: Locale
  scriptMark: string
  /** Receives the parts of the page's HTML. The response has no body. */
  takeHtml: (parts: readonly string[]) => void
}

declare module '@tanstack/react-router' {
  interface Register {
    server: { requestContext: RenderRequest }
  }
}

export const currentRouterContext = createIsomorphicFn()
  .server((): RouterContext => {
    const request = getGlobalStartContext()
    if (!request) throw new Error('TanStack Start has no request context: render pages through apps/server')
    const { locale, client, origin, scriptMark } = request
    return { locale, client, origin, scriptMark, messages: serverMessages(locale) }
  })
  .client((): RouterContext => {
    const locale = documentLocale()
    return { locale, client: lazyClient(locale), origin: window.location.origin, messages: loadedMessages() }
  })

export function useClient(): ShopClient {
  return useRouteContext({ from: '__root__' }).client
}
