import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { documentLocale, restoreLocaleCookie } from './i18n/document-locale.ts'
import { loadMessages } from './i18n/loaded-messages.ts'
import { getRouter } from './router.tsx'

/** Ends the task. The parts of the start take 50 ms on a phone each, and input waits for the one that runs. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Uses the router's client instead of Start's, which adds 11 kB for server functions. The shop has none. */
async function hydrate(): Promise<void> {
  await nextTask()
  // Is in the chunk of the libraries, but runs only now.
  const { hydrateRoot } = await import('react-dom/client')
  await nextTask()
  const router = getRouter()
  await nextTask()
  // React renders the page again if an extension has changed it. Input typed before then moves to the new fields.
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
  // Browsers translate a page seconds after it is loaded.
  import('./i18n/translated-text.ts').then(
    ({ keepTranslatedTextCurrent }) => keepTranslatedTextCurrent(),
    (error: unknown) => console.warn('Not loaded', error),
  )
}

restoreLocaleCookie()
// Not awaited: the messages chunk imports this module's chunk, so a top-level await would deadlock.
void loadMessages(documentLocale()).then(hydrate)
