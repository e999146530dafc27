import { Modal } from '@zayy/ui/dialog/modal'
import { useState } from 'react'
import { useVariantPicker, useVariantSelection } from '../variant-selection-context.tsx'
import type { GridTool } from '../variant-selection-store.ts'
import { CopyRowTool } from './copy-row-tool.tsx'
import { useGridToolsMessages } from './grid-tools-messages.ts'
import { PastedText, PasteTool } from './paste-tool.tsx'
import { OpenedDraft, ShareDraft } from './share-draft.tsx'
import { SpreadTool } from './spread-tool.tsx'

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
