import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { documentLocale } from '../i18n/document-locale.ts'
import { loadedMessages, loadMessages } from '../i18n/loaded-messages.ts'
import { LocaleProvider } from '../i18n/locale-context.tsx'
import { GalleryPage } from './gallery-page.tsx'
import { sampleSettings } from './sample-settings.ts'

/** Shows the components in the document's language. Their links need a router; it has this one page. */
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
  if (!root) throw new Error('The page of the components has no place for them.')
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}

void showGallery()
