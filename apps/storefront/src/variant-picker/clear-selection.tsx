import { pieceCount } from '@zayy/domain/cart/piece-count'
import { Icon } from '@zayy/ui/icon'
import { useMessages } from '../i18n/locale-context.tsx'
import { useVariantPicker, useVariantSelection } from './variant-selection-context.tsx'
import { replaceSelection, undoReplacement } from './variant-selection-store.ts'
import button from '@zayy/ui/button.module.css'
import layout from '@zayy/ui/layout.module.css'
import styles from './clear-selection.module.css'

/** Clears all quantities; at once the same place offers to take that back. */
export function ClearSelection() {
  const messages = useMessages('cart')
  const { store } = useVariantPicker()
  const empty = useVariantSelection(({ selection }) => pieceCount(selection) === 0)
  const undoable = useVariantSelection(({ before }) => before !== null)
  return (
    <div className={styles.tools}>
      {undoable ? (
        <button
          type="button"
          className={`${button.quiet} ${layout.pushed} ${styles.tool}`}
          onClick={() => undoReplacement(store)}
        >
          <Icon name="arrow-counter-clockwise" flip />
          {messages.undo}
        </button>
      ) : (
        <button
          type="button"
          className={`${button.quiet} ${layout.pushed} ${styles.tool}`}
          disabled={empty}
          onClick={() => replaceSelection(store, [])}
        >
          <Icon name="trash" />
          {messages.clear}
        </button>
      )}
    </div>
  )
}
