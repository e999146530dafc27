import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { documentLocale, restoreLocaleCookie } from './i18n/document-locale.ts'
import { loadMessages } from './i18n/loaded-messages.ts'
import { keepTranslatedTextCurrent } from './i18n/translated-text.ts'
import { getRouter } from './router.tsx'

/**
 * Hydrates the page with the router's own client instead of Start's, which carries 11 kB for server functions:
 * the shop has none.
 */
function hydrate(): void {
  const router = getRouter()
  // React draws the page anew where an extension has added elements to it: what was typed goes into the new fields.
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
  let focused: EventTarget | null = document.activeElement
  document.addEventListener('focusin', ({ target }) => {
    focused = target
  })
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
      {
        onRecoverableError: (error) => {
          reportError(error)
          void import('./forms/early-input.ts').then(({ transferInput }) => transferInput(fields, focused))
        },
      },
    )
  })
}

restoreLocaleCookie()
keepTranslatedTextCurrent()
// Not awaited here: the chunk of messages imports from the chunk of this module, which would then wait for itself.
void loadMessages(documentLocale()).then(hydrate)
