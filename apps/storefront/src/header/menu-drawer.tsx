import { useLocation } from '@tanstack/react-router'
import button from '@zayy/ui/button.module.css'
import caret from '@zayy/ui/caret.module.css'
import { DialogClose } from '@zayy/ui/dialog/dialog-layer'
import { Drawer } from '@zayy/ui/dialog/drawer'
import panel from '@zayy/ui/dialog/drawer.module.css'
import { Icon } from '@zayy/ui/icon'
import iconButton from '@zayy/ui/icon-button.module.css'
import layout from '@zayy/ui/layout.module.css'
import { Thumb } from '@zayy/ui/thumb'
import { useEffect, useRef } from 'react'
import { useMessages } from '../i18n/locale-context.tsx'
import { categoryProductsPath } from '../links/category-products-path.ts'
import { Logo } from '../links/logo.tsx'
import { ShopLink } from '../links/shop-link.tsx'
import { useShopMenu } from '../shop-settings/shop-menu.ts'
import { useShopSettings } from '../shop-settings/shop-settings.ts'
import { AccountLink, LanguageSwitch } from './header-links.tsx'
import { useMainPages } from './main-nav.tsx'
import styles from './menu-drawer.module.css'

/** Header links on narrow screens. Closes with a link and on navigation. */
export default function MenuDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const messages = useMessages('layout')
  const { hasCategories } = useShopSettings()
  const { categories } = useShopMenu()
  const pages = useMainPages()
  useClosedByLinks(open, onClose)
  return (
    <Drawer open={open} onClose={onClose} label={messages.menu} edge="start" className={styles.drawer}>
      <div className={`${panel.head} ${styles.head}`}>
        <Logo />
        <DialogClose className={iconButton.iconButton} label={messages.close}>
          <Icon name="x" size="l" />
        </DialogClose>
      </div>
      <nav className={`${panel.body} ${styles.body} ${styles.links}`} aria-label={messages.mainLinks}>
        <ShopLink to="/">{messages.home}</ShopLink>
        {hasCategories ? (
          <details open>
            <summary>
              {messages.categories}
              <Icon name="caret-down" className={`${caret.caret} ${styles.caret}`} />
            </summary>
            <div className={styles.children}>
              {categories.map((category) => (
                <ShopLink key={category.id} to={categoryProductsPath(category)}>
                  <Thumb url={category.image} width={36} height={36} />
                  {category.name}
                </ShopLink>
              ))}
            </div>
          </details>
        ) : null}
        {pages.map(({ to, label }) => (
          <ShopLink key={to} to={to}>
            {label}
          </ShopLink>
        ))}
      </nav>
      <div className={`${layout.row} ${panel.foot} ${styles.foot}`}>
        <AccountLink className={`${button.outlined} ${button.small} ${styles.language}`} withText />
        <LanguageSwitch className={`${button.outlined} ${button.small} ${styles.language}`} icon />
      </div>
    </Drawer>
  )
}

/** A link to the current page is no navigation. */
function useClosedByLinks(open: boolean, onClose: () => void): void {
  const href = useLocation({ select: (location) => location.href })
  const openedAt = useRef(href)
  useEffect(() => {
    if (open && openedAt.current !== href) onClose()
    openedAt.current = href
    if (!open) return
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) onClose()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [open, href, onClose])
}
