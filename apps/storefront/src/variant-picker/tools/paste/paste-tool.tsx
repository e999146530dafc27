import { type ReadBlock, readBlock } from '@zayy/domain/cart/paste/read-block'
import { greatestQuantity } from '@zayy/domain/catalog/price-tiers'
import { useEffect, useState } from 'react'
import { useVariantPicker } from '../../variant-selection-context.tsx'
import { ToolField } from '../tool-field.tsx'
import { useGridToolsMessages } from '../grid-tools-messages.ts'
import { PasteReview } from './paste-review.tsx'
import { SheetFile } from './sheet-file.tsx'
import { usePaste } from './use-paste.ts'
import button from '@zayy/ui/button.module.css'
import field from '@zayy/ui/field.module.css'
import layout from '@zayy/ui/layout.module.css'
import form from '../tool-form.module.css'
import styles from './paste-tool.module.css'

type PasteToolProps = {
  /** What was pasted into the grid already, at the cell `from`. */
  text?: string
  from?: { row: number; column: number }
  onReview: () => void
  onDone: () => void
}

const firstCell = { row: 0, column: 0 }

/** A field for copied cells; what does not fit as a whole is shown before it goes into the grid. */
export function PasteTool({ text = '', from, onReview, onDone }: PasteToolProps) {
  const messages = useGridToolsMessages()
  const { take } = usePaste()
  const { product, tiers } = useVariantPicker()
  const [typed, setTyped] = useState(text)
  const [read, setRead] = useState<ReadBlock | null>(() =>
    text === '' ? null : readBlock(text, product, greatestQuantity(tiers), from ?? firstCell),
  )
  const look = (pasted: string) => {
    setTyped(pasted)
    const result = take(pasted, from)
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
      <div className={layout.row}>
        <button type="submit" className={button.primary} disabled={typed.trim() === ''}>
          {messages.review}
        </button>
        <button type="button" className={button.quiet} onClick={onDone}>
          {messages.cancel}
        </button>
      </div>
    </form>
  )
}
