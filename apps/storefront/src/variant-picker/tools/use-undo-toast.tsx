import { addSelections } from '@zayy/domain/cart/add-selections'
import type { Draft } from '@zayy/domain/cart/draft-link'
import { pieceCount } from '@zayy/domain/cart/piece-count'
import { toast } from '@zayy/ui/toast'
import { useMessages } from '../../i18n/locale-context.tsx'
import { useVariantPicker } from '../variant-selection-context.tsx'
import { replaceSelection, undo } from '../variant-selection-store.ts'
import { useGridToolsMessages } from './grid-tools-messages.ts'
import styles from '../variant-picker.module.css'

const UNDO_MS = 8000

/** Says what was done to the grid, with a button that takes it back. */
export function useUndoToast(): (text: string) => void {
  const messages = useMessages('cart')
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
      UNDO_MS,
      'selection',
    )
  }
}

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
