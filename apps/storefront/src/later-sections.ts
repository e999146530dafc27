import layout from '@zayy/ui/layout.module.css'
import { useEffect } from 'react'

/** Between two sections, so that input and paints come in between. */
const PAUSE_MS = 100

/**
 * Lays out the sections that the first paint left out (`layout.later`), one after the other: a page that scrolls, is printed or
 * restored then has its exact height.
 */
export function useLaterSections(): void {
  useEffect(() => {
    const sections = [...laterSections()]
    let timer: ReturnType<typeof setTimeout> | undefined
    const next = () => {
      sections.shift()?.classList.remove(layout.later ?? '')
      if (sections.length > 0) timer = setTimeout(next, PAUSE_MS)
    }
    timer = setTimeout(next, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [])
}

const laterSections = () => document.getElementsByClassName(layout.later ?? '')

/** Returns whether sections remain that are not laid out. */
export const hasLaterSections = (): boolean => laterSections().length > 0

/**
 * The class of a section below the first screen in the server's HTML. Browsers render none: React leaves the attribute as it is, but
 * reports it in development.
 */
export const laterOnFirstVisit = import.meta.env.SSR && !import.meta.env.DEV ? layout.later : ''
