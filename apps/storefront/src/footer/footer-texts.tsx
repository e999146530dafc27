import { footer as ar } from '@zayy/i18n/messages/ar/footer'
import { footer as en } from '@zayy/i18n/messages/en/footer'
import { Icon } from '@zayy/ui/icon'
import typography from '@zayy/ui/typography.module.css'
import visibility from '@zayy/ui/visibility.module.css'
import { useLocale, useMessages } from '../i18n/locale-context.tsx'
import { categoryProductsPath } from '../links/category-products-path.ts'
import { spacedNumber } from '../links/contact-links.ts'
import { Logo } from '../links/logo.tsx'
import { ownPagePath } from '../links/paths.ts'
import { ShopLink } from '../links/shop-link.tsx'
import { usePaymentMethods } from '../prices/payment-methods.ts'
import { type ServedSettings, useShopSettings } from '../shop-settings/shop-settings.ts'
import { Fold } from './fold.tsx'
import styles from './footer.module.css'

/** Texts of the footer that only the server renders (`ServedPart`). */
function useFooterTexts() {
  return { ar, en }[useLocale()]
}

function useServedSettings(): ServedSettings {
  const { served } = useShopSettings()
  if (!served) throw new Error('Only the server renders the footer')
  return served
}

/** Promises of the shop, from its settings. */
export function Promises() {
  const messages = useFooterTexts()
  const {
    pricesByQuantity,
    defaultCity: city,
    vatNumber,
    returnDays,
    returnTerms,
    sendsMail,
  } = useShopSettings()
  const plainInvoice = sendsMail ? messages.plainInvoiceText : messages.plainInvoiceTextWithoutMail
  return (
    <ul className={styles.promises} aria-label={messages.promises}>
      {pricesByQuantity ? (
        <li>
          <Icon name="tag" />
          <b>{messages.byQuantity}</b>
          <span>{messages.byQuantityText}</span>
        </li>
      ) : null}
      {city ? (
        <li>
          <Icon name="truck" />
          <b>{messages.delivery(city.delivery_days)}</b>
          <span>{messages.deliveryText(city.name)}</span>
        </li>
      ) : null}
      {returnDays === null ? null : (
        <li>
          <Icon name="arrow-u-up-left" flip />
          <b>{messages.returns(returnDays)}</b>
          <span>{returnTerms ?? messages.returnsText}</span>
        </li>
      )}
      <li>
        <Icon name="file-text" />
        <b>{vatNumber ? messages.invoice : messages.plainInvoice}</b>
        <span>{vatNumber ? messages.invoiceText : plainInvoice}</span>
      </li>
    </ul>
  )
}

/** The disclosures that the law requires on every page, and the payment methods. */
export function LegalLine() {
  const messages = useFooterTexts()
  const { vatNumber } = useShopSettings()
  const { legalName, vatCertificate, crNumber, sbcNumber, sbcLink, address, year } = useServedSettings()
  const authenticated = (
    <>
      {messages.sbcNumber} <bdi dir="ltr">{sbcNumber}</bdi>
    </>
  )
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
      {sbcNumber ? sbcLink ? <a href={sbcLink}>{authenticated}</a> : <span>{authenticated}</span> : null}
      {address ? <span>{address}</span> : null}
      <ul className={styles.payments} aria-label={messages.payments}>
        {usePaymentMethods().map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
    </div>
  )
}

/** Spec, 2. */
const MAX_CATEGORIES = 5

/** The shop, its categories and its pages. */
export function LinkColumns({ quiet }: { quiet: boolean }) {
  const layout = useMessages('layout')
  const messages = useFooterTexts()
  const settings = useShopSettings()
  const { about, ownPages } = useServedSettings()
  const pages = [
    { to: '/', name: layout.home },
    { to: '/shop', name: layout.allProducts },
    { to: '/about', name: layout.about },
    { to: '/blogs', name: layout.blog },
    { to: '/contact', name: layout.contact },
    { to: '/terms', name: layout.terms },
    { to: '/Policy', name: layout.privacy },
    ...ownPages.map(({ slug, title }) => ({ to: ownPagePath(slug), name: title })),
  ]
  return (
    <>
      <div className={styles.shop}>
        <Logo oneColour loading="lazy" />
        <Fold id="footer-contact" title={layout.contact} quiet={quiet}>
          <p>{about}</p>
          <Reach />
        </Fold>
        <SocialLinks />
      </div>
      {settings.menu && settings.hasCategories ? (
        <nav aria-labelledby="footer-categories">
          <Fold id="footer-categories" title={layout.categories} quiet={quiet}>
            <ul className={styles.links}>
              {settings.menu.categories.slice(0, MAX_CATEGORIES).map((category) => (
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
            {pages.map(({ to, name }) => (
              <li key={to}>
                <ShopLink to={to}>{name}</ShopLink>
              </li>
            ))}
          </ul>
        </Fold>
      </nav>
    </>
  )
}

/** Phone and e-mail, which the law requires on every page. */
function Reach() {
  const { phone, email } = useShopSettings()
  const { phoneLink } = useServedSettings()
  if (!phone && !email) return null
  return (
    <ul className={styles.links}>
      {phone && phoneLink ? (
        <li>
          <a href={phoneLink}>
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
  const messages = useFooterTexts()
  const { facebook, twitter, vimeo } = useServedSettings()
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

/** Spec, 4. Footer handles its submit event. */
export function NewsletterForm({ quiet }: { quiet: boolean }) {
  const { newsletter: messages } = useFooterTexts()
  const { newsletterTitle, newsletterText } = useServedSettings()
  return (
    <section className={`${visibility.needsScript} ${styles.newsletter}`} aria-labelledby="footer-newsletter">
      <Fold id="footer-newsletter" title={newsletterTitle ?? messages.title} quiet={quiet}>
        {newsletterText ? <p className={styles.newsletterText}>{newsletterText}</p> : null}
        <form className={styles.form} method="dialog" noValidate>
          <label className={typography.visuallyHidden} htmlFor="footer-newsletter-email">
            {messages.email}
          </label>
          <input
            id="footer-newsletter-email"
            className={styles.input}
            type="email"
            name="email"
            dir="ltr"
            required
            autoComplete="email"
            maxLength={254}
            placeholder={messages.placeholder}
            aria-describedby="footer-newsletter-state"
          />
          <button type="submit" className={styles.submit}>
            {messages.submit}
          </button>
        </form>
        <div id="footer-newsletter-state" role="status" className={styles.success} />
        <p className={styles.consent}>{messages.consent}</p>
      </Fold>
    </section>
  )
}
