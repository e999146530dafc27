import { useLocation } from '@tanstack/react-router'
import { Icon } from '@zayy/ui/icon'
import { useRef, useState } from 'react'
import { useMessages } from '../i18n/locale-context.tsx'
import { AccountLink, CartLink, LanguageSwitch } from './header-links.tsx'
import { Logo } from '../links/logo.tsx'
import { MainNav } from './main-nav.tsx'
import { SearchPanel } from '../search/search-panel.tsx'
import { useHeaderScroll } from './use-header-scroll.ts'
import { useLoadedComponent } from '../use-loaded-component.tsx'
import { useShopSettings } from '../shop-settings/shop-settings.ts'
import iconButton from '@zayy/ui/icon-button.module.css'
import layout from '@zayy/ui/layout.module.css'
import styles from './header.module.css'

/** The header: transparent over the hero of the home page, past 100 px a bar that goes away downwards (header-scroll.ts). */
export function Header() {
  const messages = useMessages('layout')
  const header = useRef<HTMLElement>(null)
  const { fixed, away } = useHeaderScroll(header)
  const atHome = useLocation({ select: ({ pathname }) => pathname === '/' })
  const overHero = useShopSettings().hasSlides && atHome
  const [menuOpen, setMenuOpen] = useState(false)
  const [MenuDrawer, wantMenuDrawer] = useLoadedComponent(() => import('./menu-drawer.tsx'))
  const className = [styles.header, overHero && styles.overHero, fixed && styles.fixed, away && styles.away]
    .filter(Boolean)
    .join(' ')
  return (
    <header ref={header} className={className} data-away={away || undefined}>
      <div className={`${layout.container} ${styles.bar}`}>
        <button
          type="button"
          className={`${iconButton.iconButton} ${styles.openMenu}`}
          aria-label={messages.menu}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={() => {
            wantMenuDrawer()
            setMenuOpen(true)
          }}
        >
          <Icon name="list" size="l" />
        </button>
        <Logo />
        <MainNav />
        <SearchPanel />
        <div className={styles.tools}>
          <LanguageSwitch className={styles.language} />
          <AccountLink className={iconButton.iconButton} />
          <CartLink className={iconButton.iconButton} />
        </div>
      </div>
      {MenuDrawer ? <MenuDrawer open={menuOpen} onClose={() => setMenuOpen(false)} /> : null}
    </header>
  )
}
