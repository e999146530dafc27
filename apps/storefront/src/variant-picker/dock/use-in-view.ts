import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether any of an element is seen between the header and what stays at the foot of the screen. true until it is known.
 */
export function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(true)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? true),
      { rootMargin: '-64px 0px -96px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return inView
}
