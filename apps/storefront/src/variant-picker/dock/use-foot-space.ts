import { type RefCallback, useCallback } from 'react'

const space = '--foot-space'

/**
 * Tells the page how high the fixed or sticky element around `box` is, as `--foot-space`: fields and
 * floating buttons keep clear of it. Nothing where it is not displayed.
 */
export function useFootSpace(): RefCallback<HTMLElement> {
  return useCallback((box: HTMLElement | null) => {
    const foot = box?.parentElement
    if (!foot) return
    const root = document.documentElement
    const observer = new ResizeObserver(() => {
      if (foot.offsetHeight === 0) return
      root.style.setProperty(space, `${foot.offsetHeight}px`)
    })
    observer.observe(foot)
    return () => {
      observer.disconnect()
      root.style.removeProperty(space)
    }
  }, [])
}
