import { useEffect } from 'react'

/**
 * Gives the focus to a pressed button, as browsers other than Safari do. A dialog returns the focus to where it was, and a
 * form that changes moves it on from there: without this, both begin at the top of the page.
 */
export function usePressedButtonFocus(): void {
  useEffect(() => {
    const focusPressed = ({ target }: MouseEvent) => {
      if (document.activeElement !== document.body || !(target instanceof Element)) return
      target.closest<HTMLElement>('button, summary')?.focus({ preventScroll: true, focusVisible: false })
    }
    document.addEventListener('click', focusPressed, true)
    return () => document.removeEventListener('click', focusPressed, true)
  }, [])
}
