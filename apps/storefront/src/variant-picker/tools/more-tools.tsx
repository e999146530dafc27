import { pieceCount } from '@zayy/domain/cart/piece-count'
import { Icon } from '@zayy/ui/icon'
import type { IconName } from '@zayy/ui/icon-names'
import { useVariantPicker, useVariantSelection } from '../variant-selection-context.tsx'
import { useGridToolsMessages } from './grid-tools-messages.ts'
import { useClearGrid } from './use-undo-toast.tsx'
import button from '@zayy/ui/button.module.css'
import styles from './more-tools.module.css'

/** All quick ways to fill the grid, one below the other. */
export function MoreTools({ onDone }: { onDone: () => void }) {
  const messages = useGridToolsMessages()
  const { product, store } = useVariantPicker()
  const empty = useVariantSelection(({ selection }) => pieceCount(selection) === 0)
  const clear = useClearGrid()
  const tools: { icon: IconName; name: string; shown?: boolean; disabled?: boolean; onPress: () => void }[] =
    [
      {
        icon: 'clipboard-text',
        name: messages.paste,
        onPress: () => store.setState({ tool: { name: 'paste' } }),
      },
      {
        icon: 'magic-wand',
        name: messages.spread,
        shown: product.sizes.length > 1,
        onPress: () => store.setState({ tool: { name: 'spread' } }),
      },
      {
        icon: 'rows',
        name: messages.copyRow,
        shown: product.colours.length > 1,
        onPress: () => store.setState({ tool: { name: 'copy' } }),
      },
      {
        icon: 'share-network',
        name: messages.shareDraft,
        disabled: empty,
        onPress: () => store.setState({ tool: { name: 'draft' } }),
      },
      {
        icon: 'trash',
        name: messages.clearGrid,
        disabled: empty,
        onPress: () => {
          clear()
          onDone()
        },
      },
    ]
  return (
    <ul className={styles.tools}>
      {tools
        .filter(({ shown = true }) => shown)
        .map(({ icon, name, disabled = false, onPress }) => (
          <li key={name}>
            <button
              type="button"
              className={`${button.quiet} ${styles.tool}`}
              disabled={disabled}
              onClick={onPress}
            >
              <Icon name={icon} />
              {name}
            </button>
          </li>
        ))}
    </ul>
  )
}
