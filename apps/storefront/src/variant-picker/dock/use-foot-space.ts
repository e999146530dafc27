import { type RefCallback, useCallback } from 'react'

const space = '--foot-space'

/** Moves the page where the foot has just come over the field that is being typed into. */
function uncoverField(foot: number) {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement)) return
  const { top, bottom } = field.getBoundingClientRect()
  if (top < window.innerHeight && bottom > window.innerHeight - foot)
    field.scrollIntoView({ block: 'nearest' })
}

/**
 * Tells the page how high the fixed or sticky element around `box` is, as `--foot-space`: fields and
 * floating buttons keep clear of it. Nothing where it is not displayed.
 */
export function useFootSpace(): RefCallback<HTMLElement> {
  return useCallback((box: HTMLElement | null) => {
    const foot = box?.parentElement
    if (!foot) return
    const root = document.documentElement
    let height = 0
    const observer = new ResizeObserver(() => {
      if (foot.offsetHeight === 0) return
      root.style.setProperty(space, `${foot.offsetHeight}px`)
      if (foot.offsetHeight > height) uncoverField(foot.offsetHeight)
      height = foot.offsetHeight
    })
    observer.observe(foot)
    return () => {
      observer.disconnect()
      root.style.removeProperty(space)
    }
  }, [])
}
