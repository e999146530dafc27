import { useLocation, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { ConnectionBar } from '../connection/connection-bar.tsx'
import { retryFailedImages } from '../connection/failed-images.ts'
import { restoreFields } from '../connection/kept-fields.ts'
import { useFolding } from '../footer/use-folding.ts'
import { useMessages } from '../i18n/locale-context.tsx'
import { useLaterSections } from '../later-sections.ts'
import { rollDigitsWith } from '../prices/price.tsx'
import { replaceMissingRiyalSign } from '../prices/riyal-sign.ts'
import { RollingDigits } from '../prices/rolling-digits.tsx'
import { useFreeFloatingButtons } from './floating-buttons.ts'
import styles from './progress-bar.module.css'
import { useServedLinks } from './served-links.ts'

/** Parts that only navigation needs: progress, focus, scroll position and connection errors. Loaded after hydration. */
export default function HydratedParts() {
  useRouteFocus()
  useScrollByAction()
  usePlaceAcrossDocuments()
  usePressedButtonFocus()
  useServedLinks()
  useEffect(() => {
    restoreFields()
    rollDigitsWith(RollingDigits)
    return retryFailedImages()
  }, [])
  const { currency } = useMessages('layout')
  useEffect(() => void replaceMissingRiyalSign(currency), [currency])
  useFreeFloatingButtons()
  useLaterSections()
  useFolding(useLocation({ select: ({ pathname }) => pathname === '/checkout' }))
  return (
    <>
      <ProgressBar />
      <ConnectionBar />
    </>
  )
}

/** A thin bar at the top while a page is loading. CSS delays it. */
function ProgressBar() {
  const waiting = useRouterState({ select: (state) => state.isLoading })
  return waiting ? <div className={styles.progress} aria-hidden="true" /> : null
}

/**
 * Restores the scroll position when the visitor returns from another document, such as a payment page. The router turns off the
 * browser's scroll restoration, and WebKit then shows pages from the back/forward cache at their top.
 */
function usePlaceAcrossDocuments(): void {
  useEffect(() => {
    let top = 0
    const keep = () => {
      top = window.scrollY
    }
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.scrollTo({ top, behavior: 'instant' })
    }
    addEventListener('pagehide', keep)
    addEventListener('pageshow', restore)
    return () => {
      removeEventListener('pagehide', keep)
      removeEventListener('pageshow', restore)
    }
  }, [])
}

/**
 * Focuses a pressed button, which Safari does not. Dialogs and changing forms move focus from there; otherwise it would start at the
 * top of the page.
 */
export function usePressedButtonFocus(): void {
  useEffect(() => {
    const focusPressed = ({ target }: MouseEvent) => {
      if (document.activeElement !== document.body || !(target instanceof Element)) return
      target.closest<HTMLElement>('button, summary')?.focus({ preventScroll: true, focusVisible: false })
    }
    document.addEventListener('click', focusPressed, true)
    return () => document.removeEventListener('click', focusPressed, true)
  }, [])
}

/**
 * Focuses `<main>` after a navigation, so that screen readers and Tab start there. A change of the query alone (filter, pager)
 * keeps the focus.
 */
function useRouteFocus(): void {
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const shown = useRef(pathname)
  useEffect(() => {
    const before = shown.current
    shown.current = pathname
    if (before === undefined || before === pathname) return
    const main = document.getElementById('main')
    if (!main) return
    main.tabIndex = -1
    main.focus({ preventScroll: true })
  }, [pathname])
}

/**
 * Scrolls smoothly to the top of a new page (spec, 2), and jumps to the former position after Back. From further down it jumps
 * together with the first change of the page, which may be its skeleton: its top would otherwise come into view late.
 */
function useScrollByAction(): void {
  const router = useRouter()
  const jumps = useRef(false)
  useEffect(
    () =>
      router.history.subscribe(({ action: { type } }) => {
        const isNew = type === 'PUSH' || type === 'REPLACE'
        const isNearTop = window.scrollY <= window.innerHeight
        router.options.scrollRestorationBehavior = isNew && isNearTop ? 'smooth' : 'instant'
        jumps.current = isNew && !isNearTop
      }),
    [router],
  )
  const shown = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs before another page is painted
  useLayoutEffect(() => {
    if (!jumps.current) return
    jumps.current = false
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [shown])
}
