import { useMessages } from '../i18n/locale-context.tsx'
import { MegaMenu } from './mega-menu.tsx'
import { ShopLink } from './shop-link.tsx'
import { useShopSettings } from './use-shop-settings.ts'
import styles from './main-nav.module.css'

/** The pages named in the header and the phone's drawer, in their order (spec, 2). */
const mainPages = [
  { to: '/brands', message: 'brands' },
  { to: '/blogs', message: 'blog' },
  { to: '/about', message: 'about' },
  { to: '/contact', message: 'contact' },
] as const

/** The same, without the brands where the shop has no such menu category. */
export function useMainPages() {
  const { made } = useShopSettings()
  return made ? mainPages : mainPages.filter(({ to }) => to !== '/brands')
}

/** The links of the header on wide screens. */
export function MainNav() {
  const messages = useMessages('layout')
  const { categories } = useShopSettings()
  const pages = useMainPages()
  return (
    <nav className={styles.nav} aria-label={messages.mainLinks}>
      {categories.length > 0 ? <MegaMenu /> : null}
      {pages.map(({ to, message }) => (
        <ShopLink key={to} to={to}>
          {messages[message]}
        </ShopLink>
      ))}
    </nav>
  )
}
