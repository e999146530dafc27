import { pieceCount } from '@zayy/domain/cart/piece-count'
import { Icon } from '@zayy/ui/icon'
import type { IconName } from '@zayy/ui/icon-names'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/locale-context.tsx'
import { useLoadedComponent } from '../../layout/use-loaded-component.ts'
import type { SeenViews } from '../picker-view.ts'
import { useVariantPicker, useVariantSelection } from '../variant-selection-context.tsx'
import { undo } from '../variant-selection-store.ts'
import { useDraftOfAddress } from './draft/use-draft-of-address.ts'
import { GridKeyHints } from './grid-key-hints.tsx'
import { useGridToolsMessages } from './grid-tools-messages.ts'
import { useClearGrid } from './use-clear-grid.ts'
import button from '@zayy/ui/button.module.css'
import layout from '@zayy/ui/layout.module.css'
import styles from './grid-tools.module.css'

/** The toolbar above the grid, or with `keys` what the keys do in it. */
export default function GridTools({ keys, ...seen }: SeenViews & { keys?: boolean }) {
  const { product } = useVariantPicker()
  if (keys) return <GridKeyHints />
  return product.colours.length * product.sizes.length > 1 ? <Toolbar {...seen} /> : null
}

/** All tools; beside tiles one button that opens them. */
function Toolbar({ onGrid, onTiles }: SeenViews) {
  useDraftOfAddress()
  const messages = useMessages('cart')
  const tools = useGridToolsMessages()
  const { product, store } = useVariantPicker()
  const tool = useVariantSelection((state) => state.tool)
  const [ToolDialog] = useLoadedComponent(() => import('./tool-dialog.tsx'), tool)
  const clear = useClearGrid()
  const empty = useVariantSelection(({ selection }) => pieceCount(selection) === 0)
  const undoable = useVariantSelection(({ history }) => history.length > 0)
  const undoButton = undoable ? (
    <ToolButton icon="arrow-counter-clockwise" flip onPress={() => undo(store)}>
      {messages.undo}
    </ToolButton>
  ) : null
  return (
    <>
      {onGrid === null ? null : (
        <div className={`${styles.toolbar} ${onGrid}`}>
          <ToolButton icon="clipboard-text" onPress={() => store.setState({ tool: { name: 'paste' } })}>
            {tools.paste}
          </ToolButton>
          {product.sizes.length > 1 ? (
            <ToolButton
              icon="magic-wand"
              className={styles.spread}
              onPress={() => store.setState({ tool: { name: 'spread' } })}
            >
              {tools.spread}
            </ToolButton>
          ) : null}
          <ToolButton icon="caret-down" onPress={() => store.setState({ tool: { name: 'more' } })}>
            {tools.more}
          </ToolButton>
          <span className={layout.pushed} />
          {undoButton}
          <ToolButton icon="trash" disabled={empty} onPress={clear}>
            {tools.clear}
          </ToolButton>
        </div>
      )}
      {onTiles === null ? null : (
        <div className={`${styles.toolbar} ${onTiles}`}>
          <ToolButton icon="magic-wand" onPress={() => store.setState({ tool: { name: 'more' } })}>
            {tools.quickWays}
          </ToolButton>
          <span className={layout.pushed} />
          {undoButton}
        </div>
      )}
      {ToolDialog ? <ToolDialog /> : null}
    </>
  )
}

function ToolButton({
  icon,
  flip = false,
  disabled = false,
  className = '',
  onPress,
  children,
}: {
  icon: IconName
  flip?: boolean
  disabled?: boolean
  className?: string | undefined
  onPress: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      className={`${button.quiet} ${styles.tool} ${className}`}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon name={icon} {...(flip ? { flip } : {})} />
      {children}
    </button>
  )
}
