import caret from '@zayy/ui/caret.module.css'
import { Icon } from '@zayy/ui/icon'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import { useMessages } from '../i18n/locale-context.tsx'
import { ShopLink } from '../links/shop-link.tsx'
import { useDisclosure } from '../search/use-disclosure.ts'
import { useShopSettings } from '../shop-settings/shop-settings.ts'
import { useLoadedComponent } from '../use-loaded-component.tsx'
import styles from './main-nav.module.css'

/** Pages of the header and of the phone's drawer (spec, 2). */
const mainPages = [
  { to: '/blogs', message: 'blog' },
  { to: '/about', message: 'about' },
  { to: '/contact', message: 'contact' },
] as const

/** The brands are named as the owner named their category. */
export function useMainPages() {
  const messages = useMessages('layout')
  const { made } = useShopSettings()
  const others = mainPages.map(({ to, message }) => ({ to, label: messages[message] }))
  return made ? [{ to: '/brands', label: made.name }, ...others] : others
}

/** Header links on wide screens. */
export function MainNav() {
  const messages = useMessages('layout')
  const { hasCategories } = useShopSettings()
  const pages = useMainPages()
  return (
    <nav className={styles.nav} aria-label={messages.mainLinks}>
      {hasCategories ? <MegaMenu /> : null}
      {pages.map(({ to, label }) => (
        <ShopLink key={to} to={to}>
          {label}
        </ShopLink>
      ))}
    </nav>
  )
}

/** A disclosure with all categories, loaded on hover or focus. Until then, and without scripts, it links to all products. */
function MegaMenu() {
  const messages = useMessages('layout')
  const details = useDisclosure()
  const [CategoryColumns, want] = useLoadedComponent(() => import('./category-columns.tsx'))
  return (
    <details ref={details} name="header" onPointerEnter={want} onFocus={want} onToggle={want}>
      <summary>
        {messages.categories} <Icon name="caret-down" className={`${caret.caret} ${caret.small}`} />
      </summary>
      <div className={styles.megaMenu}>
        <div className={layout.container}>
          {CategoryColumns ? (
            <CategoryColumns />
          ) : (
            <ShopLink className={typography.link} to="/shop">
              {messages.allProducts}
            </ShopLink>
          )}
        </div>
      </div>
    </details>
  )
}
