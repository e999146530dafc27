import { failureOf } from '@zayy/contract/failure'
import button from '@zayy/ui/button.module.css'
import { Icon } from '@zayy/ui/icon'
import { Segmented } from '@zayy/ui/segmented'
import { toast } from '@zayy/ui/toast'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useOrderMessages } from './order-messages.ts'
import styles from './print-buttons.module.css'

/**
 * Wide screens preview the chosen format. Phones always show the receipt and unfold one button per format. Renders nothing where the
 * browser cannot print, as inside other apps.
 */
export function PrintButtons({
  format,
  isMain,
  onChoose,
}: {
  format: PrintFormat
  /** Printing is the main action of the page. */
  isMain: boolean
  onChoose: (format: PrintFormat) => void
}) {
  const messages = useOrderMessages()
  if (typeof window.print !== 'function') return null
  return (
    <>
      <div className={styles.chosen}>
        <Segmented
          label={messages.paper}
          options={printFormats.map((value) => ({
            value,
            name: <bdi dir="ltr">{messages.papers[value]}</bdi>,
          }))}
          chosen={format}
          onChoose={onChoose}
        />
        <button
          type="button"
          className={isMain ? button.primary : button.outlined}
          onClick={() => void printInvoice(format)}
        >
          <Icon name="printer" />
          {messages.print}
        </button>
      </div>
      <details className={styles.each}>
        <summary className={button.outlined}>
          <Icon name="printer" />
          {messages.print}
          <Icon name="caret-down" size="s" />
        </summary>
        <div>
          {printFormats.map((value) => (
            <button
              key={value}
              type="button"
              className={button.outlined}
              onClick={() => {
                flushSync(() => onChoose(value))
                void printInvoice(value)
              }}
            >
              {messages.printOn} <bdi dir="ltr">{messages.papers[value]}</bdi>
            </button>
          ))}
        </div>
      </details>
    </>
  )
}

const printFormats = ['a4', 'receipt'] as const
export type PrintFormat = (typeof printFormats)[number]

const PX_PER_MM = 96 / 25.4

/** Prints once the fonts are loaded. The page of a roll gets the length of the rendered receipt. */
async function printInvoice(format: PrintFormat): Promise<void> {
  await document.fonts.ready
  const roll = format === 'receipt' ? rollPage() : null
  if (roll) {
    document.adoptedStyleSheets.push(roll)
    const removed = () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== roll)
    }
    window.addEventListener('afterprint', removed, { once: true })
  }
  window.print()
}

function rollPage(): CSSStyleSheet | null {
  const receipt = document.querySelector('[data-receipt]')
  if (!receipt) return null
  const millimetres = Math.ceil(receipt.scrollHeight / PX_PER_MM) + 2
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@page receipt { size: 80mm ${millimetres}mm; margin: 0 }`)
  return sheet
}

/**
 * Saves an invoice or a credit note as PDF or XML, with a toast on failure.
 * @param label if the page has several buttons
 */
export function DownloadButton({
  fetchFile,
  label,
  kind = 'pdf',
}: {
  fetchFile: () => Promise<File>
  label?: string
  kind?: 'pdf' | 'xml'
}) {
  const messages = useOrderMessages()
  const [text, failed] = {
    pdf: [messages.downloadPdf, messages.pdfFailed],
    xml: [messages.downloadXml, messages.xmlFailed],
  }[kind]
  const [loading, setLoading] = useState(false)
  async function download() {
    if (loading) return
    setLoading(true)
    try {
      downloadFile(await fetchFile())
    } catch (thrown) {
      const { status, message } = failureOf(thrown)
      void toast(status === 429 ? message : failed, 'error', 'invoice-pdf')
    } finally {
      setLoading(false)
    }
  }
  return (
    <button
      type="button"
      className={button.outlined}
      aria-busy={loading}
      aria-label={label}
      onClick={() => void download()}
    >
      <Icon name="download-simple" />
      {text}
    </button>
  )
}

/** Time for the browser to start saving before the object URL is revoked. */
const SAVING_BEGINS_MS = 60_000

/** A plain link would put the bill token into the browser's download list. */
function downloadFile(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), SAVING_BEGINS_MS)
}
