import { watchSize } from '@zayy/ui/watch-size'
import { useEffect } from 'react'
import { hasLaterSections } from '../later-sections.ts'

/** The page is at rest this long after the last scroll or change. */
const REST_MS = 150

/** The same while somebody types or moves a slider: reading the page takes 60 ms on a phone, too long between two keys. */
const TYPING_REST_MS = 500

/** Distance in px that text and controls keep from a button. */
const CLEARANCE = 6

/** Distance in px of the points at which the page below a button is read; lines of text are higher. */
const STEP = 11

const controls = 'a:not(:has(img)), button, input, label, select, summary, textarea, [role="slider"]'

/**
 * Shows each floating button, once the page rests, where it covers no text and no control. Scrolling hides it. The footer leaves
 * `--bar-space` free at its end, the height of a bar that stays there. Each button is a task: reading the page below one takes 30 ms
 * on a phone.
 */
export function useFreeFloatingButtons(): void {
  useEffect(() => {
    const frame = document.querySelector<HTMLElement>('[data-floating]')
    if (!frame) return
    const buttons = () => frame.querySelectorAll<HTMLElement>(':scope > a')
    let timer: ReturnType<typeof setTimeout> | undefined
    let waiting: HTMLElement[] = []
    const showNext = () => {
      const button = waiting.shift()
      if (!button) return
      button.toggleAttribute('data-free', isFree(button, frame))
      timer = setTimeout(showNext)
    }
    let unwatch: (() => void) | undefined
    let barSpace = ''
    const show = () => {
      // Each section that is laid out changes the page again.
      if (hasLaterSections()) return later()
      // Not before: WebKit reports an error if the page's height changes once more within a frame.
      if (!unwatch) {
        unwatch = watchSize(document.body, later)
        return
      }
      const bar = document.querySelector<HTMLElement>('[data-bottom-bar="stays"]')?.offsetHeight ?? 0
      const space = bar > 0 ? `${bar}px` : ''
      const { style } = document.documentElement
      // Keeps a focused element above the bar. Without one, a buy bar may have set its own height.
      if (bar > 0 || style.scrollPaddingBlockEnd === barSpace) style.scrollPaddingBlockEnd = space
      barSpace = space
      // Only the footer inherits it: a new value for the document would restyle every element, 60 ms on a phone.
      document.querySelector<HTMLElement>('body > footer')?.style.setProperty('--bar-space', space)
      waiting = [...buttons()]
      timer = setTimeout(showNext)
    }
    const later = () => {
      const isTyping = document.activeElement?.matches(
        'input:not([type="checkbox"], [type="radio"]), textarea, [role="slider"]',
      )
      clearTimeout(timer)
      timer = setTimeout(show, isTyping ? TYPING_REST_MS : REST_MS)
    }
    const onScroll = ({ target }: Event) => {
      if (target === document) for (const button of buttons()) button.removeAttribute('data-free')
      later()
    }
    later()
    // Content that loads beside a taller column leaves the page's height as it is.
    const changed = new MutationObserver(later)
    changed.observe(document.body, { childList: true, subtree: true })
    // Captures the scrolling of rows too.
    addEventListener('scroll', onScroll, { capture: true, passive: true })
    for (const name of ['resize', 'click', 'transitionend']) addEventListener(name, later)
    return () => {
      clearTimeout(timer)
      unwatch?.()
      changed.disconnect()
      removeEventListener('scroll', onScroll, { capture: true })
      for (const name of ['resize', 'click', 'transitionend']) removeEventListener(name, later)
    }
  }, [])
}

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>

function isFree(button: HTMLElement, frame: HTMLElement): boolean {
  const box = restingBox(button)
  const seen = new Set<Element>([document.documentElement, document.body])
  for (let x = box.left; x <= box.right; x += STEP)
    for (let y = box.top; y <= box.bottom; y += STEP)
      for (const element of document.elementsFromPoint(x, y)) {
        if (seen.has(element) || frame.contains(element)) continue
        seen.add(element)
        if (hasControl(element, box) || hasText(element, box)) return false
      }
  return true
}

/** Where the button is when it is shown, with its clearance. */
function restingBox(button: HTMLElement): Box {
  const { bottom, marginBottom } = getComputedStyle(button)
  const { left, right } = button.getBoundingClientRect()
  const end = window.innerHeight - Number.parseFloat(bottom) - Number.parseFloat(marginBottom)
  return {
    top: end - button.offsetHeight - CLEARANCE,
    bottom: Math.min(end + CLEARANCE, window.innerHeight - 1),
    left: Math.max(left - CLEARANCE, 0),
    right: Math.min(right + CLEARANCE, document.documentElement.clientWidth - 1),
  }
}

/** A link around a picture may be covered: its text is elsewhere. */
function hasControl(element: Element, box: Box): boolean {
  const control = element.closest(controls)
  return control !== null && overlaps(control.getBoundingClientRect(), box)
}

function hasText(element: Element, box: Box): boolean {
  const range = document.createRange()
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false
    range.selectNodeContents(node)
    return [...range.getClientRects()].some((line) => overlaps(line, box))
  })
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top
}
