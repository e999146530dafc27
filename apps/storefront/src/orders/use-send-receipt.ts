import { failureOf } from '@zayy/contract/failure'
import { mostReceiptBytes } from '@zayy/contract/orders/transfer-receipt'
import type { ShopClient } from '@zayy/contract/shop-client'
import type { Bill } from '@zayy/contract/types'
import { useState } from 'react'
import { useOrderMessages } from './order-messages.ts'

/** @property sentAt when the last receipt was sent, ISO 8601; null before the first. @property error why the last try failed */
export type SentReceipt = { sentAt: string | null; sending: boolean; error: string | null }

/** The receipt of a bill's transfer, as it stands, and the sending of one. */
export function useSendReceipt(client: ShopClient, { token, transfer_receipt }: Bill) {
  const messages = useOrderMessages()
  const [receipt, setReceipt] = useState<SentReceipt>({
    sentAt: transfer_receipt?.sent_at ?? null,
    sending: false,
    error: null,
  })
  async function send(file: File) {
    if (receipt.sending) return
    if (file.size > mostReceiptBytes) {
      setReceipt({ ...receipt, error: messages.receiptTooLarge })
      return
    }
    setReceipt({ ...receipt, sending: true, error: null })
    try {
      const { data } = await client.orders.sendReceipt({ token, receipt: file })
      setReceipt({ sentAt: data.transfer_receipt?.sent_at ?? null, sending: false, error: null })
    } catch (thrown) {
      const { status, message, errors } = failureOf(thrown)
      const told = status > 0 && status < 500 ? (errors.receipt?.[0] ?? message) : ''
      setReceipt({ ...receipt, sending: false, error: told || messages.receiptFailed })
    }
  }
  return { ...receipt, send }
}
