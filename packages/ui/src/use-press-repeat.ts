import { type PointerEvent, useEffect, useRef } from 'react'

/** How long a press is held before it repeats, and how often from then on, in ms. */
const before = 400
const between = 80

/**
 * What a button needs so that holding it repeats: a press acts at once, then again and again until it is let go.
 * A press by keyboard or by a reader's command (a click without a pointer) acts once.
 */
export function usePressRepeat(act: () => void) {
  const latest = useRef(act)
  latest.current = act
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const byPointer = useRef(false)

  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])

  const repeat = () => {
    latest.current()
    timer.current = setTimeout(repeat, between)
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      byPointer.current = true
      stop()
      latest.current()
      timer.current = setTimeout(repeat, before)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: () => {
      if (!byPointer.current) latest.current()
      byPointer.current = false
    },
  }
}
