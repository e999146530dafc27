import { addSelections } from '@zayy/domain/cart/add-selections'
import type { Draft } from '@zayy/domain/cart/draft-link'
import { pieceCount } from '@zayy/domain/cart/piece-count'
import { toast } from '@zayy/ui/toast'
import { useBuyingMessages } from '../../i18n/buying-messages.ts'
import styles from '../variant-picker.module.css'
import { useVariantPicker } from '../variant-selection-context.tsx'
import { replaceSelection, undo } from '../variant-selection-store.ts'
import { useGridToolsMessages } from './grid-tools-messages.ts'

const UNDO_MS = 8000

/** Returns a function that shows a toast about a change of the grid with an undo button. */
export function useUndoToast(): (text: string) => void {
  const messages = useBuyingMessages('cart')
  const { store } = useVariantPicker()
  return (text) => {
    void toast(
      <div className={styles.toast}>
        <span>{text}</span>
        <button type="button" onClick={() => undo(store)}>
          {messages.undo}
        </button>
      </div>,
      'success',
      'selection',
      UNDO_MS,
    )
  }
}

export function useClearGrid(): () => void {
  const messages = useGridToolsMessages()
  const { store } = useVariantPicker()
  const toastWithUndo = useUndoToast()
  return () => {
    replaceSelection(store, [])
    toastWithUndo(messages.cleared)
  }
}

/** Returns a function that puts a draft into the grid in one undo step. */
export function usePutDraft(): (draft: Draft, mode: 'replace' | 'add') => void {
  const messages = useGridToolsMessages()
  const { store } = useVariantPicker()
  const toastWithUndo = useUndoToast()
  return ({ selection, unknown }, mode) => {
    const before = store.getState().selection
    replaceSelection(store, mode === 'add' ? addSelections(before, selection) : selection)
    const put = messages.draftPut(pieceCount(selection))
    toastWithUndo(unknown > 0 ? `${put} ${messages.draftLeftOut(unknown)}` : put)
  }
}
