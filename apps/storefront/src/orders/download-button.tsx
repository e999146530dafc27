import { failureOf } from '@zayy/contract/failure'
import button from '@zayy/ui/button.module.css'
import { Icon } from '@zayy/ui/icon'
import { toast } from '@zayy/ui/toast'
import { useState } from 'react'
import { downloadFile } from './download-file.ts'
import { useOrderMessages } from './order-messages.ts'

/**
 * Saves an invoice or a credit note as a PDF, and says so where it cannot be had.
 * @param label what the button is called where there are several
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
