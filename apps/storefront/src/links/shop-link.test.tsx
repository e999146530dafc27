import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  Link,
  RouterProvider,
} from '@tanstack/react-router'
import type { Locale } from '@zayy/i18n/locale'
import { core as arabic } from '@zayy/i18n/messages/ar/core'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LocaleProvider } from '../i18n/locale-context.tsx'
import { localizedPath, pathWithoutLocale } from '../i18n/localized-path.ts'
import { ShopLink } from './shop-link.tsx'

const rewritten =
  (path: (pathname: string) => string) =>
  ({ url }: { url: URL }) => {
    url.pathname = path(url.pathname)
    return url
  }

/** Returns the link as the server renders it and as the router does. */
async function links(locale: Locale, at: string, to: string) {
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: [localizedPath(locale, at)] }),
    rewrite: {
      input: rewritten(pathWithoutLocale),
      output: rewritten((pathname) => localizedPath(locale, pathname)),
    },
    isServer: true,
    InnerWrap: ({ children }) => (
      <LocaleProvider locale={locale} messages={arabic}>
        {children}
      </LocaleProvider>
    ),
    routeTree: createRootRoute({
      component: () => (
        <>
          <ShopLink to={to} className="own">
            x
          </ShopLink>
          <Link
            to={to}
            className="own"
            activeOptions={{ exact: true, includeSearch: false }}
            activeProps={{}}
          >
            x
          </Link>
        </>
      ),
    }),
  })
  await router.load()
  return [...renderToString(<RouterProvider router={router} />).matchAll(/<a ([^>]*)>/g)].map(
    ([, attributes = '']) => attributes.split(/ (?=[\w-]+=)/).sort(),
  )
}

test.each([
  ['ar', '/', '/shop'],
  ['en', '/', '/'],
  ['ar', '/', '/'],
  ['en', '/shop', '/product/7'],
  ['ar', '/shop?page=2', '/shop'],
  ['ar', '/shop', '/Product-category/12/ملابس-طبية'],
  ['en', '/shop', '/category/صنع-في-السعودية/12/قطنة'],
] as const)('renders in %s at %s the link to %s as the router does', async (locale, at, to) => {
  const [ours, routers] = await links(locale, at, to)
  expect(ours).toBeDefined()
  expect(ours).toEqual(routers)
})
