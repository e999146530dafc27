import { useEffect } from 'react'

const space = '--keyboard-space'
const shorterPage = ', interactive-widget=resizes-content'
/** In px: no keyboard is lower; what a browser's own bars come and go by is less. */
const leastHeight = 100

/**
 * Keeps what stands at the foot of the screen above a phone's keyboard. Chromium and Firefox are asked to make the page shorter by
 * it; where it covers the page, as in Safari, `--keyboard-space` says how much of it.
 */
export function useKeyboardSpace() {
  useEffect(askForShorterPage, [])
  useEffect(measureKeyboard, [])
}

function askForShorterPage() {
  const viewport = document.querySelector<HTMLMetaElement>('meta[name="viewport"]')
  if (!viewport) return
  const { content } = viewport
  viewport.content = content + shorterPage
  return () => {
    viewport.content = content
  }
}

function measureKeyboard() {
  const seen = window.visualViewport
  if (!seen) return
  const root = document.documentElement
  const measure = () => {
    const covered = Math.round(window.innerHeight - seen.height - seen.offsetTop)
    const zoomed = seen.scale > 1.01
    if (covered < leastHeight || zoomed) root.style.removeProperty(space)
    else root.style.setProperty(space, `${covered}px`)
  }
  seen.addEventListener('resize', measure)
  seen.addEventListener('scroll', measure)
  return () => {
    seen.removeEventListener('resize', measure)
    seen.removeEventListener('scroll', measure)
    root.style.removeProperty(space)
  }
}
