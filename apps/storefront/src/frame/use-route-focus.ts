import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * After the page has changed, the focus goes to its main part, so that readers begin there and the next Tab is in it.
 * A change of the query alone (a filter, a pager) leaves the focus where it is.
 */
export function useRouteFocus(): void {
  const pathname = useLocation({ select: (location) => location.pathname })
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const main = document.getElementById('main')
    if (!main) return
    main.tabIndex = -1
    main.focus({ preventScroll: true })
  }, [pathname])
}
