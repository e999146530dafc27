import { Icon } from '@zayy/ui/icon'
import { type DragEvent, useId, useState } from 'react'
import { useLocale, useMessages } from '../../i18n/locale-context.tsx'
import { useVariantPicker } from '../variant-selection-context.tsx'
import { useGridToolsMessages } from './grid-tools-messages.ts'
import button from '@zayy/ui/button.module.css'
import typography from '@zayy/ui/typography.module.css'
import form from './tool-form.module.css'
import styles from './sheet-file.module.css'

/** The sheet of the product to download, and a filled one picked or dropped: its cells are read as pasted ones are. */
export function SheetFile({ onRead }: { onRead: (cells: string) => void }) {
  const messages = useGridToolsMessages()
  const { tryAgain } = useMessages('layout')
  const locale = useLocale()
  const { product } = useVariantPicker()
  const field = useId()
  const [issue, setIssue] = useState<'tooLarge' | 'unreadable' | null>(null)
  const [notRead, setNotRead] = useState<File | null>(null)
  const read = async (file: File | undefined) => {
    if (!file) return
    setIssue(null)
    const reader = await import('./read-sheet-file.ts').catch((error: unknown) => {
      console.warn('The code that reads files cannot be loaded.', error)
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
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shorter way than the field, not another one
    <div className={styles.file} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <p className={form.legend}>{messages.orFile}</p>
      <div className={styles.ways}>
        <a
          className={`${button.outlined} ${button.small}`}
          href={`/${locale}/api/products/${product.id}/order-template`}
          download
        >
          <Icon name="download-simple" />
          {messages.template}
        </a>
        <input
          id={field}
          type="file"
          accept=".xlsx,.csv,.txt"
          className={typography.visuallyHidden}
          aria-describedby={`${field}-note`}
          onChange={({ currentTarget }) => {
            void read(currentTarget.files?.[0])
            currentTarget.value = ''
          }}
        />
        <label htmlFor={field} className={`${button.outlined} ${button.small}`}>
          <Icon name="file-text" />
          {messages.chooseFile}
        </label>
      </div>
      <div id={`${field}-note`}>
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
