import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import type { Locale } from '@zayy/i18n/locale'
import { core as arabic } from '@zayy/i18n/messages/ar/core'
import { core as english } from '@zayy/i18n/messages/en/core'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { LocaleProvider } from '../locale-context.tsx'

/** Components in a language, as they stand in a page. */
export function Localized({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <LocaleProvider locale={locale} messages={locale === 'ar' ? arabic : english}>
      {children}
    </LocaleProvider>
  )
}

/** A router on one page in a language, loaded, for what has links or asks for what its page has `loaded`. */
export async function loadedRouter(locale: Locale, component: () => ReactNode, loaded: object = {}) {
  const router = createRouter({
    history: createMemoryHistory(),
    InnerWrap: ({ children }) => <Localized locale={locale}>{children}</Localized>,
    routeTree: createRootRoute({ loader: () => loaded, component }),
  })
  await router.load()
  return router
}

/** What can be read of it, with one space between any two words. */
export function textOf(rendered: ReactNode): string {
  return renderToStaticMarkup(rendered)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}
