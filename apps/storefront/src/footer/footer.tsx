import { ScriptOnce } from '@tanstack/react-router'
import { Icon } from '@zayy/ui/icon'
import { StoredHtml } from '@zayy/ui/stored-html'
import { useLocale, useMessages } from '../i18n/locale-context.tsx'
import { categoryProductsPath, ownPagePath } from '../links/paths.ts'
import { dialLink, spacedNumber } from '../links/contact-links.ts'
import { Logo } from '../links/logo.tsx'
import { ShopLink } from '../links/shop-link.tsx'
import { useShopSettings } from '../shop-settings/shop-settings.ts'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { Subscribed } from './subscribe.ts'
import { useClient } from '../router-context.ts'
import layout from '@zayy/ui/layout.module.css'
import styles from './footer.module.css'
import { LegalLine, Promises } from './footer-texts.tsx'
import typography from '@zayy/ui/typography.module.css'
import visibility from '@zayy/ui/visibility.module.css'

/** Spec, 2. */
const MAX_CATEGORIES = 5

const pages = [
  { to: '/', message: 'home' },
  { to: '/shop', message: 'allProducts' },
  { to: '/about', message: 'about' },
  { to: '/blogs', message: 'blog' },
  { to: '/contact', message: 'contact' },
  { to: '/terms', message: 'terms' },
  { to: '/Policy', message: 'privacy' },
] as const

/**
 * Promises, shop, links and legal disclosures (docs/saudi-rules.md, "Disclosures").
 * @param quiet without promises, and folded to its headings
 */
export function Footer({ quiet }: { quiet: boolean }) {
  const messages = useMessages('layout')
  const settings = useShopSettings()
  return (
    <footer className={quiet ? `${styles.footer} ${styles.quiet}` : styles.footer}>
      <div className={layout.container}>
        <StaticPart id="footer-promises">{import.meta.env.SSR ? <Promises /> : null}</StaticPart>
        <div className={styles.columns}>
          <div className={styles.shop}>
            <Logo lazy />
            <Fold id="footer-contact" title={messages.contact} quiet={quiet}>
              <p>{settings.about}</p>
              <Reach />
            </Fold>
            <SocialLinks />
          </div>
          {settings.categories.length > 0 ? (
            <nav aria-labelledby="footer-categories">
              <Fold id="footer-categories" title={messages.categories} quiet={quiet}>
                <ul className={styles.links}>
                  {settings.categories.slice(0, MAX_CATEGORIES).map((category) => (
                    <li key={category.id}>
                      <ShopLink to={categoryProductsPath(category)}>{category.name}</ShopLink>
                    </li>
                  ))}
                </ul>
              </Fold>
            </nav>
          ) : null}
          <nav aria-labelledby="footer-pages">
            <Fold id="footer-pages" title={messages.shopLinks} quiet={quiet}>
              <ul className={styles.links}>
                {pages.map(({ to, message }) => (
                  <li key={to}>
                    <ShopLink to={to}>{messages[message]}</ShopLink>
                  </li>
                ))}
                {settings.ownPages.map(({ slug, title }) => (
                  <li key={slug}>
                    <ShopLink to={ownPagePath(slug)}>{title}</ShopLink>
                  </li>
                ))}
              </ul>
            </Fold>
          </nav>
          <NewsletterForm quiet={quiet} />
        </div>
        <FoldOnSmallScreens />
        <StaticPart id="footer-legal">{import.meta.env.SSR ? <LegalLine /> : null}</StaticPart>
      </div>
    </footer>
  )
}

/**
 * Text that never changes. The server renders it and the browser keeps its HTML, even if a browser extension forces React to
 * render the page again. Its code and messages are not sent to the browser.
 */
function StaticPart({ id, children }: { id: string; children: ReactNode }) {
  const [served] = useState(() => (import.meta.env.SSR ? '' : (document.getElementById(id)?.innerHTML ?? '')))
  return import.meta.env.SSR ? <div id={id}>{children}</div> : <StoredHtml id={id} html={served} asServed />
}

/** A column under its heading; below 1024 px, and where the footer is quiet, a row that unfolds it. */
function Fold({
  id,
  title,
  quiet,
  children,
}: {
  /** Id of the heading. */
  id: string
  title: string
  quiet: boolean
  children: ReactNode
}) {
  return (
    <>
      <h2 id={id}>{title}</h2>
      <details className={styles.fold} open={!quiet}>
        <summary>
          {title}
          <Icon name="caret-down" size="s" className={styles.caret} />
        </summary>
        {children}
      </details>
    </>
  )
}

