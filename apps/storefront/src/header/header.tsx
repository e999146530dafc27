import { useLocation } from '@tanstack/react-router'
import caret from '@zayy/ui/caret.module.css'
import { Icon } from '@zayy/ui/icon'
import iconButton from '@zayy/ui/icon-button.module.css'
import layout from '@zayy/ui/layout.module.css'
import visibility from '@zayy/ui/visibility.module.css'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useMessages } from '../i18n/locale-context.tsx'
import { Logo } from '../links/logo.tsx'
import { SearchPanel } from '../search/search-panel.tsx'
import { useShopSettings } from '../shop-settings/shop-settings.ts'
import { afterHydration, useLoadedComponent } from '../use-loaded-component.tsx'
import styles from './header.module.css'
import { AccountLink, CartLink, LanguageSwitch } from './header-links.tsx'
import { MainNav } from './main-nav.tsx'
import chip from './quantity-chip.module.css'

const QuantityChip = afterHydration(() => import('./quantity-chip.tsx'))

/** Transparent over the hero of the home page; past 100 px a fixed bar that hides on downward scrolls. A quiet one has no search and no number. */
export function Header({ quiet }: { quiet: boolean }) {
  const messages = useMessages('layout')
  const header = useRef<HTMLElement>(null)
  const { fixed, away } = useHeaderScroll(header)
  const atHome = useLocation({ select: ({ pathname }) => pathname === '/' })
  const overHero = useShopSettings().hasSlides && atHome
  const [menuOpen, setMenuOpen] = useState(false)
  const [MenuDrawer, wantMenuDrawer] = useLoadedComponent(() => import('./menu-drawer.tsx'))
  const className = [
    styles.header,
    visibility.notInPrint,
    quiet && styles.quiet,
    overHero && styles.overHero,
    fixed && styles.fixed,
    away && styles.away,
  ]
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
        <Logo oneColour={overHero && !fixed} />
        <MainNav />
        {quiet ? (
          <span className={styles.secure}>
            <Icon name="lock-simple" />
            {messages.securePayment}
          </span>
        ) : (
          <>
            <SearchPanel />
            <QuantityChip>
              <details className={chip.quantity}>
                <summary>
                  {messages.howMany}
                  <Icon name="caret-down" className={`${caret.caret} ${caret.small} ${chip.caret}`} />
                </summary>
              </details>
            </QuantityChip>
          </>
        )}
        <div className={styles.tools}>
          <LanguageSwitch className={styles.language} />
          <AccountLink className={`${iconButton.iconButton} ${styles.account}`} />
          <CartLink className={iconButton.iconButton} />
        </div>
      </div>
      {MenuDrawer ? <MenuDrawer open={menuOpen} onClose={() => setMenuOpen(false)} /> : null}
    </header>
  )
}

/** Fixes, hides and shows the header by scrolling. Keeps it while in use. */
function useHeaderScroll(header: RefObject<HTMLElement | null>): { fixed: boolean; away: boolean } {
  const [state, setState] = useState({ fixed: false, away: false })

  useEffect(() => {
    let from = window.scrollY
    let timer: ReturnType<typeof setTimeout> | undefined
    const set = (fixed: boolean, away?: boolean) =>
      setState((was) => {
        const next = { fixed, away: away ?? was.away }
        return was.fixed === fixed && was.away === next.away ? was : next
      })
    const hide = () => {
      timer = undefined
      if (window.scrollY > 0 && !isUsed(header.current)) set(true, true)
    }
    const onScroll = () => {
      const to = window.scrollY
      const { fixed, bar } = headerAfterScroll(from, to)
      from = to
      if (bar === 'show') {
        clearTimeout(timer)
        timer = undefined
        set(fixed, false)
      } else {
        set(fixed)
        if (bar === 'hideSoon') timer ??= setTimeout(hide, HIDE_DELAY_MS)
      }
    }
    // Tab reaches the links of a hidden header.
    const onFocus = () => set(window.scrollY > THRESHOLD_PX, false)
    const element = header.current
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    element?.addEventListener('focusin', onFocus)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', onScroll)
      element?.removeEventListener('focusin', onFocus)
    }
  }, [header])

  return state
}

/** A menu is open, or keyboard focus is in the header. */
function isUsed(header: HTMLElement | null): boolean {
  return header?.querySelector('details[open], :focus-visible') != null
}

/** Spec, 9. */
const THRESHOLD_PX = 100

/** Spec, 9. */
const HIDE_DELAY_MS = 500

type HeaderAfterScroll = { fixed: boolean; bar: 'show' | 'hideSoon' | 'keep' }

/**
 * Spec, 2: past 100 px the header is a fixed bar; a downward scroll hides it after 500 ms, an upward one shows it at once, and near
 * the top it is always visible.
 * @param from former scroll position in px
 * @param to new scroll position; overscroll (below 0) counts as the top
 */
export function headerAfterScroll(from: number, to: number): HeaderAfterScroll {
  const fixed = to > THRESHOLD_PX
  if (!fixed || to < from) return { fixed, bar: 'show' }
  return { fixed, bar: to > from ? 'hideSoon' : 'keep' }
}
