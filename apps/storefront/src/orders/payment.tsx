import { failureOf } from '@zayy/contract/failure'
import { MAX_RECEIPT_BYTES, receiptTypes } from '@zayy/contract/orders/transfer-receipt'
import type { ShopClient } from '@zayy/contract/shop-client'
import type { Bill } from '@zayy/contract/types'
import { fromSar } from '@zayy/domain/money'
import { transferDay } from '@zayy/domain/orders/transfer-day'
import { formatDate, formatDay } from '@zayy/i18n/dates'
import { formatIban } from '@zayy/i18n/iban'
import { formatAmount } from '@zayy/i18n/numbers'
import button from '@zayy/ui/button.module.css'
import { CopyButton } from '@zayy/ui/copy-button'
import { Icon } from '@zayy/ui/icon'
import { toast } from '@zayy/ui/toast'
import typography from '@zayy/ui/typography.module.css'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useLocale } from '../i18n/locale-context.tsx'
import notice from '../page/notice.module.css'
import { Price } from '../prices/price.tsx'
import { useClient } from '../router-context.ts'
import { useOrderMessages } from './order-messages.ts'
import styles from './payment.module.css'

/** Upload of the bank's receipt (photo or PDF), with its status. */
export function TransferReceipt({ bill }: { bill: Bill }) {
  const client = useClient()
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

/** @property sentAt time of the latest receipt, ISO 8601 */
type SentReceipt = { sentAt: string | null; sending: boolean; error: string | null }

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

/** Amount, IBAN and reference for the bank's form, each with a copy button. On phones that of the IBAN comes first. */
export function TransferDetails({ bill }: { bill: Bill }) {
  const messages = useOrderMessages()
  const locale = useLocale()
  const day = bill.transfer_due && transferDay(bill.transfer_due, Date.now())
  const { bank_account: bank, grand_total, code } = bill
  const iban = useRef<HTMLElement>(null)
  return (
    <section className={styles.details} aria-labelledby="transfer-details">
      <h2 id="transfer-details">
        {day ? messages.transferBy(formatDay(day, locale)) : messages.transferNow}
      </h2>
      {bank === null ? null : (
        <div className={styles.copyIban}>
          <CopyButton
            text={bank.iban}
            label={messages.copyIban}
            copied={messages.copied}
            source={{ element: iban, selected: messages.selected }}
            className={`${button.primary} ${button.fullWidth}`}
          />
        </div>
      )}
      <dl>
        <Detail
          name={messages.amount}
          copy={messages.copyAmount}
          text={formatAmount(grand_total).replaceAll(',', '')}
        >
          <Price amount={fromSar(grand_total)} />
        </Detail>
        {bank === null ? null : (
          <Detail
            name={messages.iban}
            copy={messages.copyIban}
            text={bank.iban}
            after={
              <>
                <bdi>{bank.bank}</bdi> · <bdi>{bank.holder}</bdi>
              </>
            }
          >
            <bdi dir="ltr" ref={iban}>
              {formatIban(bank.iban)}
            </bdi>
          </Detail>
        )}
        <Detail name={messages.transferReference} copy={messages.copyReference} text={code}>
          <bdi dir="ltr">{code}</bdi>
        </Detail>
      </dl>
    </section>
  )
}

/** @param text is copied */
function Detail({
  name,
  copy,
  text,
  after,
  children,
}: {
  name: string
  copy: string
  text: string
  after?: ReactNode
  children: ReactNode
}) {
  const messages = useOrderMessages()
  const shown = useRef<HTMLElement>(null)
  return (
    <div className={after === undefined ? styles.detail : `${styles.detail} ${styles.wide}`}>
      <dt className={typography.caption}>{name}</dt>
      <dd className={`${styles.value} ${typography.number}`}>
        <b ref={shown}>{children}</b>
        {after === undefined ? null : <span className={typography.caption}>{after}</span>}
      </dd>
      <dd>
        <CopyButton
          text={text}
          label={copy}
          copied={messages.copied}
          source={{ element: shown, selected: messages.selected }}
          className={button.outlined}
        />
      </dd>
    </div>
  )
}

/** Links an unpaid card order to the gateway's page. */
export function CardPayment({ bill }: { bill: Bill }) {
  const messages = useOrderMessages()
  const wasDeclined = bill.payment_status === 'failed'
  return (
    <div className={wasDeclined ? notice.notice : `${notice.notice} ${notice.information}`} role="status">
      <Icon name={wasDeclined ? 'warning-circle' : 'credit-card'} size="l" className={notice.icon} />
      <div>
        <b>{wasDeclined ? messages.cardDeclined : messages.cardAwaited}</b>
        <p>{wasDeclined ? messages.cardDeclinedText : messages.cardAwaitedText}</p>
        <CardButton
          bill={bill}
          text={messages.continueToPayment}
          className={`${button.primary} ${styles.button}`}
        />
      </div>
    </div>
  )
}

/** Offers the card instead of a transfer. */
export function CardChoice({ bill }: { bill: Bill }) {
  const messages = useOrderMessages()
  return (
    <section className={styles.receipt} aria-labelledby="card-choice">
      <h2 id="card-choice">{messages.cardChoice}</h2>
      <p className={typography.note}>{messages.cardChoiceText}</p>
      <CardButton bill={bill} text={messages.payByCard} icon="credit-card" className={`${button.outlined}`} />
    </section>
  )
}

function CardButton({
  bill,
  text,
  icon,
  className,
}: {
  bill: Bill
  text: string
  icon?: 'credit-card'
  className: string
}) {
  const client = useClient()
  const messages = useOrderMessages()
  const [opening, setOpening] = useState(false)
  async function open() {
    if (opening) return
    setOpening(true)
    try {
      const { data } = await client.orders.pay({ token: bill.token })
      window.location.assign(data.payment_url)
    } catch (thrown) {
      setOpening(false)
      const { status, message } = failureOf(thrown)
      // It has been paid or cancelled meanwhile: reload the bill.
      if (status === 409) window.location.reload()
      else void toast(status > 0 ? message : messages.paymentUnreachable, 'error', 'payment')
    }
  }
  return (
    <button
      type="button"
      className={`${className} ${opening ? button.busy : ''}`}
      aria-disabled={opening}
      onClick={() => void open()}
    >
      {icon === undefined ? null : <Icon name={icon} />}
      {opening ? messages.openingPayment : text}
    </button>
  )
}
