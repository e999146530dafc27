import { Modal } from '@zayy/ui/dialog/modal'
import { useState } from 'react'
import { pieceCount } from '@zayy/domain/cart/piece-count'
import { Icon } from '@zayy/ui/icon'
import type { IconName } from '@zayy/ui/icon-names'
import { useVariantPicker, useVariantSelection } from '../variant-selection-context.tsx'
import type { GridTool } from '../variant-selection-store.ts'
import { CopyRowTool } from './copy-row-tool.tsx'
import { OpenedDraft, ShareDraft } from './share-draft.tsx'
import { useGridToolsMessages } from './grid-tools-messages.ts'
import { PastedText, PasteTool } from './paste-tool.tsx'
import { SpreadTool } from './spread-tool.tsx'
import { useClearGrid } from './use-undo-toast.tsx'
import button from '@zayy/ui/button.module.css'
import styles from './tool-form.module.css'

/** The dialog of the open tool, which keeps its content while it closes. Also handles a text pasted into the grid. */
export default function ToolDialog() {
  const messages = useGridToolsMessages()
  const { store } = useVariantPicker()
  const tool = useVariantSelection((state) => state.tool)
  const [shown, setShown] = useState<GridTool | null>(null)
  const [reviewing, setReviewing] = useState(false)
  const open = tool !== null && tool.name !== 'pasted'
  if (open && tool !== shown) {
    setShown(tool)
    setReviewing(false)
  }
  const close = () => store.setState({ tool: null })
  const titles = {
    more: messages.quickWays,
    paste: reviewing ? messages.review : messages.paste,
    pasted: '',
    spread: messages.spread,
    copy: messages.copyRow,
    draft: messages.shareDraft,
    'opened-draft': messages.openedDraft,
  }
  return (
    <>
      {tool?.name === 'pasted' ? <PastedText {...tool} /> : null}
      <Modal open={open} onClose={close} title={shown ? titles[shown.name] : ''} close={messages.close}>
        {shown?.name === 'more' ? <MoreTools onDone={close} /> : null}
        {shown?.name === 'paste' ? (
          <PasteTool {...shown} onReview={() => setReviewing(true)} onDone={close} />
        ) : null}
        {shown?.name === 'spread' ? <SpreadTool onDone={close} /> : null}
        {shown?.name === 'copy' ? <CopyRowTool onDone={close} /> : null}
        {shown?.name === 'draft' ? <ShareDraft /> : null}
        {shown?.name === 'opened-draft' ? <OpenedDraft draft={shown.draft} onDone={close} /> : null}
      </Modal>
    </>
  )
}

function MoreTools({ onDone }: { onDone: () => void }) {
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
