import { Icon } from '@zayy/ui/icon'
import { useWords } from '../i18n/locale-context.tsx'
import { categoryPath } from './category-path.ts'
import { Logo } from './logo.tsx'
import { ShopLink } from './shop-link.tsx'
import { useFrame } from './use-shop-settings.ts'

/** So many categories the footer shows (spec, 2). */
const shownCategories = 5

const pages = [
  { to: '/', word: 'home' },
  { to: '/shop', word: 'allProducts' },
  { to: '/about', word: 'about' },
  { to: '/blogs', word: 'blog' },
  { to: '/contact', word: 'contact' },
  { to: '/terms', word: 'terms' },
  { to: '/Policy', word: 'privacy' },
] as const

/** The footer: who the shop is, where one can go, and what the law asks it to show (facts/saudi.md 9). */
export function Footer() {
  const words = useWords('layout')
  const frame = useFrame()
  return (
    <footer className="ftr on-dark">
      <div className="wrap">
        <div className="top">
          <div>
            <Logo lazy />
            <p>{frame.about}</p>
            <SocialLinks />
          </div>
          <nav aria-labelledby="footer-categories">
            <h2 id="footer-categories">{words.categories}</h2>
            <ul className="ln">
              {frame.categories.slice(0, shownCategories).map((category) => (
                <li key={category.id}>
                  <ShopLink to={categoryPath(category)}>{category.name}</ShopLink>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="footer-pages">
            <h2 id="footer-pages">{words.shopLinks}</h2>
            <ul className="ln">
              {pages.map(({ to, word }) => (
                <li key={to}>
                  <ShopLink to={to}>{words[word]}</ShopLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <LegalLine />
      </div>
    </footer>
  )
}

function SocialLinks() {
  const words = useWords('layout')
  const { facebook, twitter, vimeo } = useFrame()
  const accounts = [
    { href: facebook, name: words.facebook, icon: 'facebook-logo' },
    { href: twitter, name: words.twitter, icon: 'x-logo' },
    { href: vimeo, name: words.vimeo, icon: 'vimeo' },
  ] as const
  return (
    <div className="soc">
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
  const words = useWords('layout')
  const { legalName, vatNumber, vatCertificate, crNumber, address } = useFrame()
  return (
    <div className="legal">
      <span>{words.rights(legalName)}</span>
      {vatNumber ? (
        <span>
          {words.vatNumber} <bdi dir="ltr">{vatNumber}</bdi>
        </span>
      ) : null}
      {vatCertificate ? <a href={vatCertificate}>{words.vatCertificate}</a> : null}
      {crNumber ? (
        <span>
          {words.crNumber} <bdi dir="ltr">{crNumber}</bdi>
        </span>
      ) : null}
      {address ? <span>{address}</span> : null}
      <ul className="pay" aria-label={words.payments}>
        <li>{words.bankTransfer}</li>
      </ul>
    </div>
  )
}
