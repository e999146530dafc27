import { createRouter } from '@tanstack/react-router'
import { LanguageProvider } from './i18n/locale-context.tsx'
import { inLanguage, withoutLanguage } from './i18n/localized-path.ts'
import { ErrorPage } from './layout/error-page.tsx'
import { NotFoundPage } from './layout/not-found-page.tsx'
import { currentVisit } from './router-context.ts'
import { routeTree } from './routeTree.gen.ts'
import { parseSearch, stringifySearch } from './search-params.ts'

/**
 * A page that has a skeleton shows it when one comes from another page and waits so long. Within a page, what is at hand
 * stays: a list that is narrowed keeps its filters and says itself that products are on their way.
 */
const SKELETON_AFTER_MS = 300

/** One router a request on the server, one a document in a browser; both in a single language. */
export function getRouter() {
  const visit = currentVisit()
  const router = createRouter({
    routeTree,
    context: visit,
    rewrite: {
      input: ({ url }) => {
        url.pathname = withoutLanguage(url.pathname)
        return url
      },
      output: ({ url }) => {
        url.pathname = inLanguage(visit.lang, url.pathname)
        return url
      },
    },
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    scrollRestorationBehavior: 'smooth',
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 30_000,
    defaultStructuralSharing: true,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    InnerWrap: ({ children }) => (
      <LanguageProvider lang={visit.lang} words={visit.words}>
        {children}
      </LanguageProvider>
    ),
  })
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    router.options.defaultPendingMs = pathChanged ? SKELETON_AFTER_MS : Number.POSITIVE_INFINITY
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
