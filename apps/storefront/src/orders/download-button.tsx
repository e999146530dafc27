import { failureOf } from '@zayy/contract/failure'
import { Icon } from '@zayy/ui/icon'
import { toast } from '@zayy/ui/toast'
import { useState } from 'react'
import { useOrderMessages } from './order-messages.ts'
import button from '@zayy/ui/button.module.css'

/**
 * Saves an invoice or a credit note as PDF, with a toast on failure.
 * @param label if the page has several buttons
 */
export function DownloadButton({ fetchFile, label }: { fetchFile: () => Promise<File>; label?: string }) {
  const messages = useOrderMessages()
  const [loading, setLoading] = useState(false)
  async function download() {
    if (loading) return
    setLoading(true)
    try {
      downloadFile(await fetchFile())
    } catch (thrown) {
      const { status, message } = failureOf(thrown)
      void toast(status === 429 ? message : messages.pdfFailed, 'error', undefined, 'invoice-pdf')
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
      {messages.downloadPdf}
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
