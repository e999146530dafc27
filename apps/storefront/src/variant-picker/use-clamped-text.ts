import { watchSize } from '@zayy/ui/watch-size'
import { type RefObject, useEffect, useRef, useState } from 'react'

type ClampedText = {
  box: RefObject<HTMLDivElement | null>
  open: boolean
  /** Part of the text is hidden. true until measured, so that the button's space is reserved from the start. */
  cut: boolean
  toggle: () => void
}

/** A text that shows three lines until expanded (spec, 2 Variation drawer). */
export function useClampedText(): ClampedText {
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [cut, setCut] = useState(true)
  useEffect(() => {
    const element = box.current
    if (!element || open) return
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 1)
    measure()
    return watchSize(element, measure)
  }, [open])
  return { box, open, cut, toggle: () => setOpen((was) => !was) }
}
