import { type RefObject, useEffect, useRef, useState } from 'react'
import { watchSize } from './watch-size.ts'

/** A row that scrolls sideways, by one visible width per move. */
export type ScrollRow<T extends HTMLElement> = {
  row: RefObject<T | null>
  /** True if content is hidden before or after the visible part. Before hydration: as at the start. */
  more: { before: boolean; after: boolean }
  move: (direction: 'before' | 'after') => void
}

/** Moves a row that scrolls and snaps by CSS (it works without scripts) in the reading direction: to the left in Arabic. */
export function useScrollRow<T extends HTMLElement>(): ScrollRow<T> {
  const row = useRef<T>(null)
  const [more, setMore] = useState({ before: false, after: true })

  useEffect(() => {
    const element = row.current
    if (!element) return
    const look = () => {
      const gone = Math.abs(element.scrollLeft)
      const before = gone > 1
      const after = gone + element.clientWidth < element.scrollWidth - 1
      setMore((was) => (was.before === before && was.after === after ? was : { before, after }))
    }
    // Chromium leaves an item where it is if an edge of it shows. A pressed item must not move before the click.
    element.addEventListener('focusin', () =>
      element.querySelector(':focus-visible')?.scrollIntoView({ block: 'nearest' }),
    )
    element.addEventListener('scroll', look, { passive: true })
    // Also looks once a row is first laid out; reading it here would lay out all rows.
    const unwatch = watchSize(element, look)
    return () => {
      element.removeEventListener('scroll', look)
      unwatch()
    }
  }, [])

  const move = (direction: 'before' | 'after') => {
    const element = row.current
    if (!element) return
    const sign = (getComputedStyle(element).direction === 'rtl' ? -1 : 1) * (direction === 'after' ? 1 : -1)
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    element.scrollBy({ left: sign * element.clientWidth, behavior: calm ? 'auto' : 'smooth' })
  }
  return { row, more, move }
}
