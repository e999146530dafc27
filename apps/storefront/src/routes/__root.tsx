import '../styles.css'
import { createRootRouteWithContext, HeadContent, Scripts } from '@tanstack/react-router'
import { type Locale, localeInfo } from '@zayy/i18n/locale'
import touchIcon from '@zayy/ui/assets/apple-touch-icon.png?url'
import favicon from '@zayy/ui/assets/favicon.svg?url'
import smallIcon from '@zayy/ui/assets/favicon-32.png?url'
import { fontFiles } from '@zayy/ui/font-files'
import { iconAt } from '@zayy/ui/image'
import type { ReactNode } from 'react'
import { useLocale } from '../i18n/locale-context.tsx'
import { SettingsUnavailable } from '../page/error-page.tsx'
import { NotFoundPage } from '../page/message-page.tsx'
import { RootLayout } from '../page/root-layout.tsx'
import type { RouterContext } from '../router-context.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: async ({ context }) => {
    // Loaded apart, as the server makes the settings of a first visit.
    const [{ shopSettings }, { data }] = await Promise.all([
      import.meta.env.SSR ? viewOnServer() : import('../shop-settings/shop-settings-view.ts'),
      context.client.settings.get(),
    ])
    return shopSettings(data)
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ match, loaderData }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'theme-color', content: '#FBFAF7' },
    ],
    // Browsers read them from the HTML only.
    links: import.meta.env.SSR ? documentLinks(match.context.locale, loaderData?.logo ?? '') : [],
  }),
  shellComponent: Document,
  component: RootLayout,
  errorComponent: SettingsUnavailable,
  notFoundComponent: NotFoundPage,
})

let view: typeof import('../shop-settings/shop-settings-view.ts') | undefined

/** Each import costs 50 µs, also of a module that is loaded. */
async function viewOnServer() {
  view ??= await import('../shop-settings/shop-settings-view.ts')
  return view
}

/** @param logo address in the API, or '' */
function documentLinks(locale: Locale, logo: string) {
  return [
    ...fontFiles[locale].map((href) => ({
      rel: 'preload',
      href,
      as: 'font',
      type: 'font/woff2',
      crossOrigin: 'anonymous' as const,
    })),
    ...(logo ? [] : [{ rel: 'icon', href: favicon, type: 'image/svg+xml' }]),
    { rel: 'icon', href: logo ? iconAt(logo, 32) : smallIcon, sizes: '32x32', type: 'image/png' },
    { rel: 'apple-touch-icon', href: logo ? iconAt(logo, 180) : touchIcon },
    { rel: 'manifest', href: `${localeInfo[locale].prefix}/manifest.webmanifest` },
  ]
}

function Document({ children }: { children: ReactNode }) {
  const locale = useLocale()
  return (
    <html lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'}>
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
