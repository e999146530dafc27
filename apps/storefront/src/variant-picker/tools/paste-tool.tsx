import { applyBlock, type PasteMode } from '@zayy/domain/cart/paste/apply-block'
import { fitsWhole, summariseBlock } from '@zayy/domain/cart/paste/block-summary'
import { type PastedBlock, type ReadBlock, readBlock } from '@zayy/domain/cart/paste/read-block'
import { greatestQuantity } from '@zayy/domain/catalog/price-tiers'
import button from '@zayy/ui/button.module.css'
import field from '@zayy/ui/field.module.css'
import { Icon } from '@zayy/ui/icon'
import typography from '@zayy/ui/typography.module.css'
import { type DragEvent, useEffect, useId, useState } from 'react'
import { useLocale, useMessages } from '../../i18n/locale-context.tsx'
import { useVariantPicker, useVariantSelection } from '../variant-selection-context.tsx'
import { type GridTool, replaceSelection } from '../variant-selection-store.ts'
import { useGridToolsMessages } from './grid-tools-messages.ts'
import { PasteIssues, PasteTable } from './paste-table.tsx'
import form from './tool-form.module.css'
import { GridModeChoice, ToolActions, ToolField } from './tool-form.tsx'
import { useUndoToast } from './use-undo-toast.tsx'

type PasteToolProps = {
  /** A text pasted into the grid at the cell `from`, and its parsed block. */
  pasted?: (GridTool & { name: 'paste' })['pasted']
  onReview: () => void
  onDone: () => void
}

/** A field for copied cells or a file. A block that does not fit completely is reviewed before it goes into the grid. */
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
            className={`${field.input} ${form.cells}`}
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

/** Shows the accepted and rejected cells of a block. Guessed colours can be changed before it goes into the grid. */
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

/** Puts a text pasted into the grid in at once if all of it fits, otherwise opens the dialog. Renders nothing. */
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
  /** Parses a pasted text. Puts a block that fits completely into the grid and returns null. */
  take: (text: string, from?: { row: number; column: number }) => ReadBlock | null
  /** Puts the accepted cells of a block into the grid in one undo step. */
  put: (block: PastedBlock, mode: PasteMode) => void
}

function usePaste(): Paste {
  const messages = useGridToolsMessages()
  const { product, tiers, store } = useVariantPicker()
  const toastWithUndo = useUndoToast()
  const put = (block: PastedBlock, mode: PasteMode) => {
    const { pieces, cells } = summariseBlock(block)
    replaceSelection(store, applyBlock(store.getState().selection, block, mode))
    toastWithUndo(messages.pasted(pieces, cells))
  }
  const take = (text: string, from = { row: 0, column: 0 }) => {
    const read = readBlock(text, product, greatestQuantity(tiers), from)
    if (read.kind !== 'block' || !fitsWhole(summariseBlock(read.block))) return read
    put(read.block, 'cells')
    return null
  }
  return { take, put }
}

/** Downloads the product's order template, and reads a filled one, picked or dropped, as pasted cells. */
function SheetFile({ onRead }: { onRead: (cells: string) => void }) {
  const messages = useGridToolsMessages()
  const { tryAgain } = useMessages('layout')
  const locale = useLocale()
  const { product } = useVariantPicker()
  const id = useId()
  const [issue, setIssue] = useState<'tooLarge' | 'unreadable' | null>(null)
  const [notRead, setNotRead] = useState<File | null>(null)
  const read = async (file: File | undefined) => {
    if (!file) return
    setIssue(null)
    const reader = await import('./read-sheet-file.ts').catch((error: unknown) => {
      console.warn('The file reader cannot be loaded.', error)
    })
    setNotRead(reader ? null : file)
    if (!reader) return
    const sheet = await reader.readSheetFile(file)
    if (sheet.kind === 'cells') onRead(sheet.cells)
    else setIssue(sheet.kind)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    void read(event.dataTransfer.files[0])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the file field offers the same to keyboards
    <div className={form.file} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <p className={form.legend}>{messages.orFile}</p>
      <div className={form.fileActions}>
        <a
          className={`${button.outlined} ${button.small}`}
          href={`/${locale}/api/products/${product.id}/order-template`}
          download
        >
          <Icon name="download-simple" />
          {messages.template}
        </a>
        <input
          id={id}
          type="file"
          accept=".xlsx,.csv,.txt"
          className={typography.visuallyHidden}
          aria-describedby={`${id}-note`}
          onChange={({ currentTarget }) => {
            void read(currentTarget.files?.[0])
            currentTarget.value = ''
          }}
        />
        <label htmlFor={id} className={`${button.outlined} ${button.small}`}>
          <Icon name="file-text" />
          {messages.chooseFile}
        </label>
      </div>
      <div id={`${id}-note`}>
        {issue ? (
          <p className={form.error} role="alert">
            {issue === 'tooLarge' ? messages.fileTooLarge : messages.fileUnreadable}
          </p>
        ) : null}
        {notRead ? (
          <div role="alert">
            <p className={form.error}>{messages.fileNotRead}</p>
            <button
              type="button"
              className={`${button.quiet} ${button.small}`}
              onClick={() => void read(notRead)}
            >
              {tryAgain}
            </button>
          </div>
        ) : null}
        <p className={form.note}>{messages.fileHint}</p>
      </div>
    </div>
  )
}
