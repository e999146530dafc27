import { useEffect } from 'react'

/**
 * Returns to the place on the page when a visitor comes back from another document, such as a payment page. The router switches
 * the browser's own restoration off, and WebKit then shows a page from the back/forward cache from its top.
 */
export function usePlaceAcrossDocuments(): void {
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
