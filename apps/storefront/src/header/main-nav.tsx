import { Icon } from '@zayy/ui/icon'
import { useMessages } from '../i18n/locale-context.tsx'
import { ShopLink } from '../links/shop-link.tsx'
import { useDisclosure } from '../search/use-disclosure.ts'
import { useShopSettings } from '../shop-settings/shop-settings.ts'
import { useLoadedComponent } from '../use-loaded-component.tsx'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
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

/**
 * The categories: a disclosure below the header, whose columns are loaded when the pointer or the focus comes to it. Until
 * they are there, and without script, it leads to the list of all products.
 */
function MegaMenu() {
  const messages = useMessages('layout')
  const details = useDisclosure()
  const [CategoryColumns, want] = useLoadedComponent(() => import('./category-columns.tsx'))
  return (
    <details ref={details} name="header" onPointerEnter={want} onFocus={want} onToggle={want}>
      <summary>
        {messages.categories} <Icon name="caret-down" className={styles.caret} />
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
