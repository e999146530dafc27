import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether something moves by itself, and the way to stop and start it. */
export type Autoplay = {
  /** Null where it never moves: before hydration and under reduced motion. */
  playing: boolean | null
  toggle: () => void
}

/**
 * Acts every `delay` ms for as long as nobody holds it: not while the pointer or the keyboard's focus is in the region,
 * the page is hidden, or it was paused (WCAG 2.2.2). Under reduced motion it never acts.
 *
 * @param again when this changes, the wait starts anew: the slide that is shown
 */
export function useAutoplay(
  region: RefObject<HTMLElement | null>,
  delay: number,
  act: () => void,
  again?: unknown,
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
    const wait = () => {
      clearTimeout(timer)
      if (isHeld(element)) return
      timer = setTimeout(() => {
        latest.current()
        wait()
      }, delay)
    }
    wait()
    const signals = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const
    for (const signal of signals) element.addEventListener(signal, wait)
    document.addEventListener('visibilitychange', wait)
    return () => {
      clearTimeout(timer)
      for (const signal of signals) element.removeEventListener(signal, wait)
      document.removeEventListener('visibilitychange', wait)
    }
  }, [playing, delay, region, again])

  return { playing, toggle: () => setPlaying((was) => (was === null ? null : !was)) }
}

/** A touch leaves `:hover` behind, so only a real pointer holds. */
function isHeld(element: HTMLElement): boolean {
  const hovered = matchMedia('(hover: hover)').matches && element.matches(':hover')
  return document.hidden || hovered || element.querySelector(':focus-visible') !== null
}
