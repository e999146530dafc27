import { applyBlock, type PasteMode } from '@zayy/domain/cart/paste/apply-block'
import { fitsWhole, summariseBlock } from '@zayy/domain/cart/paste/block-summary'
import { type PastedBlock, type ReadBlock, readBlock } from '@zayy/domain/cart/paste/read-block'
import { greatestQuantity } from '@zayy/domain/catalog/price-tiers'
import { useEffect, useState } from 'react'
import { useVariantPicker, useVariantSelection } from '../variant-selection-context.tsx'
import { type GridTool, replaceSelection } from '../variant-selection-store.ts'
import { useGridToolsMessages } from './grid-tools-messages.ts'
import { PasteIssues, PasteTable } from './paste-table.tsx'
import { SheetFile } from './sheet-file.tsx'
import { GridModeChoice, ToolActions, ToolField } from './tool-form.tsx'
import { useUndoToast } from './use-undo-toast.tsx'
import field from '@zayy/ui/field.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './paste-tool.module.css'
import form from './tool-form.module.css'

type PasteToolProps = {
  /** What was pasted into the grid already, at the cell `from`, and what was read of it. */
  pasted?: (GridTool & { name: 'paste' })['pasted']
  onReview: () => void
  onDone: () => void
}

/** A field for copied cells; what does not fit as a whole is shown before it goes into the grid. */
export function PasteTool({ pasted, onReview, onDone }: PasteToolProps) {
  const messages = useGridToolsMessages()
  const { take } = usePaste()
  const [typed, setTyped] = useState(pasted?.text ?? '')
  const [read, setRead] = useState<ReadBlock | null>(pasted?.read ?? null)
  const look = (text: string) => {
    setTyped(text)
    const result = take(text, pasted?.from)
    if (result) setRead(result)
    else onDone()
  }
  const reviewing = read?.kind === 'block'
  useEffect(() => {
    if (reviewing) onReview()
  }, [reviewing, onReview])
  if (read?.kind === 'block') return <PasteReview read={read.block} onDone={onDone} />
  const error =
    read?.kind === 'empty'
      ? messages.nothingPasted
      : read?.kind === 'tooLarge'
        ? messages.pasteTooLarge
        : undefined
  return (
    <form
      className={form.form}
      onSubmit={(event) => {
        event.preventDefault()
        look(typed)
      }}
    >
      <ToolField label={messages.pasteField} hint={messages.pasteHint} error={error}>
        {(control) => (
          <textarea
            {...control}
            className={`${field.input} ${styles.cells}`}
            rows={6}
            dir="auto"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onPaste={(event) => {
              event.preventDefault()
              look(event.clipboardData.getData('text/plain'))
            }}
          />
        )}
      </ToolField>
      <SheetFile onRead={look} />
      <ToolActions submit={messages.review} disabled={typed.trim() === ''} onCancel={onDone} />
    </form>
  )
}

/** What of a block fits, what does not and why; guessed colours can be changed before it goes into the grid. */
function PasteReview({ read, onDone }: { read: PastedBlock; onDone: () => void }) {
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

/** Takes what was pasted into the grid: at once if all of it fits, otherwise by opening the dialog. It shows nothing itself. */
export function PastedText({ text, from }: Pick<GridTool & { name: 'pasted' }, 'text' | 'from'>) {
  const { store } = useVariantPicker()
  const { take } = usePaste()
  useEffect(() => {
    if (store.getState().tool?.name !== 'pasted') return
    const read = take(text, from)
    store.setState({ tool: read ? { name: 'paste', pasted: { text, from, read } } : null })
  })
  return null
}

type Paste = {
  /** Reads a pasted text. A block that fits as a whole is in the grid at once, and null is returned. */
  take: (text: string, from?: { row: number; column: number }) => ReadBlock | null
  /** Puts the accepted cells of a block into the grid, in one step that can be undone. */
  put: (block: PastedBlock, mode: PasteMode) => void
}

/** Pasting into the grid of the product being chosen. */
function usePaste(): Paste {
  const messages = useGridToolsMessages()
  const { product, tiers, store } = useVariantPicker()
  const tell = useUndoToast()
  const put = (block: PastedBlock, mode: PasteMode) => {
    const { pieces, cells } = summariseBlock(block)
    replaceSelection(store, applyBlock(store.getState().selection, block, mode))
    tell(messages.pasted(pieces, cells))
  }
  const take = (text: string, from = { row: 0, column: 0 }) => {
    const read = readBlock(text, product, greatestQuantity(tiers), from)
    if (read.kind !== 'block' || !fitsWhole(summariseBlock(read.block))) return read
    put(read.block, 'cells')
    return null
  }
  return { take, put }
}
