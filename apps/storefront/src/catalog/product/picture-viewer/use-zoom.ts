import { useCallback, useEffect, useRef, useState } from 'react'

/** How many times its size a picture is zoomed to with one press, and at most with two fingers. */
const pressedZoom = 2.5
const greatestZoom = 5

/** Two taps within this time are one double tap, in ms. */
const doubleTapMs = 320

type Point = { clientX: number; clientY: number }

/**
 * Zooms what a scrolling element shows, which its style sheet draws `--zoom` times as large: by a press of the mouse, two
 * taps or two fingers, around the point that they are at. Moving the mouse moves the zoomed picture.
 * @param shown whether it is the picture in sight: another one returns to its own size
 */
export function useZoom(shown: boolean) {
  const view = useRef<HTMLDivElement>(null)
  const zoom = useRef(1)
  const lastTap = useRef(Number.NEGATIVE_INFINITY)
  const [zoomed, setZoomed] = useState(false)

  const zoomTo = useCallback((next: number, at?: Point) => {
    const element = view.current
    if (!element) return
    const box = element.getBoundingClientRect()
    const x = at ? at.clientX - box.left : box.width / 2
    const y = at ? at.clientY - box.top : box.height / 2
    const growth = next / zoom.current
    const [left, top] = [(element.scrollLeft + x) * growth - x, (element.scrollTop + y) * growth - y]
    zoom.current = next
    element.style.setProperty('--zoom', String(next))
    element.scrollTo({ left, top, behavior: 'instant' })
    setZoomed(next > 1)
  }, [])

  useEffect(() => {
    if (!shown) zoomTo(1)
  }, [shown, zoomTo])

  useEffect(() => {
    const element = view.current
    if (!element) return
    return followFingers(element, zoom, zoomTo)
  }, [zoomTo])

  const toggle = (at?: Point) => zoomTo(zoom.current > 1 ? 1 : pressedZoom, at)
  return {
    view,
    zoomed,
    toggle,
    /** For a press: with a finger the second of two counts. */
    onPress: (event: React.MouseEvent) => {
      const touched = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch'
      const isFirstTap = touched && event.timeStamp - lastTap.current > doubleTapMs
      lastTap.current = isFirstTap ? event.timeStamp : Number.NEGATIVE_INFINITY
      if (!isFirstTap) toggle(event)
    },
    /** For a mouse that moves over the zoomed picture: its edges are reached at the edges of the view. */
    onPointerMove: ({ pointerType, clientX, clientY }: React.PointerEvent) => {
      const element = view.current
      if (!element || pointerType !== 'mouse' || zoom.current === 1) return
      const box = element.getBoundingClientRect()
      element.scrollTo({
        left: ((clientX - box.left) / box.width) * (element.scrollWidth - element.clientWidth),
        top: ((clientY - box.top) / box.height) * (element.scrollHeight - element.clientHeight),
        behavior: 'instant',
      })
    },
  }
}

/** Zooms with two fingers, from 1 to the greatest. @returns what ends it */
function followFingers(
  element: HTMLElement,
  zoom: { readonly current: number },
  zoomTo: (next: number, at: Point) => void,
): () => void {
  let start: { distance: number; zoom: number } | undefined
  const onTouch = (event: TouchEvent) => {
    const [one, other] = event.touches
    if (!one || !other) {
      start = undefined
      return
    }
    event.preventDefault()
    const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
    start ??= { distance, zoom: zoom.current }
    const next = Math.min(greatestZoom, Math.max(1, (start.zoom * distance) / start.distance))
    const between = { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 }
    zoomTo(next, between)
  }
  const names = ['touchstart', 'touchmove', 'touchend'] as const
  for (const name of names) element.addEventListener(name, onTouch, { passive: false })
  return () => {
    for (const name of names) element.removeEventListener(name, onTouch)
  }
}
