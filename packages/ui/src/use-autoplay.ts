import { type RefObject, useEffect, useRef, useState } from 'react'

type Holding = 'region' | 'controls'

export type Autoplay = {
  /** Null if it never moves: before hydration and with reduced motion. */
  playing: boolean | null
  toggle: () => void
}

/**
 * Calls `act` every `delay` ms, except while the pointer or keyboard focus is in the region, the page is hidden, or the user
 * paused it (WCAG 2.2.2). With reduced motion it never acts.
 * @param holding where the pointer pauses it: anywhere in the region, or only on its links and buttons if it fills the screen
 * @param again restarts the wait when it changes, such as the current slide
 */
export function useAutoplay(
  region: RefObject<HTMLElement | null>,
  delay: number,
  act: () => void,
  again?: unknown,
  holding: Holding = 'region',
): Autoplay {
  const [playing, setPlaying] = useState<boolean | null>(null)
  const latest = useRef(act)
  latest.current = act

  useEffect(() => {
    const motion = matchMedia('(prefers-reduced-motion: reduce)')
    const follow = () => setPlaying(motion.matches ? null : true)
    follow()
    motion.addEventListener('change', follow)
    return () => motion.removeEventListener('change', follow)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` restarts the wait
  useEffect(() => {
    const element = region.current
    if (!playing || !element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let held: boolean | undefined
    const wait = () => {
      timer = setTimeout(() => {
        latest.current()
        wait()
      }, delay)
    }
    const follow = () => {
      const now = isHeld(element, holding)
      if (now === held) return
      held = now
      clearTimeout(timer)
      if (!held) wait()
    }
    follow()
    const signals = ['pointerover', 'pointerleave', 'focusin', 'focusout'] as const
    for (const signal of signals) element.addEventListener(signal, follow)
    document.addEventListener('visibilitychange', follow)
    return () => {
      clearTimeout(timer)
      for (const signal of signals) element.removeEventListener(signal, follow)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [playing, delay, region, again, holding])

  return { playing, toggle: () => setPlaying((was) => (was === null ? null : !was)) }
}

/** Touch leaves `:hover` set, so only devices with a real pointer count. */
function isHeld(element: HTMLElement, holding: Holding): boolean {
  const places = holding === 'region' ? [element] : [...element.querySelectorAll('a, button')]
  const hovered = matchMedia('(hover: hover)').matches && places.some((place) => place.matches(':hover'))
  return document.hidden || hovered || element.querySelector(':focus-visible') !== null
}
