import { useEffect } from 'react'
import { useVariantPicker } from '../../variant-selection-context.tsx'
import type { GridTool } from '../../variant-selection-store.ts'
import { usePaste } from './use-paste.ts'

/** Takes what was pasted into the grid: at once if all of it fits, otherwise by opening the dialog. It shows nothing itself. */
export function PastedText({ text, from }: Pick<GridTool & { name: 'pasted' }, 'text' | 'from'>) {
  const { store } = useVariantPicker()
  const { take } = usePaste()
  useEffect(() => {
    if (store.getState().tool?.name !== 'pasted') return
    const read = take(text, from)
    store.setState({ tool: read ? { name: 'paste', pasted: { text, from, read } } : null })
  })
  return null
}
