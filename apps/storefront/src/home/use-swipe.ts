import { type TouchEvent, useRef } from 'react'

/** So far a finger moves sideways before it is a swipe, in px. */
const shortestSwipe = 40

/** What a finger does that moves sideways over an element: 1 as one reads on, -1 back. A page that is zoomed is moved, and nothing swiped. */
export function useSwipe(move: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | undefined>(undefined)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const first = touches.length === 1 ? touches[0] : undefined
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1.01
      // Copied: Safari writes where the finger ends into the same object.
      start.current = first && !isZoomed ? { x: first.clientX, y: first.clientY } : undefined
    },
    onTouchEnd: ({ changedTouches, currentTarget }: TouchEvent) => {
      const from = start.current
      const end = changedTouches[0]
      start.current = undefined
      if (!from || !end) return
      const across = end.clientX - from.x
      if (Math.abs(across) < Math.max(shortestSwipe, 1.5 * Math.abs(end.clientY - from.y))) return
      move(across > 0 === (getComputedStyle(currentTarget).direction === 'rtl') ? 1 : -1)
    },
  }
}
