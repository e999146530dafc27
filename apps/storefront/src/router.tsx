// Import this before any component: it declares the order of the cascade layers. (In development the root route's import counts.)
import './styles.css'
import { type AnyRouter, createRouter } from '@tanstack/react-router'
import type { Locale } from '@zayy/i18n/locale'
import { LocaleProvider } from './i18n/locale-context.tsx'
import { localizedPath, pathWithoutLocale } from './i18n/localized-path.ts'
import { pageMessagesSettled } from './i18n/page-messages.ts'
import { ErrorPage } from './page/error-page.tsx'
import { NotFoundPage } from './page/message-page.tsx'
import { currentRouterContext } from './router-context.ts'
import { routeTree } from './routeTree.gen.ts'
import { parseSearch, stringifySearch } from './search-params.ts'

/** Wait before a new page shows its skeleton. Within a page the content stays: filtered lists show their own loading state. */
const SKELETON_AFTER_MS = 300

/** Creates one router per request or document, for one language. */
export function getRouter() {
  const context = currentRouterContext()
  const router = createRouter({
    routeTree,
    context,
    ...(context.scriptMark ? { ssr: { nonce: context.scriptMark } } : {}),
    ...(context.locale === 'ar' ? {} : { rewrite: prefixed(context.locale) }),
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    scrollRestorationBehavior: 'smooth',
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 30_000,
    defaultStructuralSharing: true,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    hydrate: (): Promise<void> => loadCodeAndMessages(router),
    InnerWrap: ({ children }) => (
      <LocaleProvider locale={context.locale} messages={context.messages}>
        {children}
      </LocaleProvider>
    ),
  })
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    router.options.defaultPendingMs = pathChanged ? SKELETON_AFTER_MS : Number.POSITIVE_INFINITY
  })
  return router
}

/** Loads the page's code and messages before hydration, which runs no loaders. */
async function loadCodeAndMessages(router: AnyRouter) {
  const matches: { routeId: string }[] = router.matchRoutes(router.latestLocation)
  await Promise.all(matches.map(({ routeId }) => router.loadRouteChunk(router.routesById[routeId])))
  await pageMessagesSettled()
}

/** Adds and removes the language prefix. Arabic has none and skips this, since the router would parse a URL for each link. */
function prefixed(locale: Locale) {
  return {
    input: ({ url }: { url: URL }) => {
      url.pathname = pathWithoutLocale(url.pathname)
      return url
    },
    output: ({ url }: { url: URL }) => {
      url.pathname = localizedPath(locale, url.pathname)
      return url
    },
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
