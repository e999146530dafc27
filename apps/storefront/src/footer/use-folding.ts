import { useEffect, useRef } from 'react'

/**
 * Folds and unfolds the footer's columns when the window becomes small or wide, or the page quiet or not. Leaves alone what the visitor
 * unfolded, and the newsletter, which folds on quiet pages only. Loaded after hydration: until then the columns are as the server sent them.
 */
export function useFolding(quiet: boolean): void {
  const wasQuiet = useRef(quiet)
  useEffect(() => {
    const small = window.matchMedia('(width < 64em)')
    const fold = () => {
      for (const column of document.querySelectorAll<HTMLDetailsElement>('footer details'))
        column.open = !quiet && (!small.matches || column.parentElement?.nodeName === 'SECTION')
    }
    if (wasQuiet.current !== quiet) fold()
    wasQuiet.current = quiet
    small.addEventListener('change', fold)
    return () => small.removeEventListener('change', fold)
  }, [quiet])
}
