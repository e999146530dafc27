import { type RefObject, useEffect, useState } from 'react'

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
        if (bar === 'hideSoon') timer ??= setTimeout(hide, HIDE_DELAY_MS)
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

/** Where the bar becomes fixed, in px from the top (spec, 9). */
const THRESHOLD_PX = 100

/** How long after a downward scroll the bar goes away, in ms (spec, 9). */
const HIDE_DELAY_MS = 500

/** What a scroll means for the header: whether it is a fixed bar, and whether it should come back, go away soon, or stay. */
export type HeaderAfterScroll = { fixed: boolean; bar: 'show' | 'hideSoon' | 'keep' }

/**
 * The rule of the header (spec, 2): past 100 px it is a fixed bar; a downward scroll there hides it 500 ms later,
 * an upward one brings it back at once, and near the top it always stands.
 *
 * @param from where the page stood before, in px from the top
 * @param to where it stands now; overscroll (below 0) counts as the top
 */
export function headerAfterScroll(from: number, to: number): HeaderAfterScroll {
  const fixed = to > THRESHOLD_PX
  if (!fixed || to < from) return { fixed, bar: 'show' }
  return { fixed, bar: to > from ? 'hideSoon' : 'keep' }
}
