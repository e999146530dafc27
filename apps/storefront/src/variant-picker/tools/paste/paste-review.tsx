import type { PasteMode } from '@zayy/domain/cart/paste/apply-block'
import { summariseBlock } from '@zayy/domain/cart/paste/block-summary'
import type { PastedBlock } from '@zayy/domain/cart/paste/read-block'
import { useState } from 'react'
import { useVariantSelection } from '../../variant-selection-context.tsx'
import { useGridToolsMessages } from '../grid-tools-messages.ts'
import { GridModeChoice } from '../grid-mode-choice.tsx'
import { ToolActions } from '../tool-actions.tsx'
import { PasteIssues } from './paste-issues.tsx'
import { PasteTable } from './paste-table.tsx'
import { usePaste } from './use-paste.ts'
import typography from '@zayy/ui/typography.module.css'

/** What of a block fits, what does not and why; guessed colours can be changed before it goes into the grid. */
export function PasteReview({ read, onDone }: { read: PastedBlock; onDone: () => void }) {
  const messages = useGridToolsMessages()
  const empty = useVariantSelection(({ selection }) => selection.length === 0)
  const { put } = usePaste()
  const [block, setBlock] = useState(read)
  const [mode, setMode] = useState<PasteMode>('replace')
  const { cells, pieces, rejected, issues } = summariseBlock(block)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        put(block, mode)
        onDone()
      }}
    >
      <p className={typography.note} role="status">
        {messages.accepted(cells, pieces, rejected)}
      </p>
      {block.rows.length > 0 ? (
        <PasteTable
          block={block}
          onChooseColour={(row, colour) =>
            setBlock({ ...block, rows: block.rows.with(row, { ...rowAt(block, row), colour }) })
          }
        />
      ) : null}
      <PasteIssues issues={issues} />
      {empty ? null : <GridModeChoice mode={mode} onChoose={setMode} />}
      <ToolActions submit={messages.putIn(pieces)} disabled={cells === 0} onCancel={onDone} />
    </form>
  )
}

function rowAt({ rows }: PastedBlock, at: number): PastedBlock['rows'][number] {
  const row = rows[at]
  if (!row) throw new RangeError(`The block has no row ${at}`)
  return row
}
