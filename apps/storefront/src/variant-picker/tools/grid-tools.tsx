import { isDraftFragment, readDraft } from '@zayy/domain/cart/draft-link'
import { pieceCount } from '@zayy/domain/cart/piece-count'
import { Icon } from '@zayy/ui/icon'
import type { IconName } from '@zayy/ui/icon-names'
import { toast } from '@zayy/ui/toast'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useMessages } from '../../i18n/locale-context.tsx'
import { useLoadedComponent } from '../../use-loaded-component.tsx'
import type { SeenViews } from '../picker-view.ts'
import { useVariantPicker, useVariantSelection } from '../variant-selection-context.tsx'
import { isEqual, undo } from '../variant-selection-store.ts'
import { useGridToolsMessages } from './grid-tools-messages.ts'
import { useClearGrid, usePutDraft } from './use-undo-toast.tsx'
import button from '@zayy/ui/button.module.css'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './grid-tools.module.css'

/** The toolbar above the grid, or with `keys` the key hints below it. */
export default function GridTools({ keys, ...seen }: SeenViews & { keys?: boolean }) {
  const { product } = useVariantPicker()
  if (keys) return <GridKeyHints />
  return product.colours.length * product.sizes.length > 1 ? <Toolbar {...seen} /> : null
}

/** Shows the main tools above the grid, and above the tiles one button that opens all tools. */
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

function GridKeyHints() {
  const messages = useGridToolsMessages()
  return (
    <p className={styles.keyHints}>
      <span>
        <span className={typography.visuallyHidden}>{messages.keyArrows} </span>
        {(['arrow-up', 'arrow-down', 'arrow-left', 'arrow-right'] as const).map((arrow) => (
          <kbd key={arrow}>
            <Icon name={arrow} />
          </kbd>
        ))}
        {messages.keyMove}
      </span>
      <span>
        <kbd>Enter</kbd>
        {messages.keyEnter}
      </span>
      <span>
        <kbd>Ctrl V</kbd>
        {messages.keyPaste}
      </span>
      <span>
        <kbd>+</kbd>
        <kbd>−</kbd>
        {messages.keyChange}
      </span>
      <span>
        <kbd>Esc</kbd>
        {messages.keyEscape}
      </span>
    </p>
  )
}

/**
 * Opens the draft in the URL fragment, now and on `hashchange`. It fills an empty grid and opens a dialog over a filled one.
 * The fragment is removed so that a reload does not open the draft again.
 */
function useDraftOfAddress(): void {
  const messages = useGridToolsMessages()
  const { product, store } = useVariantPicker()
  const put = usePutDraft()
  const open = useEffectEvent(() => {
    const { hash, pathname, search } = window.location
    const fragment = hash.slice(1)
    if (!isDraftFragment(fragment)) return
    window.history.replaceState(window.history.state, '', `${pathname}${search}`)
    const draft = readDraft(fragment, product)
    const { selection } = store.getState()
    if (!draft) void toast(messages.draftDamaged, 'error')
    else if (draft.selection.length === 0) void toast(messages.draftUnknown, 'error')
    else if (selection.length === 0) put(draft, 'replace')
    else if (draft.unknown > 0 || !isEqual(draft.selection, selection))
      store.setState({ tool: { name: 'opened-draft', draft } })
  })
  useEffect(() => {
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [])
}
