import type { Draft } from '@zayy/domain/cart/draft-link'
import { pieceCount } from '@zayy/domain/cart/piece-count'
import { type SyntheticEvent, useState } from 'react'
import { useVariantSelection } from '../../variant-selection-context.tsx'
import { GridModeChoice } from '../grid-mode-choice.tsx'
import { useGridToolsMessages } from '../grid-tools-messages.ts'
import { usePutDraft } from './use-put-draft.ts'
import button from '@zayy/ui/button.module.css'
import layout from '@zayy/ui/layout.module.css'
import form from '../tool-form.module.css'

/** Asks what becomes of the quantities in the grid when a link with others was opened. */
export function OpenedDraft({ draft, onDone }: { draft: Draft; onDone: () => void }) {
  const messages = useGridToolsMessages()
  const inGrid = useVariantSelection(({ selection }) => pieceCount(selection))
  const put = usePutDraft()
  const [mode, setMode] = useState<'replace' | 'add'>('replace')
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    put(draft, mode)
    onDone()
  }
  return (
    <form onSubmit={submit} className={form.form}>
      <p>{messages.draftOpened(pieceCount(draft.selection), inGrid)}</p>
      {draft.unknown > 0 ? <p className={form.error}>{messages.draftLeftOut(draft.unknown)}</p> : null}
      <GridModeChoice mode={mode} onChoose={setMode} />
      <div className={`${layout.row} ${layout.wrapping}`}>
        <button type="submit" className={button.primary}>
          {messages.putIn(pieceCount(draft.selection))}
        </button>
        <button type="button" className={button.quiet} onClick={onDone}>
          {messages.keepGrid}
        </button>
      </div>
    </form>
  )
}
