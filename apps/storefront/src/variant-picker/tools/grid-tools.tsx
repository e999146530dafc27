import { isDraftFragment, readDraft } from '@zayy/domain/cart/draft-link'
import { pieceCount } from '@zayy/domain/cart/piece-count'
import button from '@zayy/ui/button.module.css'
import { Icon } from '@zayy/ui/icon'
import type { IconName } from '@zayy/ui/icon-names'
import layout from '@zayy/ui/layout.module.css'
import { toast } from '@zayy/ui/toast'
import typography from '@zayy/ui/typography.module.css'
import visibility from '@zayy/ui/visibility.module.css'
import { useEffect, useEffectEvent } from 'react'
import { useBuyingMessages } from '../../i18n/buying-messages.ts'
import { useDisclosure } from '../../search/use-disclosure.ts'
import { useLoadedComponent } from '../../use-loaded-component.tsx'
import type { SeenViews } from '../picker-view.ts'
import { useSettledSelection, useVariantPicker, useVariantSelection } from '../variant-selection-context.tsx'
import { isEqual, undo } from '../variant-selection-store.ts'
import styles from './grid-tools.module.css'
import { useGridToolsMessages } from './grid-tools-messages.ts'
import { useClearGrid, usePutDraft } from './use-undo-toast.tsx'

/** The help directly above the grid, or the key hints below it. */
export type GridToolRow = 'help' | 'keys'

/** The toolbar of the picker, or another row beside the grid. */
export default function GridTools({ row, ...seen }: SeenViews & { row?: GridToolRow }) {
  const { product } = useVariantPicker()
  if (row === 'keys') return <GridKeyHints />
  if (row === 'help') return <FirstEntryHelp />
  return product.colours.length * product.sizes.length > 1 ? <Toolbar {...seen} /> : null
}

/** Says how to fill the grid, until it has an entry. */
function FirstEntryHelp() {
  const messages = useGridToolsMessages()
  const { product } = useVariantPicker()
  const count = useSettledSelection(({ selection }) => pieceCount(selection))
  const [colour] = product.colours
  const size = product.sizes[1] ?? product.sizes[0]
  if (count > 0 || !colour || !size) return null
  return <p className={styles.help}>{messages.help(`\u2068${size.name}\u2069`, colour.name)}</p>
}

/** Shows the main tools above the grid and the others in a menu; above the tiles, all in a menu. */
function Toolbar({ onGrid, onTiles }: SeenViews) {
  useDraftOfAddress()
  const messages = useBuyingMessages('cart')
  const tools = useGridToolsMessages()
  const { product, store } = useVariantPicker()
  const tool = useVariantSelection((state) => state.tool)
  const [ToolDialog] = useLoadedComponent(() => import('./tool-dialog.tsx'), tool)
  const clear = useClearGrid()
  const empty = useSettledSelection(({ selection }) => pieceCount(selection) === 0)
  const undoable = useSettledSelection(({ history }) => history.length > 0)
  const open = (name: 'paste' | 'spread' | 'copy' | 'draft') => () => store.setState({ tool: { name } })
  const paste: Tool = { icon: 'clipboard-text', name: tools.paste, onPress: open('paste') }
  const spread: Tool[] =
    product.sizes.length > 1 ? [{ icon: 'magic-wand', name: tools.spread, onPress: open('spread') }] : []
  const copy: Tool[] =
    product.colours.length > 1 ? [{ icon: 'rows', name: tools.copyRow, onPress: open('copy') }] : []
  const others: Tool[] = [
    ...copy,
    { icon: 'share-network', name: tools.shareDraft, disabled: empty, onPress: open('draft') },
    { icon: 'trash', name: tools.clearGrid, disabled: empty, onPress: clear },
  ]
  const undoButton = undoable ? (
    <ToolButton
      icon="arrow-counter-clockwise"
      flip
      className={layout.pushed}
      name={messages.undo}
      onPress={() => undo(store)}
    />
  ) : null
  return (
    <>
      {onGrid === null ? null : (
        <div className={`${styles.toolbar} ${onGrid}`}>
          {[paste, ...spread].map((shown) => (
            <ToolButton key={shown.name} {...shown} />
          ))}
          <ToolMenu name={tools.more} tools={others} />
          {undoButton}
        </div>
      )}
      {onTiles === null ? null : (
        <div className={`${styles.toolbar} ${onTiles}`}>
          <ToolMenu name={tools.quickWays} tools={[paste, ...spread, ...others]} />
          {undoButton}
        </div>
      )}
      {ToolDialog ? <ToolDialog /> : null}
    </>
  )
}

type Tool = { icon: IconName; name: string; disabled?: boolean; onPress: () => void }

function ToolButton({
  icon,
  name,
  flip = false,
  disabled = false,
  className = '',
  onPress,
}: Tool & { flip?: boolean; className?: string | undefined }) {
  return (
    <button
      type="button"
      className={`${button.quiet} ${styles.tool} ${className}`}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon name={icon} {...(flip ? { flip } : {})} />
      {name}
    </button>
  )
}

function ToolMenu({ name, tools }: { name: string; tools: readonly Tool[] }) {
  const details = useDisclosure()
  return (
    <details
      ref={details}
      className={styles.menu}
      // Above the dock, which would cover it.
      onToggle={({ currentTarget: { open, lastElementChild } }) => {
        if (open) lastElementChild?.scrollIntoView({ block: 'nearest' })
      }}
    >
      <summary className={`${button.quiet} ${styles.tool}`}>
        {name}
        <Icon name="caret-down" size="s" className={styles.caret} />
      </summary>
      <ul className={styles.items}>
        {tools.map((tool) => (
          <li key={tool.name}>
            <ToolButton
              {...tool}
              onPress={() => {
                // The tool's dialog returns the focus to what has it now.
                details.current?.querySelector('summary')?.focus()
                if (details.current) details.current.open = false
                tool.onPress()
              }}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

function GridKeyHints() {
  const messages = useGridToolsMessages()
  return (
    <p className={`${visibility.notInPrint} ${styles.keyHints}`}>
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
