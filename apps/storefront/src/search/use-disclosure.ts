import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Makes a `<details>` behave like a menu: Escape closes it and focuses its summary; a press or focus outside, a link and
 * navigation close it. A link to the current page is no navigation.
 */
export function useDisclosure(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null)
  const pathname = useLocation({ select: (location) => location.pathname })

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on another page
  useEffect(() => {
    if (details.current) details.current.open = false
  }, [pathname])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const element = details.current
      if (event.key !== 'Escape' || event.keyCode === 229 || !element?.open) return
      element.open = false
      element.querySelector('summary')?.focus()
    }
    const onLeave = ({ type, target }: Event) => {
      const element = details.current
      if (!element?.open || !(target instanceof Element)) return
      if (type === 'click' ? target.closest('a') : !element.contains(target)) element.open = false
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onLeave)
    document.addEventListener('focusin', onLeave)
    document.addEventListener('click', onLeave)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onLeave)
      document.removeEventListener('focusin', onLeave)
      document.removeEventListener('click', onLeave)
    }
  }, [])

  return details
}
