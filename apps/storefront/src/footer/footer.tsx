import { Icon } from '@zayy/ui/icon'
import { useLocale, useMessages } from '../i18n/locale-context.tsx'
import { categoryProductsPath, ownPagePath } from '../links/paths.ts'
import { dialLink, spacedNumber } from '../links/contact-links.ts'
import { Logo } from '../links/logo.tsx'
import { ShopLink } from '../links/shop-link.tsx'
import { usePaymentMethods } from '../prices/payment-methods.ts'
import { useShopSettings } from '../shop-settings/shop-settings.ts'
import { type FormEvent, useRef, useState } from 'react'
import type { Subscribed } from './subscribe.ts'
import { useClient } from '../router-context.ts'
import layout from '@zayy/ui/layout.module.css'
import styles from './footer.module.css'
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

/** Shop, links and legal disclosures (docs/saudi-rules.md, "Disclosures"). */
export function Footer() {
  const messages = useMessages('layout')
  const settings = useShopSettings()
  return (
    <footer className={styles.footer}>
      <div className={layout.container}>
        <div className={styles.columns}>
          <div>
            <Logo lazy />
            <p>{settings.about}</p>
            <Reach />
            <SocialLinks />
          </div>
          {settings.categories.length > 0 ? (
            <nav aria-labelledby="footer-categories">
              <h2 id="footer-categories">{messages.categories}</h2>
              <ul className={styles.links}>
                {settings.categories.slice(0, MAX_CATEGORIES).map((category) => (
                  <li key={category.id}>
                    <ShopLink to={categoryProductsPath(category)}>{category.name}</ShopLink>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
          <nav aria-labelledby="footer-pages">
            <h2 id="footer-pages">{messages.shopLinks}</h2>
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
          </nav>
          <NewsletterForm />
        </div>
        <LegalLine />
      </div>
    </footer>
  )
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

function LegalLine() {
  const messages = useMessages('layout')
  const { legalName, vatNumber, vatCertificate, crNumber, address, year } = useShopSettings()
  return (
    <div className={styles.legal}>
      <span>{messages.rights(legalName, year)}</span>
      {vatNumber ? (
        <span>
          {messages.vatNumber} <bdi dir="ltr">{vatNumber}</bdi>
        </span>
      ) : null}
      {vatCertificate ? <a href={vatCertificate}>{messages.vatCertificate}</a> : null}
      {crNumber ? (
        <span>
          {messages.crNumber} <bdi dir="ltr">{crNumber}</bdi>
        </span>
      ) : null}
      {address ? <span>{address}</span> : null}
      <ul className={styles.payments} aria-label={messages.payments}>
        {usePaymentMethods().map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
    </div>
  )
}

type State = { is: 'idle' | 'sending' } | Subscribed

/** Spec, 4. */
function NewsletterForm() {
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
  return (
    <section className={visibility.needsScript} aria-labelledby="footer-newsletter">
      <h2 id="footer-newsletter">{newsletterTitle ?? messages.title}</h2>
      {newsletterText ? <p>{newsletterText}</p> : null}
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
    </section>
  )
}
