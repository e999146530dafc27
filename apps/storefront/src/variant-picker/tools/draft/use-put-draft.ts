import { addSelections } from '@zayy/domain/cart/add-selections'
import type { Draft } from '@zayy/domain/cart/draft-link'
import { pieceCount } from '@zayy/domain/cart/piece-count'
import { useVariantPicker } from '../../variant-selection-context.tsx'
import { replaceSelection } from '../../variant-selection-store.ts'
import { useGridToolsMessages } from '../grid-tools-messages.ts'
import { useUndoToast } from '../use-undo-toast.tsx'

/** Puts a draft into the grid, in one step that can be undone. */
export function usePutDraft(): (draft: Draft, mode: 'replace' | 'add') => void {
  const messages = useGridToolsMessages()
  const { store } = useVariantPicker()
  const tell = useUndoToast()
  return ({ selection, unknown }, mode) => {
    const before = store.getState().selection
    replaceSelection(store, mode === 'add' ? addSelections(before, selection) : selection)
    const put = messages.draftPut(pieceCount(selection))
    tell(unknown > 0 ? `${put} ${messages.draftLeftOut(unknown)}` : put)
  }
}
