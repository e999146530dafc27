import { ScriptOnce } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import layout from '@zayy/ui/layout.module.css'
import { ServedPart } from '@zayy/ui/served-part'
import type { FormEvent } from 'react'
import { useLocale, useMessages } from '../i18n/locale-context.tsx'
import { laterOnFirstVisit } from '../later-sections.ts'
import { useClient } from '../router-context.ts'
import { LegalLine, LinkColumns, NewsletterForm, Promises } from './footer-texts.tsx'
import '@zayy/ui/typography.module.css'
import visibility from '@zayy/ui/visibility.module.css'
import styles from './footer.module.css'

/** Browsers load neither these parts nor their texts: they keep the HTML of the server. */
const servedParts = createIsomorphicFn().server(() => ({ LegalLine, LinkColumns, NewsletterForm, Promises }))

/**
 * Promises, shop, links and legal disclosures (docs/saudi-rules.md, "Disclosures").
 * @param quiet leaves out the promises and folds all columns to their headings
 */
export function Footer({ quiet }: { quiet: boolean }) {
  const parts = servedParts()
  const send = useNewsletter()
  return (
    <footer
      className={[styles.footer, visibility.notInPrint, quiet && styles.quiet, laterOnFirstVisit]
        .filter(Boolean)
        .join(' ')}
    >
      <div className={layout.container} onSubmit={send}>
        <ServedPart id="footer-promises">{parts ? <parts.Promises /> : null}</ServedPart>
        <ServedPart id="footer-columns" className={styles.columns}>
          {parts ? (
            <>
              <parts.LinkColumns quiet={quiet} />
              <parts.NewsletterForm quiet={quiet} />
            </>
          ) : null}
        </ServedPart>
        <FoldOnSmallScreens />
        <ServedPart id="footer-legal">{parts ? <parts.LegalLine /> : null}</ServedPart>
      </div>
    </footer>
  )
}

/** Runs before hydration and is not compiled: use only old syntax. */
const SCRIPT = `if (matchMedia('(width < 64em)').matches) document.querySelectorAll('footer details').forEach(function (fold) { if (fold.parentNode.nodeName !== 'SECTION') fold.open = false })`

/** The page is the same bytes for everybody, with open columns for browsers without scripts. This script folds them before the first paint. */
function FoldOnSmallScreens() {
  return <ScriptOnce>{import.meta.env.SSR ? SCRIPT : ''}</ScriptOnce>
}

/** Returns what handles the submit event of the newsletter's form (spec, 4). */
function useNewsletter(): (event: FormEvent) => Promise<void> {
  const { tryAgain } = useMessages('layout')
  const client = useClient()
  const locale = useLocale()
  return async (event) => {
    event.preventDefault()
    const form = event.target
    if (!(form instanceof HTMLFormElement)) return
    try {
      const { subscribe } = await import('./subscribe.ts')
      await subscribe(form, client, locale)
    } catch {
      if (form.nextElementSibling) form.nextElementSibling.textContent = tryAgain
    }
  }
}
