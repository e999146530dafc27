import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import type { Locale } from '@zayy/i18n/locale'
import { core as arabic } from '@zayy/i18n/messages/ar/core'
import { core as english } from '@zayy/i18n/messages/en/core'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { LocaleProvider } from '../locale-context.tsx'

/** Provides a language to components. */
export function Localized({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <LocaleProvider locale={locale} messages={locale === 'ar' ? arabic : english}>
      {children}
    </LocaleProvider>
  )
}

/** Returns a loaded router with one route, for components with links or route data (`loaded`). */
export async function loadedRouter(
  locale: Locale,
  component: () => ReactNode,
  loaded: object = {},
  context: object = {},
) {
  const router = createRouter({
    history: createMemoryHistory(),
    context,
    InnerWrap: ({ children }) => <Localized locale={locale}>{children}</Localized>,
    routeTree: createRootRoute({ loader: () => loaded, component }),
  })
  await router.load()
  return router
}

/** Returns the text content with single spaces. */
export function textOf(rendered: ReactNode): string {
  return textIn(renderToStaticMarkup(rendered))
}

/** Returns the text content of markup with single spaces. */
export function textIn(markup: string): string {
  return markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
}
