import { failureOf } from '@zayy/contract/failure'
import type { ShopClient } from '@zayy/contract/shop-client'
import type { Bill } from '@zayy/contract/types'
import { Icon } from '@zayy/ui/icon'
import { toast } from '@zayy/ui/toast'
import { useState } from 'react'
import { downloadInvoice } from './download-invoice.ts'
import { useOrderMessages } from './order-messages.ts'
import button from '@zayy/ui/button.module.css'

/** Saves the invoice as a PDF, and says so where it cannot be had. */
export function DownloadButton({ client, bill: { token } }: { client: ShopClient; bill: Bill }) {
  const messages = useOrderMessages()
  const [loading, setLoading] = useState(false)
  async function download() {
    if (loading) return
    setLoading(true)
    try {
      await downloadInvoice(client, token)
    } catch (thrown) {
      const { status, message } = failureOf(thrown)
      void toast(status === 429 ? message : messages.pdfFailed, 'error', undefined, 'invoice-pdf')
    } finally {
      setLoading(false)
    }
  }
  return (
    <button type="button" className={button.outlined} aria-busy={loading} onClick={() => void download()}>
      <Icon name="download-simple" />
      {messages.downloadPdf}
    </button>
  )
}
