import { type RefObject, useEffect, useState } from 'react'
import { headerAfterScroll, hideDelay } from './header-scroll.ts'

/** Follows the page's scroll: whether the header is a fixed bar, and whether it is away. It stays while it is being used. */
export function useHeaderScroll(header: RefObject<HTMLElement | null>): { fixed: boolean; away: boolean } {
  const [state, setState] = useState({ fixed: false, away: false })

  useEffect(() => {
    let from = window.scrollY
    let timer: ReturnType<typeof setTimeout> | undefined
    const set = (fixed: boolean, away: boolean) =>
      setState((was) => (was.fixed === fixed && was.away === away ? was : { fixed, away }))
    const hide = () => {
      timer = undefined
      if (window.scrollY > 0 && !isUsed(header.current)) set(true, true)
    }
    const onScroll = () => {
      const to = window.scrollY
      const { fixed, bar } = headerAfterScroll(from, to)
      from = to
      if (bar === 'show') {
        clearTimeout(timer)
        timer = undefined
        set(fixed, false)
      } else {
        setState((was) => (was.fixed === fixed ? was : { ...was, fixed }))
        if (bar === 'hideSoon') timer ??= setTimeout(hide, hideDelay)
      }
    }
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', onScroll)
    }
  }, [header])

  return state
}

/** A menu of it is open, or the keyboard is in it. */
function isUsed(header: HTMLElement | null): boolean {
  return header?.querySelector('details[open], :focus-visible') != null
}