/** Runs before hydration and is not compiled: use only old syntax. */
const SCRIPT = `if (matchMedia('(max-width: 1023px)').matches) document.querySelectorAll('footer details').forEach(function (fold) { fold.open = false })`

/** The page is the same bytes for everybody, with open columns for browsers without scripts. This script folds them before the first paint. */
function FoldOnSmallScreens() {
  return <ScriptOnce>{import.meta.env.SSR ? SCRIPT : ''}</ScriptOnce>
}

/** Phone and e-mail, which the law requires on every page. */
function Reach() {
  const { phone, email } = useShopSettings()
  if (!phone && !email) return null
  return (
    <ul className={styles.links}>
      {phone ? (
        <li>
          <a href={dialLink(phone)}>
            <bdi dir="ltr">{spacedNumber(phone)}</bdi>
          </a>
        </li>
      ) : null}
      {email ? (
        <li>
          <a href={`mailto:${email}`}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        </li>
      ) : null}
    </ul>
  )
}

function SocialLinks() {
  const messages = useMessages('layout')
  const { facebook, twitter, vimeo } = useShopSettings()
  const accounts = [
    { href: facebook, name: messages.facebook, icon: 'facebook-logo' },
    { href: twitter, name: messages.twitter, icon: 'x-logo' },
    { href: vimeo, name: messages.vimeo, icon: 'vimeo' },
  ] as const
  return (
    <div className={styles.social}>
      {accounts.map(({ href, name, icon }) =>
        href ? (
          <a key={icon} href={href} aria-label={name} target="_blank" rel="noreferrer">
            <Icon name={icon} />
          </a>
        ) : null,
      )}
    </div>
  )
}

type State = { is: 'idle' | 'sending' } | Subscribed

/** Spec, 4. */
function NewsletterForm({ quiet }: { quiet: boolean }) {
  const { newsletter: messages, tryAgain } = useMessages('layout')
  const { newsletterTitle, newsletterText } = useShopSettings()
  const client = useClient()
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<State>({ is: 'idle' })

  async function send(event: FormEvent) {
    event.preventDefault()
    const element = input.current
    if (!element || state.is === 'sending') return
    setState({ is: 'sending' })
    const outcome = await import('./subscribe.ts').then(
      ({ subscribe }) => subscribe(client, locale, element),
      (): Subscribed => ({ is: 'error', message: tryAgain }),
    )
    setState(outcome)
    if (outcome.is === 'success') form.current?.reset()
    else element.focus()
  }

  const isWrong = state.is === 'error'
  const title = newsletterTitle ?? messages.title
  const content = (
    <>
      {newsletterText ? <p className={styles.newsletterText}>{newsletterText}</p> : null}
      <form ref={form} className={styles.form} method="dialog" noValidate onSubmit={send}>
        <label className={typography.visuallyHidden} htmlFor="footer-newsletter-email">
          {messages.email}
        </label>
        <input
          ref={input}
          id="footer-newsletter-email"
          className={styles.input}
          type="email"
          name="email"
          dir="ltr"
          required
          autoComplete="email"
          maxLength={254}
          placeholder={messages.placeholder}
          aria-invalid={isWrong || undefined}
          aria-describedby="footer-newsletter-state"
          onChange={() => {
            if (isWrong) setState({ is: 'idle' })
          }}
        />
        <button type="submit" className={styles.submit} aria-disabled={state.is === 'sending' || undefined}>
          {state.is === 'sending' ? messages.sending : messages.submit}
        </button>
      </form>
      <div id="footer-newsletter-state" role="status" className={isWrong ? styles.error : styles.success}>
        {'message' in state ? state.message : ''}
      </div>
      <p className={styles.consent}>{messages.consent}</p>
    </>
  )
  return (
    <section className={visibility.needsScript} aria-labelledby="footer-newsletter">
      {quiet ? (
        <Fold id="footer-newsletter" title={title} quiet>
          {content}
        </Fold>
      ) : (
        <>
          <h2 id="footer-newsletter">{title}</h2>
          {content}
        </>
      )}
    </section>
  )
}
