import type { Bill } from '@zayy/contract/types'
import { fromSar } from '@zayy/domain/money'
import { formatDate } from '@zayy/i18n/dates'
import { useLocale } from '../i18n/locale-context.tsx'
import { Price } from '../layout/price.tsx'
import { useOrderMessages } from './order-messages.ts'
import styles from './credit-note-list.module.css'

/** What was given back of an order, in a few words each; the credit notes themselves are printed behind the invoice. */
export function CreditNoteList({ notes }: { notes: Bill['credit_notes'] }) {
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
          </li>
        ))}
      </ul>
    </section>
  )
}
