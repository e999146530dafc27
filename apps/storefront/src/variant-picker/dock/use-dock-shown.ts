import { useState } from 'react'
import { useSelectionSum, useVariantPicker } from '../variant-selection-context.tsx'
import { useInView } from './use-in-view.ts'

/** What the dock's element carries, so that it stays while the focus is in it. */
type FocusWithin = { onFocus: () => void; onBlur: () => void }

/** Whether the dock is shown: something is chosen, and the page's tier bar is out of sight. */
export function useDockShown(): [shown: boolean, focusWithin: FocusWithin] {
  const { tierBar } = useVariantPicker()
  const { quantity } = useSelectionSum()
  const tierBarInView = useInView(tierBar)
  const [focused, setFocused] = useState(false)
  const shown = (quantity > 0 || focused) && !tierBarInView
  return [shown, { onFocus: () => setFocused(true), onBlur: () => setFocused(false) }]
}
