import type { EmblaCarouselType } from 'embla-carousel'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Autoplay, useAutoplay } from './use-autoplay.ts'
import { watchSize } from './watch-size.ts'

/** A row that loops and advances automatically. */
export type LoopingCarousel<T extends HTMLElement> = Autoplay & {
  viewport: RefObject<T | null>
  /** False if all of the row is visible, so that nothing can move. Before hydration: true. */
  isLonger: boolean
  move: (direction: 'before' | 'after') => void
}

/**
 * Makes a scrolling row loop and advance every `delay` ms. Its code (Embla) loads when the row comes near the screen; until
 * then, and without scripts, the row scrolls by CSS. Slide widths stay those of the stylesheet, so the layout does not shift.
 * `data-looping` on the viewport marks the active state.
 */
export function useLoopingCarousel<T extends HTMLElement>(delay: number): LoopingCarousel<T> {
  const viewport = useRef<T>(null)
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null)
  const [isLonger, setLonger] = useState(true)
  const autoplay = useAutoplay(viewport, delay, () => (isLonger ? embla?.scrollNext() : undefined), embla)

  useEffect(() => {
    const element = viewport.current
    const [first, last] = [
      element?.firstElementChild?.firstElementChild,
      element?.firstElementChild?.lastElementChild,
    ]
    if (!element || !(first instanceof HTMLElement) || !(last instanceof HTMLElement)) return
    // Embla moves slides by transforms, which change no offset.
    const look = () =>
      setLonger(Math.abs(last.offsetLeft - first.offsetLeft) + last.offsetWidth > element.clientWidth)
    look()
    return watchSize(element, look)
  }, [])

  useEffect(() => {
    const element = viewport.current
    if (!element) return
    let left = false
    let started: EmblaCarouselType | undefined
    const near = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      near.disconnect()
      void import('embla-carousel').then(({ default: EmblaCarousel }) => {
        if (left) return
        element.dataset.looping = ''
        element.scrollLeft = 0
        started = EmblaCarousel(element, {
          loop: true,
          align: 'start',
          direction: getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr',
        })
        setEmbla(started)
      })
    })
    near.observe(element)
    return () => {
      left = true
      near.disconnect()
      started?.destroy()
      delete element.dataset.looping
    }
  }, [])

  const move = (direction: 'before' | 'after') => {
    if (direction === 'after') embla?.scrollNext()
    else embla?.scrollPrev()
  }
  return { ...autoplay, viewport, isLonger, move }
}
