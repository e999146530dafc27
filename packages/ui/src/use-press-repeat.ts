import { type PointerEvent, useEffect, useRef } from 'react'

/** Milliseconds before a held press repeats, and between repeats. */
const FIRST_DELAY_MS = 400
const REPEAT_MS = 80

/**
 * Returns props that make a held button repeat: a press acts at once, then repeatedly until release. A press by keyboard or
 * screen reader (a click without a pointer) acts once.
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
    timer.current = setTimeout(repeat, REPEAT_MS)
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      byPointer.current = true
      stop()
      latest.current()
      timer.current = setTimeout(repeat, FIRST_DELAY_MS)
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
