import { toast } from '@zayy/ui/toast'
import { useMessages } from '../../i18n/locale-context.tsx'
import { useVariantPicker } from '../variant-selection-context.tsx'
import { undo } from '../variant-selection-store.ts'
import styles from './undo-toast.module.css'

const UNDO_MS = 8000

/** Says what was done to the grid, with a button that takes it back. */
export function useUndoToast(): (text: string) => void {
  const messages = useMessages('cart')
  const { store } = useVariantPicker()
  return (text) => {
    void toast(
      <div className={styles.undoToast}>
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
