import type { ReadBlock } from '@zayy/domain/cart/paste/read-block'
import { useEffect, useState } from 'react'
import type { GridTool } from '../../variant-selection-store.ts'
import { ToolActions } from '../tool-actions.tsx'
import { ToolField } from '../tool-field.tsx'
import { useGridToolsMessages } from '../grid-tools-messages.ts'
import { PasteReview } from './paste-review.tsx'
import { SheetFile } from './sheet-file.tsx'
import { usePaste } from './use-paste.ts'
import field from '@zayy/ui/field.module.css'
import form from '../tool-form.module.css'
import styles from './paste-tool.module.css'

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
