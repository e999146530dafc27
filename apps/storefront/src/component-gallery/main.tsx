import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { sar } from '@zayy/domain/money'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { exampleSettings } from '../head/testing/example-context.ts'
import { documentLocale } from '../i18n/document-locale.ts'
import { loadedMessages, loadMessages } from '../i18n/loaded-messages.ts'
import { LocaleProvider } from '../i18n/locale-context.tsx'
import type { ShopSettings } from '../shop-settings/shop-settings.ts'
import { Buttons, Choices, Fields } from './form-sections.tsx'
import { Invoices, Navigation, Overlays, Tokens } from './frame-sections.tsx'
import styles from './gallery.module.css'
import { Prices, ProductCards, VariantPickers } from './shop-sections.tsx'
import { Badges, LoadingStates, Messages } from './status-sections.tsx'

/** Renders the components with a router of one page, which their links need. */
async function showGallery(): Promise<void> {
  const locale = documentLocale()
  await loadMessages(locale)
  const router = createRouter({
    routeTree: createRootRoute({ component: GalleryPage, loader: () => sampleSettings }),
    history: createMemoryHistory(),
    InnerWrap: ({ children }) => (
      <LocaleProvider locale={locale} messages={loadedMessages()}>
        {children}
      </LocaleProvider>
    ),
  })
  const root = document.getElementById('root')
  if (!root) throw new Error('The page of the gallery has no #root element')
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}

void showGallery()

/** All components in all states, as in docs/design.md. Links do nothing. */
function GalleryPage() {
  return (
    <main
      className={styles.page}
      onClickCapture={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
      }}
    >
      <h1>Components</h1>
      <Tokens />
      <Buttons />
      <Fields />
      <Choices />
      <Badges />
      <Prices />
      <ProductCards />
      <VariantPickers />
      <Navigation />
      <Messages />
      <LoadingStates />
      <Overlays />
      <Invoices />
    </main>
  )
}

const sampleSettings: ShopSettings = {
  ...exampleSettings,
  defaultCity: { id: 1, country_id: 1, name: 'الرياض', shipping: sar(60), delivery_days: { from: 2, to: 4 } },
}
