import { useEffect } from 'react'
import { useVariantPicker, useVariantSelection } from '../../variant-selection-context.tsx'
import { openTool } from '../../variant-selection-store.ts'
import { usePaste } from './use-paste.ts'

/** Takes what was pasted into the grid: at once if all of it fits, otherwise by opening the dialog. */
export function usePastedText(): void {
  const { store } = useVariantPicker()
  const tool = useVariantSelection((state) => state.tool)
  const { take } = usePaste()
  useEffect(() => {
    if (tool?.name !== 'pasted') return
    const { text, from } = tool
    openTool(store, take(text, from) ? { name: 'paste', text, from } : null)
  })
}
