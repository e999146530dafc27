import { useState } from 'react'
import { useSelectionSum, useVariantPicker } from '../variant-selection-context.tsx'
import { useInView } from './use-in-view.ts'

/** What the dock's element carries, so that it stays while the focus is in it. */
type FocusWithin = { onFocus: () => void; onBlur: () => void }

type DockShown = {
  /** Something is chosen, and the page's tier bar is out of sight. */
  tierBar: boolean
  /** Something is chosen, and the page's sum is out of sight. */
  sum: boolean
  focusWithin: FocusWithin
}

/** What of the price the dock shows: whatever of it the page does not show at this moment. */
export function useDockShown(): DockShown {
  const { tierBar, totals } = useVariantPicker()
  const { quantity } = useSelectionSum()
  const tierBarInView = useInView(tierBar)
  const totalsInView = useInView(totals)
  const [focused, setFocused] = useState(false)
  const chosen = quantity > 0 || focused
  return {
    tierBar: chosen && !tierBarInView,
    sum: chosen && !totalsInView,
    focusWithin: { onFocus: () => setFocused(true), onBlur: () => setFocused(false) },
  }
}
