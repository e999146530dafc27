import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { ConnectionBar } from '../connection/connection-bar.tsx'
import { restoreFields } from '../connection/kept-fields.ts'
import styles from './progress-bar.module.css'

/** What a page needs only once it can be left: progress, focus and place of a navigation, and what is said of one that fails. */
export default function HydratedParts() {
  useRouteFocus()
  useScrollByAction()
  usePlaceAcrossDocuments()
  usePressedButtonFocus()
  useEffect(() => void restoreFields(), [])
  return (
    <>
      <ProgressBar />
      <ConnectionBar />
    </>
  )
}

/** A thin bar at the top while a page is loading; the stylesheet shows it after a delay. */
function ProgressBar() {
  const waiting = useRouterState({ select: (state) => state.isLoading })
  return waiting ? <div className={styles.progress} aria-hidden="true" /> : null
}

/**
 * Returns to the place on the page when a visitor comes back from another document, such as a payment page. The router switches
 * the browser's own restoration off, and WebKit then shows a page from the back/forward cache from its top.
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
 * Gives the focus to a pressed button, as browsers other than Safari do. A dialog returns the focus to where it was, and a
 * form that changes moves it on from there: without this, both begin at the top of the page.
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
 * After the page has changed, the focus goes to its main part, so that readers begin there and the next Tab is in it.
 * A change of the query alone (a filter, a pager) leaves the focus where it is.
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

/** A page that is gone on to scrolls to its top smoothly (spec, 2). One that is gone back to stands at once where it was left. */
function useScrollByAction(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.history.subscribe(({ action: { type } }) => {
        const isNew = type === 'PUSH' || type === 'REPLACE'
        router.options.scrollRestorationBehavior = isNew ? 'smooth' : 'instant'
      }),
    [router],
  )
}
