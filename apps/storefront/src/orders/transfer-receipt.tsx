import { failureOf } from '@zayy/contract/failure'
import { MAX_RECEIPT_BYTES, receiptTypes } from '@zayy/contract/orders/transfer-receipt'
import type { ShopClient } from '@zayy/contract/shop-client'
import type { Bill } from '@zayy/contract/types'
import { formatDate } from '@zayy/i18n/dates'
import { Icon } from '@zayy/ui/icon'
import { useId, useState } from 'react'
import { useLocale } from '../i18n/locale-context.tsx'
import { useOrderMessages } from './order-messages.ts'
import button from '@zayy/ui/button.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './transfer-receipt.module.css'

/** Where the buyer sends the bank's receipt of the transfer, a photo or a PDF, and sees that it has come. */
export function TransferReceipt({ client, bill }: { client: ShopClient; bill: Bill }) {
  const messages = useOrderMessages()
  const locale = useLocale()
  const field = useId()
  const { sentAt, sending, error, send } = useSendReceipt(client, bill)
  return (
    <section className={styles.receipt} aria-labelledby={`${field}-title`}>
      <h2 id={`${field}-title`}>{messages.receiptTitle}</h2>
      <p role="status" className={sentAt === null || sending ? typography.note : styles.sent}>
        {sending ? messages.receiptSending : null}
        {!sending && sentAt === null ? messages.receiptHint : null}
        {!sending && sentAt !== null ? (
          <>
            <Icon name="check-circle" />
            {messages.receiptSent(formatDate(sentAt, locale))}
          </>
        ) : null}
      </p>
      <div className={styles.way}>
        <input
          id={field}
          type="file"
          accept={receiptTypes.join()}
          className={typography.visuallyHidden}
          disabled={sending}
          aria-describedby={error === null ? undefined : `${field}-error`}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) void send(file)
            currentTarget.value = ''
          }}
        />
        <label htmlFor={field} className={button.outlined}>
          <Icon name="receipt" />
          {sentAt === null ? messages.sendReceipt : messages.sendAnotherReceipt}
        </label>
      </div>
      {error === null ? null : (
        <p id={`${field}-error`} className={typography.error} role="alert">
          {error}
        </p>
      )}
    </section>
  )
}

/** @property sentAt when the last receipt was sent, ISO 8601; null before the first. @property error why the last try failed */
type SentReceipt = { sentAt: string | null; sending: boolean; error: string | null }

/** The receipt of a bill's transfer, as it stands, and the sending of one. */
function useSendReceipt(client: ShopClient, { token, transfer_receipt }: Bill) {
  const messages = useOrderMessages()
  const [receipt, setReceipt] = useState<SentReceipt>({
    sentAt: transfer_receipt?.sent_at ?? null,
    sending: false,
    error: null,
  })
  async function send(file: File) {
    if (receipt.sending) return
    if (file.size > MAX_RECEIPT_BYTES) {
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
