import { type RefObject, useEffect, useState } from 'react'

/** So much of an element is seen where it can be read and pressed. */
const legible = 0.9

/**
 * Whether an element is seen between the header and what stays at the foot of the screen, and not only an edge of it. true until it
 * is known.
 */
export function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(true)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => setInView((entries.at(-1)?.intersectionRatio ?? 1) >= legible),
      { rootMargin: '-64px 0px -96px', threshold: legible },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return inView
}
