import { useVariantPicker } from '../variant-selection-context.tsx'
import { replaceSelection } from '../variant-selection-store.ts'
import { useGridToolsMessages } from './grid-tools-messages.ts'
import { useUndoToast } from './use-undo-toast.tsx'

/** Clears all quantities, which can be undone. */
export function useClearGrid(): () => void {
  const messages = useGridToolsMessages()
  const { store } = useVariantPicker()
  const tell = useUndoToast()
  return () => {
    replaceSelection(store, [])
    tell(messages.cleared)
  }
}
