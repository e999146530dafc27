import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadWords } from './i18n/loaded-messages.ts'
import { getRouter } from './router.tsx'

/**
 * Brings the page to life. By the router's own client instead of Start's, which carries 11 kB for server functions:
 * the shop has none.
 */
function comeAlive(): void {
  const router = getRouter()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  })
}

// Not awaited here: the words import from the file that this module stands in, which would then wait for itself.
void loadWords(document.documentElement.lang === 'en' ? 'en' : 'ar').then(comeAlive)
