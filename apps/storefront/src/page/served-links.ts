import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useLocale } from '../i18n/locale-context.tsx'
import { localizedPath, pathWithoutLocale } from '../i18n/localized-path.ts'

const links = '[data-served] a[href^="/"]'

/** As the router's own links. */
const PRELOAD_DELAY_MS = 50

/** Makes links in served HTML (`ServedPart`) like those of the router: they open in the page, preload on intent, and mark the current page. */
export function useServedLinks(): void {
  const router = useRouter()
  const locale = useLocale()
  const pathname = useLocation({ select: (location) => location.pathname })

  useEffect(() => {
    const current = localizedPath(locale, pathname)
    for (const link of document.querySelectorAll<HTMLAnchorElement>(links))
      if (decodeURI(link.pathname) === current) link.setAttribute('aria-current', 'page')
      else link.removeAttribute('aria-current')
  }, [locale, pathname])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const linkOf = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>(links) : null
      // A file, such as a certificate, is no page.
      return link && router.getMatchedRoutes(pathWithoutLocale(link.pathname))[2] ? link : null
    }
    const open = (event: MouseEvent) => {
      const link = linkOf(event)
      const isPlain = !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
      if (!link || !isPlain || event.button !== 0 || event.defaultPrevented) return
      event.preventDefault()
      void router.navigate({ href: link.pathname + link.search })
    }
    const preload = (event: Event) => {
      const link = linkOf(event)
      clearTimeout(timer)
      if (!link) return
      const to = pathWithoutLocale(decodeURI(link.pathname))
      timer = setTimeout(() => void router.preloadRoute({ to }).catch(() => undefined), PRELOAD_DELAY_MS)
    }
    const intents = ['pointerover', 'focusin', 'touchstart'] as const
    document.addEventListener('click', open)
    for (const intent of intents) document.addEventListener(intent, preload, { passive: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', open)
      for (const intent of intents) document.removeEventListener(intent, preload)
    }
  }, [router])
}
