import { Icon } from '@zayy/ui/icon'
import { useMessages } from '../i18n/locale-context.tsx'
import { ShopLink } from './shop-link.tsx'
import { useDisclosure } from './use-disclosure.ts'
import { useLoadedComponent } from './use-loaded-component.ts'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import mainNav from './main-nav.module.css'
import styles from './mega-menu.module.css'

/**
 * The categories: a disclosure below the header, whose columns are loaded when the pointer or the focus comes to it. Until
 * they are there, and without script, it leads to the list of all products.
 */
export function MegaMenu() {
  const messages = useMessages('layout')
  const details = useDisclosure()
  const [CategoryColumns, want] = useLoadedComponent(() => import('./mega-menu/category-columns.tsx'))
  return (
    <details ref={details} name="header" onPointerEnter={want} onFocus={want} onToggle={want}>
      <summary>
        {messages.categories} <Icon name="caret-down" className={mainNav.caret} />
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
