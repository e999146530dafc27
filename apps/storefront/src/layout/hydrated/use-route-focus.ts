import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * After the page has changed, the focus goes to its main part, so that readers begin there and the next Tab is in it.
 * A change of the query alone (a filter, a pager) leaves the focus where it is.
 */
export function useRouteFocus(): void {
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
