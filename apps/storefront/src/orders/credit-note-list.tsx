import type { ShopClient } from '@zayy/contract/shop-client'
import type { Bill } from '@zayy/contract/types'
import { fromSar } from '@zayy/domain/money'
import { formatDate } from '@zayy/i18n/dates'
import { useLocale } from '../i18n/locale-context.tsx'
import { Price } from '../layout/price.tsx'
import styles from './credit-note-list.module.css'
import { DownloadButton } from './download-button.tsx'
import { useOrderMessages } from './order-messages.ts'

/** What was given back of an order, in a few words each, with the credit note as PDF; printed, the credit notes stand behind the invoice. */
export function CreditNoteList({ client, bill }: { client: ShopClient; bill: Bill }) {
  const { token, credit_notes: notes } = bill
  const messages = useOrderMessages()
  const locale = useLocale()
  return (
    <section className={styles.creditNotes} aria-labelledby="credit-notes">
      <h2 id="credit-notes">{messages.creditNotes}</h2>
      <ul>
        {notes.map(({ number, created_at, total, reason }) => (
          <li key={number}>
            <bdi dir="ltr">{number}</bdi>
            <time dateTime={created_at}>{formatDate(created_at, locale)}</time>
            <bdi className={styles.reason}>{reason}</bdi>
            <strong>
              <Price amount={fromSar(total)} />
            </strong>
            <DownloadButton
              fetchFile={() => client.orders.creditNotePdf({ token, number })}
              label={messages.downloadCreditNote(number)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
